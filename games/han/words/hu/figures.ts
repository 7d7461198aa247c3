import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  action: 'A lapokkal a térkép bábuiért fizetsz.',
  place: 'Pagoda a mezőre, követ a pecsétre.',
  second: 'A második bábu ugyanabba a tartományba kerül.',
  draw: 'Addig húzol, míg három lapod lesz.',
  pagodas: 'A betelt tartomány azonnal pontot ad.',
  ports: 'A végén minden kikötő együtt számít.',
  alliances: 'Aki mindkét tartományban vezet, pontot kap a szövetségért.',
  roads: 'Négy saját pagoda egymás mellett: sor.',
  fortresses: 'Az erődre épített pagoda kétszeresen számít.',
  end: 'Ha a pakli másodszor is elfogy, az utolsó forduló következik.',
};
