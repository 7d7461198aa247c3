import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  court:
    'Három minisztérium a Ming-udvarban, mindegyikben hét hivatalnok. Aki egy betelt minisztériumban a legtöbbet irányítja, az lesz a miniszter. Az udvar körül a tenger, az idegen földek és a Nagy Fal, amely fordulónként nő, és a kilencedik darabbal véget vet a játéknak.',
  cubes:
    'Az akciódobozban minden akció egy kockába kerül, ismételve kettőbe. Hárommal kezdesz; az adott és kapott ajándékok többet hoznak. Érints meg egy akciót, és látod, mi kell hozzá.',
  payment:
    'A lapjaid a pénzed. Mindegyik egy–három pénzt ér, vagy helyette három–egy engedélyt. A legjobban illő fizetség már ki van jelölve; a lapok megérintésével változtathatsz rajta.',
  officials:
    'Vesztegess meg egy hivatalnokot: a jelződ fekve kerül rá; ha biztosítod a hűségét, a jelző feláll, és mások elől védve van. Ha egy minisztérium mind a hét hivatalnokán van jelző, a forduló végén eldől: figyeld a szabadokat.',
  gifts:
    'Az ajándék leköti, aki kapja: nem vesztegethet az ajándékozó elé egy minisztériumban, segítenie kell a vizsgázóját, és kisebbet nem adhat vissza. Előbb vásárolj ajándékot, aztán add annak, aki az utadban áll.',
  examination:
    'A második fordulótól vizsgázót jelölhetsz. A vizsgán mindenki titokban tesz lapokat egy vizsgázóra, és a győztes gazdája új, biztos hivatalnokot helyez el.',
  abroad:
    'A hajók távoli földeket érnek el, a seregek idegeneket hódítanak; mindkettő olyan pontot hoz, amelyet az udvari vetélytársak nem vehetnek el.',
  favour:
    'Te vagy a főminiszter: amikor mindenki passzolt, egy további akciót kapsz ingyen. A következő fordulóra mást nevezel meg.',
  discard:
    'Négy lapnál többet senki nem visz át a fordulón. Azt tartsd meg, amiből a következő terved kifizethető.',
};
