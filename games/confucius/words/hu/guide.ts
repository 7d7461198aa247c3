import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  cubes:
    'Minden akció egy kockába kerül, megismételve kettőbe. Három kockával kezdesz; az adott és kapott ajándékok többet hoznak. Érints meg egy akciót, és látod, mibe kerül.',
  payment:
    'A lapjaid a pénzed. Mindegyik egy, két vagy három pénzt ér, vagy helyette három, két vagy egy engedélyt. A legjobb fizetés már ki van jelölve; a lapok megérintésével változtathatsz rajta.',
  officials:
    'Ha megvesztegetsz egy hivatalnokot, ráfekteted a jelződet. Ha biztosítod a hűségét, felállítod a jelződet, és mások nem vehetik el. Ha mind a hét hivatalnokon van jelző, a forduló végén kinevezik a minisztert: figyeld a szabadokat.',
  gifts:
    'Az ajándék lekötelezi azt, aki kapja: megvesztegetéssel nem előzheti meg az ajándékozót egy minisztériumban, segítenie kell a vizsgázóját, és nem adhat neki kisebb értékű ajándékot. Előbb vegyél ajándékot, aztán add annak, aki az utadban áll.',
  examination:
    'A második fordulótól jelentkezhetsz vizsgára. A vizsgán mindenki titokban kijátszott lapokkal taníttat egy vizsgázót, és a győztes új, biztos hivatalnokot helyez el.',
  abroad:
    'A dzsunkák tengeren túli földekre jutnak, a seregek szomszédos országokat hódítanak. Az ezért kapott pontokat az udvari vetélytársak nem vehetik el.',
  favour:
    'Te vagy a főminiszter: amikor mindenki passzolt, végrehajtasz még egy akciót kocka nélkül. A következő fordulóra mást nevezel meg.',
  discard:
    'A forduló végén legfeljebb négy lapot tarthatsz meg. Azokat tartsd meg, amelyek a következő tervedhez kellenek.',
};
