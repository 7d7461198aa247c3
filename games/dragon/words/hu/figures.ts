import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  draft: 'Két fiatalabb, különböző személy költözik be.',
  action: 'Ahol már áll sárkány, az akció 3 yüannal drágább.',
  build: 'A kalapács szinteket épít, palotánként legfeljebb hármat.',
  privilege: 'A kiváltságjog egyszer kerül yüanba, és minden hónapban pontot ad.',
  wall: 'A fal minden szakasza azonnal fizet az építőjének.',
  card: 'Egy kártya egy személyt hoz az udvarba.',
  tile: 'Fiatalabb: messzebb a sávon. Idősebb: több jel.',
  house: 'Minden személy egy szintet foglal el.',
  full: 'Ha nincs hely, valaki távozik a jövevény kedvéért.',
  release: 'Te döntöd el, ki távozik.',
  earthquake: 'Két szint leomlik.',
  flood: 'A javak fele odavész.',
  tornado: 'Két személykártyát elvisz a szél.',
  sunrise: 'Egy fiatalabb személy kártya nélkül érkezik.',
  charter: 'Egy típus személyei még egyszer hoznak.',
  events: 'Béke, hűbér, aszály, fesztivál, mongolok, fertőzés.',
  superEvents: 'Egy szuperesemény, a 7. hónapban.',
  end: 'Palotáid minden lakója 2 pontot ér.',
};
