import { HAND_LIMIT } from '../../rules/data.ts';
import { numberOf, worthOf } from '../../rules/payments.ts';
import { openFrame } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { candidate, gift, ministry, nth } from './events.ts';
import { purchase } from './purchase.ts';

const SECOND_PETITIONS = [
  '',
  'Ki kapja a két dzsunkát?',
  '',
  'Melyik hivatalnokkal cseréljen helyet?',
  'Melyik üres dobozba?',
  'Kinek a biztos jelzője kerüljön oda?',
];
const FIRST_PETITIONS = [
  '',
  'Kinek a kikötőjéből megy át két dzsunka?',
  'Melyik vizsgázó helyére álljon a tiéd?',
  'Melyik hivatalnokod cseréljen helyet?',
  'Melyik sereg mozogjon?',
  'Melyik bizonytalan hivatalnok?',
];

export const prompt: ConfuciusTexts['prompt'] = (scene) => {
  const { view, seat } = scene;
  const f = openFrame(scene);
  switch (f?.phase) {
    case 'chief':
      return `Ki legyen ${nth(view.round)} forduló főminisztere?`;
    case 'turn': {
      const { cubes } = view.players[seat]!;
      return cubes > 0
        ? `Válassz akciót. Még ${cubes} kockád van.`
        : 'Elfogytak a kockáid: passzolj, vagy válassz olyan akciót, amely nem kerül kockába.';
    }
    case 'favour':
      return 'Császári kegy: válassz akciót. Nem kerül kockába.';
    case 'extra':
      return 'Extra akció: válassz akciót. Nem kerül kockába.';
    case 'bribe':
      return 'Melyik hivatalnokot vesztegeted meg?';
    case 'secure':
      return 'Melyik hivatalnokod hűségét biztosítod?';
    case 'nominate':
      return 'Melyik mezőre? Egyenlőségnél a vörös nyer.';
    case 'buyJunks':
      return 'Hány dzsunkát veszel?';
    case 'voyage':
      return `Hány dzsunka indul? Az óceánon ${view.players[seat]!.ocean} van; minden ötödikkel elérsz egy földet.`;
    case 'invade':
      return 'Melyik dobozba küldöd a sereget?';
    case 'buyGift':
      return 'Melyik ajándékot veszed meg?';
    case 'giveGift':
      return f.step === 0 ? 'Melyik ajándékot adod?' : `Ki kapja? Az ajándék: ${gift(f.first + 1)}.`;
    case 'transfer':
      return f.step === 0
        ? 'Melyik hivatalnokot engeded át?'
        : 'Kinek? A tőle kapott ajándék érvénytelen lesz.';
    case 'petition':
      if (f.step === 0) return 'Melyik ajándékkal nyújtasz be kérvényt?';
      return (f.step === 1 ? FIRST_PETITIONS : SECOND_PETITIONS)[f.first]!;
    case 'commerce':
      return 'Mely lapokat dobod el? Eggyel több lapot húzol, mint a pénzértékük.';
    case 'bribery':
      return 'Melyik hivatalnokot vesztegeted meg a jutalomkártyával?';
    case 'giftCard':
      return 'Melyik ajándékod legyen ingyen megvett?';
    case 'payment': {
      const what = purchase(scene);
      const chosen = worthOf(f.cards, f.unit);
      return chosen > 0 ? `${what} (eddig ${chosen}): mely lapokkal?` : `${what}: mely lapokkal?`;
    }
    case 'land':
      return 'Melyik tengeren túli földre jutsz el?';
    case 'examination':
      return `Császári vizsga (${candidate(view.candidate)}): kit taníttatsz?`;
    case 'tutor':
      return `Mely lapokkal taníttatsz? Eddig ${numberOf(f.cards)}; a több pénz nyer.`;
    case 'place':
      return `Hová kerüljön a jelölt (${candidate(view.candidate)})?`;
    case 'ministry':
      return `${ministry(f.ministry)}: a te befolyásod a legkisebb. Kit támogatsz?`;
    case 'discard':
      return `Melyik ${HAND_LIMIT} lapot tartod meg?`;
    default:
      return 'Vége a játéknak.';
  }
};
