import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
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
};
