import type { LessonWords } from '../../../../i18n/lesson.ts';

export const lesson: LessonWords = {
  aim: 'Neked legyen a legtöbb pontod, amikor a tizenkettedik hónap véget ér.',
  steps: {
    year: {
      title: 'Egy év az udvarban',
      says: [
        'A játék *tizenkét hónapig* tart. Minden hónap a képén látható eseménnyel zárul, és mindet előre látod.',
        'Most a {month}. hónap jön. A végén *aszály* lesz.',
      ],
      why: 'Az események minden játékban más sorrendben jönnek, de az első két hónap mindig békés. Aki jól játszik, a következőkre készül.',
    },
    court: {
      title: 'A palotáid',
      says: [
        'Minden szinten egy alattvaló lakik. Neked {people} van: egy adószedő, egy földműves, egy harcos és egy kézműves.',
        'Aszálykor minden lakott palota egy *rizst* eszik meg. Neked {rice} van.',
      ],
      why: 'Az alattvalók kétszer hasznosak: erősebbé teszik az akcióidat, és a játék végén mindegyik {each} pontot ér.',
    },
    harvest: {
      title: 'Rizs az aszály előtt',
      says: ['Rizs nélkül az aszály *{lost} alattvalódba* kerül: minden palotából elmegy egy.'],
      task: 'Havonta egy akciót választasz. Melyik menti meg az alattvalóidat?',
      why: 'Az akció jobb, ha megvan hozzá a megfelelő alattvaló: a földművesednek rizszsákja van, ezért a betakarítás {rice} rizst hoz. Ennyi éppen elég.',
      wrong: {
        taxes: 'Az adók {taxes} yüant hoznak, de a pénzt nem lehet megenni.',
        research: 'A kutatás most hoz egy pontot, de az aszály így is {lost} alattvalódba kerülne.',
        build: 'Üres szinted van. Ami hiányzik, az a rizs.',
        other: 'Az ráér. A hónap végén aszály jön, és még nincs rizsed.',
      },
    },
    healer: {
      title: 'Új lakó',
      says: [
        'A következő hónapban *fertőzés* jön: mindenki {loss} alattvalót veszít. A gyógyítóid minden *mozsara* megment egyet.',
      ],
      task: 'Havonta egy kártyát játszol ki, és az az alattvaló beköltözik. Játszd ki a *gyógyítót*. Fiatalabb vagy idősebb: melyik ment meg többet?',
      why: 'Az idősebbeknek több a szimbólumuk. A fiatalabbakkal viszont messzebb jutsz a személyjelző sávon, és ott az elöl álló választ először.',
      wrong: {
        young:
          'A fiatalabb gyógyítóval még mindig {lossYoung} alattvalót veszítenél. Az idősebbnek {old} mozsara van: csak {lossOld} menne el.',
      },
    },
    drought: {
      title: 'Az aszály',
      says: [
        'A {eaten} rizsed mindkét palotának elég volt, senki sem ment el.',
        'A többieknek kevés volt: {name1} {lost1}, {name2} {lost2} alattvalót veszített.',
      ],
      why: 'Aki elmegy, kikerül a játékból. Mindenki maga választja ki, kit bocsát el: tartsd meg azt, akire szükséged lesz.',
    },
    points: {
      title: 'Pontok minden hónapban',
      says: [
        'Minden hónap végén minden palota egy pontot ér: neked most {palaces} jár.',
        'Most {vp} pontod van. Az udvarhölgyek és a kiváltságjogok is minden hónapban pontot hoznak.',
      ],
      why: 'Ami korán megvan, minden hónapban újra pontot hoz. A lakatlan palota havonta egy szintet veszít, ezért ne hagyd üresen.',
    },
    late: {
      title: 'Nyolc hónappal később',
      says: [
        'A {month}. hónapban jártok, kettő van hátra. Neked {vp} pontod van, állás a többieknél: {name2} {vp2}, {name1} {vp1}.',
        'A végén még jönnek pontok: minden alattvaló {each}, és minden {rate} yüan egy pontot ér.',
      ],
      why: 'A végén a szerzetesek is pontot érnek: a fiatalabb annyit, ahány szintes a palotája, az idősebb kétszer annyit. Neked nincs, a szomszédodnak ({name2}) egy van.',
    },
    research: {
      title: 'Mire jók az alattvalók',
      says: [
        'Az idősebb tudósodnak {books} könyve van. A *kutatás* egy pontot hoz, és könyvenként még egyet.',
        'Ezen a csoporton {name2} sárkánya áll: ő volt az első. Most minden kártyája {surcharge} yüanba kerül.',
      ],
      task: '{yuan} yüanod van, és megéri. Válaszd a *kutatást*, {points} pontot hoz.',
      why: 'Az akciókártyák minden hónapban új csoportokba kerülnek. Aki elsőként választ egy csoportból, nem fizet, utána mindenki {surcharge} yüant.',
    },
    last: {
      title: 'Még egy akció',
      says: [
        'Az év aszállyal zárul. {palaces} palotára {rice} rizsed van.',
        'Ha most semmit sem tennél, {rest}–{rival} lenne a vége, és {name2} nyerne.',
      ],
      task: 'Melyik akcióval nyersz?',
      why: 'Számold ki, mennyit ad egy-egy akció a {rest} pontodhoz. A pénz keveset ér: {rate} yüan egy pont. A megmaradt rizs {good} yüannak számít.',
      wrong: {
        harvest:
          'Van már elég rizsed, és ami megmarad, keveset ér. {harvest} ponttal zárnál, és {name2} nyerne {rival} ponttal.',
        taxes: 'A pénz a végén keveset ér. {taxes} ponttal zárnál, és {name2} nyerne {rival} ponttal.',
        other: 'Ez már nem hoz pontot. {name2} nyerne.',
      },
    },
    end: {
      title: 'Nyertél',
      says: [
        '{vp}–{rival}: az utolsó akciód döntött.',
        'Ezért volt szoros: {name2} a legtöbb hónapban többet szerzett, de nálad {people} alattvaló maradt. Ez a végén {persons} pont, a másik oldalon {persons2}.',
      ],
      lost: {
        title: 'Majdnem sikerült',
        says: [
          '{vp}–{rival} a vége, és {name2} nyert. Lépj vissza egyet, és keresd meg az akciót, amelyik többet hoz.',
          'Nálad {people} alattvaló maradt, a végén {persons} pontért. {name2} az előző hónapokban szerzett többet.',
        ],
      },
    },
  },
};
