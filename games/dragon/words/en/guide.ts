import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  draft:
    'Choose two people to start with. Look at the scroll first: farmers bring rice for the droughts, healers protect against contagion, tax collectors bring money, and warriors and pyrotechnists earn points when their events come.',
  action:
    'Now choose one action. The cards lie in groups: the first player to use a group pays nothing, everyone after that pays 3 yuan. Taxes bring money, Harvest brings rice, Build adds floors, and the right people make an action stronger.',
  tile: 'A young person moves you further along the track, and the player furthest ahead chooses first. An old one has more symbols and so does more for you.',
  house:
    'Each floor houses one person. An empty palace loses a floor at the end of the month, and in a drought every palace with people in it needs rice.',
  forecast:
    'As things stand, month {month} will take {people} of your people. There is still time: rice helps in a drought, healers against contagion, money at a tribute, and warriors against the Mongols. The forecast (key V) shows what each move changes.',
  build:
    'New floors make room. Each palace scores a point every month, but it can have three floors at most, and an empty one decays.',
  release:
    'The event costs you people. Release those you will miss least: their event is over, or someone better does the same job.',
  points:
    'Every month you score for palaces, court ladies, and privileges; at the end also for the people you kept, your monks, and your money.',
};
