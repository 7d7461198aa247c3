import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  court:
    'You rule a court through twelve months. The scroll at the top shows every event of the year: two peaceful months, then drought, contagion, Mongols, tribute and festivals, in a new order every game. The people in your palaces help you through; whoever you cannot keep, leaves.',
  draft:
    'Choose two people to begin with. Look at the scroll first: farmers bring rice for the droughts, healers help against contagion, tax collectors bring money, and warriors and pyrotechnists help in their months.',
  action:
    'Now one action. The cards lie in groups; the first to choose a group pays nothing, everybody after pays 3 yuan. Taxes bring money, harvests rice, building gives floors, and more of the right people make an action stronger.',
  card: 'Play one of your person cards to hire somebody. Each card is used once in the whole game, so think of the months ahead.',
  tile: 'The younger one moves you far ahead on the track, and whoever is ahead chooses first. The older one has more symbols, so does more for you.',
  house:
    'One person lives on each floor. Spread your people: an empty palace loses a floor at the end of the month, and in a drought every inhabited palace needs rice.',
  forecast:
    'The lens (key V) tells what each coming month will cost everybody as things stand. It is the best friend of a ruler: prepare two or three months ahead.',
  build:
    'New floors make room. Each palace is worth a point every month, but a palace has three floors at most, and an empty one crumbles.',
  release:
    'The event takes people from you. Let those go who are needed least from now on: whose month is over, or who have a better neighbour.',
  points:
    'Points come every month from palaces, court ladies and privileges, and at the end from the people who are left, from monks and from money.',
};
