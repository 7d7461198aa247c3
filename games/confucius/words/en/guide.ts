import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  cubes:
    'Each action costs one cube, repeating it costs two. You start with three cubes; gifts you give or receive bring more. Touch an action to see what it costs.',
  payment:
    'Your cards are your money. Each is worth 1, 2, or 3 cash or, instead, 3, 2, or 1 licences. The best payment is already picked; touch the cards to change it.',
  officials:
    'Bribe an official to lay your marker there. Secure it and the marker stands up, safe from the others. Once all seven officials of a ministry have markers, it is resolved at the end of the round, so keep an eye on the free ones.',
  gifts:
    'A gift obliges the player who receives it: they cannot out-bribe you in a ministry, must help your student, and cannot give you a lower gift. Buy a gift first, then give it to a player who is in your way.',
  examination:
    'From round two, you may nominate a student. When an examination is held, everyone secretly plays cards for a student, and the winner places a new, secured official.',
  abroad:
    'Junks reach distant lands and armies invade foreign ones. Both score points that no rival at court can take away.',
  favour:
    'You are chief minister: once everyone has passed, you take one more action without cubes. Next round, you name someone else.',
  discard: 'You keep at most four cards at the end of a round. Keep those that pay for your next plan.',
};
