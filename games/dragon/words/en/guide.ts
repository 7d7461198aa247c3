import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  court:
    'You rule a court for twelve months, and the most victory points win. The scroll at the top shows every event of the year: two months of peace, then drought, contagion, Mongols, tribute and festivals, in a different order each game. The people in your palaces get you through; those you cannot keep have to leave.',
  draft:
    'Choose two people to start with. Look at the scroll first: farmers bring rice for the droughts, healers protect against contagion, tax collectors bring money, and warriors and pyrotechnists earn points when their events come.',
  action:
    'Now choose one action. The cards lie in groups: the first player to use a group pays nothing, everyone after that pays 3 yuan. Taxes bring money, Harvest brings rice, Build adds floors, and the right people make an action stronger.',
  card: 'Play a person card to bring someone to court. Each card is used only once in the whole game, so think ahead.',
  tile: 'A young person moves you further along the track, and the player furthest ahead chooses first. An old one has more symbols and so does more for you.',
  house:
    'Each floor houses one person. An empty palace loses a floor at the end of the month, and in a drought every palace with people in it needs rice.',
  forecast:
    'The forecast (key V) plays the coming months out for every player as if nobody acted any more: rice eaten in one drought is gone in the next. Pick a move to see what it changes.',
  build:
    'New floors make room. Each palace scores a point every month, but it can have three floors at most, and an empty one decays.',
  release:
    'The event costs you people. Release those you will miss least: their event is over, or someone better does the same job.',
  points:
    'Every month you score for palaces, court ladies and privileges; at the end also for the people you kept, your monks, and your money.',
};
