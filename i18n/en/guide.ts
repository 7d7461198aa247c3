import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Your first game, with a guide',
  line: 'A short game against gentle bots. A few sentences at the right moment tell you what lies on the table and what a choice means. You can leave the guide at any time and play on.',
  begin: 'Begin with a guide',
  next: 'Next',
  skip: 'Leave the guide',
  rules: 'The rule',
  more: 'More',
  done: 'That is all you need. The lens shows what is coming, a hint what a bot would do, and whatever cannot be done says why.',
  close: 'Play on',
  steps: {
    dragon: {
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
    },
    han: {
      map: 'Nine provinces, each with spaces for pagodas along the roads and a dragon seal for emissaries. Pagodas score in provinces and on roads, emissaries score alliances between neighbours.',
      cards:
        'A piece costs one card of the colour of its province; two equal cards stand for one of any other colour. Remember three, two, one: at most three cards for two pieces in one province.',
      place:
        'Choose where the piece goes. A pagoda takes a space on the road; an emissary goes to the seal, which takes only as many, of all players together, as the strongest there has pagodas.',
      second:
        'You may place a second piece in the same province if you can pay for it. A province that was empty when your turn began takes only one.',
      draw: 'Draw back to three cards, one by one: from the open ones or from the pile. Take the colours of provinces where you want to be next.',
      full: 'When the last space of a province is taken, it is scored at once: the leader gets a point for every pagoda there, of all players; the second gets as many as the leader has pagodas, and so on.',
      emissaries:
        'At the end, whoever has the most emissaries in both of two neighbouring provinces scores an alliance: a point for every emissary in both, of all players.',
      roads:
        'Also at the end: an unbroken road of four or more of your own pagodas scores a point each. The lens (key V) shows what everything would pay if the game ended now.',
    },
    confucius: {
      court:
        'Three ministries at the Ming court, each with seven officials. Whoever controls the most in a full ministry becomes its Minister. Around the court lie the sea, the foreign lands and the Wall, which grows by a piece each round and ends the game with its ninth.',
      cubes:
        'Each action in the box costs a cube, and a repeated one costs two. You have three cubes to begin with; presents, given or received, bring more. Touch an action to see what it would take.',
      payment:
        'Your cards are the money. Each is worth one to three cash, or three to one licences instead. The payment that fits best is picked already; touch the cards to change it.',
      officials:
        'Bribe an official to place your marker lying down; secure it and the marker stands up, safe from others. Once all seven officials of a ministry carry markers, it is settled at the end of the round: so watch the free ones.',
      gifts:
        'A present binds the one who gets it: they may not bribe their way past the giver in a ministry, must help the giver’s student, and cannot give less in return. Buy a gift first, then give it to somebody who stands in your way.',
      examination:
        'From the second round on you may nominate a student. When an examination is held, all add cards to a student in secret, and the winner’s owner places a new, safe official.',
      abroad:
        'Ships reach distant lands and armies conquer foreign ones; both bring points that no rival at court can take away.',
      favour:
        'You are chief minister: when all have passed, you get one more action for nothing. Next round you name somebody else.',
      discard: 'Nobody keeps more than four cards over a round. Keep what pays for your next plan.',
    },
  },
} satisfies GuideTexts;
