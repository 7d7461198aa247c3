import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'C-DEC-1': 'Most nem erről kell dönteni.',
  'C-DEC-3': 'Most nem te döntesz.',
  'C-DEC-6': 'Az egyben megadott fizetségben nincs fölösleges lap; többet egyenként lehet hozzátenni.',
  'C-DEF-1': 'Nincs ilyen játékos.',
  'C-PAY-1': 'Ezek a lapok nincsenek a kezedben.',
  'C-PAY-2': 'A lapjaid értéke nem fedezi az árát.',
  'C-CUB-7': 'Két kockába kerül, neked pedig csak egy maradt.',
  'C-CHF-1': 'A főminiszternek másik játékost kell megneveznie.',
  'C-TRN-3': 'Amíg van kockád, nem passzolhatsz; a „nincs akció” mindig lehetséges.',
  'C-TRN-4': 'Nincs több kockád; már csak jutalomkártya, befolyás átengedése vagy passzolás lehetséges.',
  'C-FAV-2': 'A császári kegy nem használható jutalomkártyára.',
  'C-FAV-5': 'A császári kegyről nem lehet lemondani; a „nincs akció” nem árt.',
  'C-ACT-BRIBE.1': 'Csak jelző nélküli hivatalnok vesztegethető meg, miniszter nélküli minisztériumban.',
  'C-ACT-SECURE.1':
    'Csak olyan hivatalnok hűsége biztosítható, akin a te bizonytalan jelződ van, miniszter nélküli minisztériumban.',
  'C-ACT-NOMINATE.1': 'Az 1. fordulóban nincs vizsgázó.',
  'C-ACT-NOMINATE.2': 'Már van vizsgázód, vagy mindkét mező foglalt.',
  'C-ACT-NOMINATE.4': 'Az a mező foglalt.',
  'C-ACT-FORCE.1': 'Az 1. fordulóban nem hirdethető vizsga.',
  'C-ACT-BUYJUNKS.1': 'Egy akcióval egy–négy dzsunka vehető, de legfeljebb annyi, amennyi a készletben van.',
  'C-ACT-VOYAGE.1': 'Nincs ennyi dzsunka a kikötődben.',
  'C-ACT-VOYAGE.6': 'Oda már eljutottál.',
  'C-ACT-VOYAGE.7': 'Több expedíció teljesülne, mint ahány föld még hátravan számodra.',
  'C-ACT-RECRUIT.1': 'Nincs több sereg a készletedben.',
  'C-ACT-INVADE.1':
    'Kell hozzá egy sereg a katonai telepeiden és egy üres doboz egy még el nem döntött szomszédos országban.',
  'C-ACT-INVADE.4': 'Abban a dobozban már áll egy sereg.',
  'C-ACT-BUYGIFT.1': 'Csak megveendő ajándékot lehet megvenni.',
  'C-ACT-GIVEGIFT.1': 'Kell hozzá egy megvett saját ajándék és egy másik játékos.',
  'C-ACT-TRANSFER.1':
    'Csak saját hivatalnok engedhető át, miniszter nélküli minisztériumban, másik játékosnak.',
  'C-ACT-TRANSFER.6':
    'Ezt a hivatalnokot ebben a fordulóban már átengedték; most már csak ajándékot érvénytelenítve lehet.',
  'C-ACT-PETITION.1': 'A kérvény a haladó játékhoz tartozik.',
  'C-ACT-PETITION.2': 'A kérvényhez 2–6 értékű megvett saját ajándék kell.',
  'C-ACT-PETITION.3': 'Amit ez az ajándék kér, most nem teljesíthető.',
  'C-PET-2': 'Két dzsunka megy át egy kikötőből, ahol van annyi, egy másik játékos kikötőjébe.',
  'C-PET-3': 'Ott nem áll vizsgázó.',
  'C-PET-3a': 'Az a vizsgázó már a tiéd.',
  'C-PET-4':
    'Egy hivatalnokod olyannal cserélhet helyet, akinek száma ugyanakkora vagy nagyobb, miniszter nélküli minisztériumokban.',
  'C-PET-5': 'Egy sereg megy át dobozából egy üres dobozba, még el nem döntött szomszédos országokban.',
  'C-PET-6': 'A hivatalnokon bizonytalan jelzőnek kell lennie, miniszter nélküli minisztériumban.',
  'C-PET-6a': 'Jelző nélküli hivatalnok nem választható.',
  'C-ACT-COMMERCE.1': 'Ebben a fordulóban már kereskedtél.',
  'C-ACT-COMMERCE.2': 'Az eldobott lapok értéke 1–4 pénz lehet.',
  'C-RWD-1': 'Nincs ilyen jutalomkártyád.',
  'C-RWD-3': 'Nem maradt hivatalnok, akit ezzel a kártyával megszerezhetnél.',
  'C-RWD-BRIBE':
    'A kártya megvesztegetetlen vagy más bizonytalan hivatalnokát szerzi meg, miniszter nélküli minisztériumban.',
  'C-RWD-BRIBE.1': 'A kártyán megnevezett minisztériumban nincs megszerezhető hivatalnok.',
  'C-RWD-GIFT.1': 'Ez az ajándék nem megveendő.',
  'C-RWD-ARMY.1': 'Nincs több sereg a készletedben.',
  'C-RWD-INSULT.1': 'Nincs sereged a katonai telepeken.',
  'C-OBL-1': 'Értékesebb ajándékot kaptál tőle, nem viszonozhatod kisebb értékűvel.',
  'C-OBL-2': 'Egy ajándék tiltja: aki adta, annak van itt befolyása, és a tiéd már eléri az övét.',
  'C-OBL-3': 'A másik vizsgázó gazdájától kaptál ajándékot, őt kell taníttatnod.',
  'C-OBL-3a': 'Mindkét vizsgázó gazdájától kaptál ajándékot; az értékesebb dönt.',
  'C-OBL-4': 'Egy ajándék más támogatására kötelez.',
  'C-OBL-4a': 'Több résztvevőtől is van ajándékod; a legértékesebb dönt.',
  'C-EXAM-5': 'A taníttatáshoz legalább egy lap kell, és csak a kezedből.',
  'C-EXAM-8':
    'Csak három vagy több lap érvényteleníti az ajándékot, és csak annak a vizsgázóján, akitől kaptad.',
  'C-EXAM-16': 'Amíg van üres hely a minisztériumában, a jelölt csak oda kerülhet.',
  'C-EXAM-17':
    'A jelöltnek a minisztériumában egy megvesztegetetlen vagy bizonytalan hivatalnokot kell felváltania.',
  'C-EXAM-18': 'A jelöltnek egy megvesztegetetlen vagy bizonytalan hivatalnokot kell felváltania.',
  'C-MIN-8': 'Csak olyan másik játékos támogatható, aki még versenyben van.',
  'C-EOR-5': 'Négy lapot tarthatsz meg azokból, amelyek a kezedben vannak.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'C-OV-1':
    'Egy családot vezetsz a Ming-udvarban. Pont jár a minisztériumokért (miniszter és titkár, 4–8 GYP), a tengeren túli földekre elsőként jutó expedícióért (2–4), a sikeres hódításért (seregenként 2–5), egy jutalomkártyáért (2) és a végén három címért (1–1).',
  'C-OV-2':
    'Legfeljebb kilenc forduló van. A játék hamarabb véget ér, ha mindhárom minisztériumnak van minisztere, vagy elfogyott az utolsó jelölt.',
  'C-OV-3':
    'Egy forduló: az ajándékok összesítése akciókockákat ad; főminisztert választanak; sorban akciók következnek; majd az udvar (fal, vizsga, minisztériumok, hódítások); végül új hivatalnokok érkeznek, és mindenki négy lapot tart meg.',
  'C-OV-4':
    'A játék hajtóereje az ajándék. Több adott és kapott ajándék több kockát jelent; de aki ajándékot kapott, le van kötelezve.',
  'C-PAY-1':
    'A lapok fizetőeszközök: mindegyik 1, 2 vagy 3 pénzt, vagy helyette 3, 2 vagy 1 engedélyt ér. Egy fizetség vagy csupa pénz, vagy csupa engedély.',
  'C-DEF-3':
    'A jelző nélküli hivatalnok megvesztegetetlen. A fekvő jelző bizonytalan, még elveszhet; az álló biztos.',
  'C-DEF-4': 'A befolyás egy minisztériumban: hány hivatalnokon van ott a jelződ, akár biztos, akár nem.',
  'C-DEF-5':
    'A helyek rang szerint számozottak: az 1. a legmagasabb, a 7. a legalacsonyabb. Ez dönti el a holtversenyt.',
  'C-TRN-3':
    'Amíg van kockád, cselekedned kell, nem passzolhatsz; a „nincs akció” egy kockáért mindig lehetséges.',
  'C-WIN-1': 'Akinek a legtöbb győzelmi pontja van, az nyer.',
  'C-CNT-1':
    'Számold össze az általad adott és a nálad lévő aktív ajándékokat: egy sem 3 kockát ér a fordulóra, egy vagy kettő 4-et, három vagy több 5-öt.',
  'C-CHF-1':
    'Az 1. forduló főminiszterét sorsolják. Később az előző főminiszternek másik játékost kell megneveznie.',
  'C-CHF-2': 'A főminiszter egyik kockáját a császári kegyre teszi, az akciók végére.',
  'C-TRN-1': 'A főminiszter utáni játékos kezd; körben haladtok, amíg mindenki nem passzolt.',
  'C-TRN-2': 'Aki soron van, egy akciót hajt végre, egy jutalomkártyát játszik ki, vagy passzol.',
  'C-TRN-4':
    'Kocka nélkül még kijátszható jutalomkártya vagy átengedhető befolyás; egyébként passzolni kell.',
  'C-TRN-6': 'Aki passzolt, az ebben a fordulóban már nem kerül sorra.',
  'C-FAV-1': 'Amikor mindenki passzolt, a főminiszter végrehajt egy utolsó akciót: ez a császári kegy.',
  'C-FAV-2': 'Az akciódoboz bármelyik akciója lehet, de jutalomkártya nem.',
  'C-FAV-3': 'Kockába nem kerül, akármennyi lenne egyébként.',
  'C-FAV-5': 'Nem hagyható ki, de a „nincs akció” nem árt.',
  'C-CRT-1': 'Az udvar: fal, vizsga, minisztériumok, hódítások, ebben a sorrendben.',
  'C-WALL-1': 'Minden fordulóban egy faljelző kerül a Nagy Falra; a kilencedikkel véget ér a játék.',
  'C-CUB-1':
    'Egy akció egy kockádba kerül, vagy kettőbe, ha már van kockád a mezőjén. Mások kockái nem számítanak.',
  'C-CUB-2':
    'Három akciópárnak közös a mezője: megvesztegetés és biztosítás, dzsunkavásárlás és expedíció, sereg felállítása és hódítás.',
  'C-ACT-BRIBE':
    'Hivatalnok megvesztegetése: fizesd ki pénzben az árát, és tedd bizonytalan jelződet egy jelző nélküli hivatalnokra. A kapott ajándékok tilthatják.',
  'C-ACT-BRIBE.6':
    'A bizonytalan hivatalnok elveszhet jutalomkártya, a helyére lépő jelölt vagy kérvény miatt.',
  'C-ACT-SECURE':
    'Hivatalnok hűségének biztosítása: fizesd ki még egyszer az árát, és a jelződ ott biztosan áll.',
  'C-ACT-SECURE.5': 'A biztos hivatalnokot senki sem veheti el; csak te engedheted át.',
  'C-ACT-NOMINATE':
    'Jelentkezés vizsgára: 2 pénz, a 2. fordulótól. A vizsgázód a vörös vagy a narancs mezőn várja a vizsgát.',
  'C-ACT-FORCE':
    'Császári vizsga meghirdetése: 2 pénz, a 2. fordulótól. Ekkor ebben a fordulóban egy vizsgázó is elég.',
  'C-ACT-BUYJUNKS':
    'Dzsunkavásárlás: egy–négy darab 1, 3, 6 vagy 10 pénzért; ha van hivatalnokod a Kungpuban: 1, 2, 4 vagy 7.',
  'C-ACT-VOYAGE':
    'Expedíció elindítása: küldj dzsunkákat a kikötődből az óceánra, darabját 1 engedélyért. Minden öt eljut egy tengeren túli földre.',
  'C-ACT-VOYAGE.3':
    'Ott jelzőt hagysz, megkapod a pontját, ha előtted senki sem járt ott, és húzol egy jutalomkártyát; az öt dzsunka visszakerül a készletbe.',
  'C-ACT-VOYAGE.5': 'Legfeljebb négy dzsunka marad az óceánon a következő útra; az admirálisnál számítanak.',
  'C-ACT-VOYAGE.6': 'Minden földre egyszer juthatsz el. Aki később ér oda, jutalomkártyát kap, pontot nem.',
  'C-ACT-RECRUIT':
    'Sereg felállítása: 6 engedélyért, Pingpu-hivatalnokkal 4-ért egy sereg kerül a katonai telepeidre.',
  'C-ACT-INVADE':
    'Hódítás: fizesd ki pénzben az ország árát, és vigyél át egy sereget a telepeidről egy üres dobozába.',
  'C-ACT-BUYGIFT':
    'Ajándékvásárlás: fizesd ki pénzben az értékét, és egy 2–6 értékű ajándék megvett lesz. Az 1-es kezdettől az.',
  'C-ACT-GIVEGIFT':
    'Ajándékozás: adj egy megvett ajándékot másnak, aki nem utasíthatja vissza. Mindketten több kockát kaphattok, és ő a lekötelezetted lesz.',
  'C-ACT-GIVEGIFT.3':
    'Az ugyanannak adott korábbi ajándékod kikerül a játékból; a tőle kapott kisebb értékű is.',
  'C-ACT-TRANSFER':
    'Befolyás átengedése: nem kerül kockába, de ez az akciód. Egy hivatalnokod másé lesz; ha tőle van ajándékod, az érvénytelen lesz.',
  'C-ACT-TRANSFER.6':
    'Amelyik hivatalnokot ebben a fordulóban már átengedték, az csak ajándékot érvénytelenítve adható tovább.',
  'C-ACT-PETITION':
    'Kérvény a császárhoz (haladó játék, mindig 2 kocka): egy 2–6 értékű megvett ajándék kikerül a játékból, és különleges hatása van.',
  'C-ACT-COMMERCE':
    'Kereskedelem: fordulónként egyszer; dobj el 1–4 pénz értékű lapot, és húzz eggyel többet ennél.',
  'C-ACT-TAX': 'Adóztatás: húzz két lapot.',
  'C-ACT-NONE': 'Nincs akció: egy kocka, akárhányszor, és semmi sem történik.',
  'C-OBL-1':
    'Akitől ajándékot kaptál, annak kisebbet nem adhatsz. Az egyenlő mindkettőtöket leköti, az értékesebb felszabadít.',
  'C-OBL-2':
    'Nem vesztegethetsz abban a minisztériumban, ahol az ajándékozódnak van befolyása, és a tiéd már eléri az övét.',
  'C-OBL-2b':
    'Az ajándék nem akadályozza a jutalomkártyát, a biztosítást, az átengedést, a kérvényt és a jelöltek elhelyezését.',
  'C-OBL-3': 'Két vetélytárs vizsgáján annak a vizsgázóját kell taníttatnod, akitől ajándékot kaptál.',
  'C-OBL-3a': 'Ha mindkettőjüktől van ajándékod, az értékesebb dönt; ha egyenlő, te választasz.',
  'C-OBL-4':
    'Amikor egy minisztériumban átadod a befolyásodat, az ajándékozódé lesz; a legértékesebb ajándék dönt.',
  'C-OBL-5': 'Csak az van lekötelezve, aki kapta. Az expedíciók és hódítások mindig szabadok.',
  'C-CAN-1': 'Adj az ajándékozónak értékesebbet, és a nálad lévő érvénytelen lesz.',
  'C-CAN-2': 'Engedj át befolyást az ajándékozónak, és az ajándék érvénytelen lesz.',
  'C-CAN-3': 'Játssz ki három vagy több lapot az ajándékozó vizsgázójára, és érvénytelenítheted.',
  'C-CAN-4': 'Támogasd az ajándékozót a miniszterek kinevezésénél, és az ajándék érvénytelen lesz.',
  'C-CAN-5': 'Ugyanannak az ajándékozónak az új ajándéka a régi helyére lép.',
  'C-DSC-1': 'Pingpu-hivatalnokkal egy sereg 6 helyett 4 engedély.',
  'C-DSC-2': 'Hupu-hivatalnokkal a megvesztegetés és a biztosítás 1 pénzzel olcsóbb.',
  'C-DSC-3': 'Kungpu-hivatalnokkal egy–négy dzsunka 1, 2, 4 vagy 7 pénz.',
  'C-DSC-5': 'Egy hivatalnok elég, többért sem jár több. A már eldőlt minisztériumok is számítanak.',
  'C-MIN-1': 'Az udvarfázisban kap minisztert az a minisztérium, amelynek mind a hét hivatalnokán van jelző.',
  'C-MIN-5': 'Aki egyedül van egy minisztériumban, miniszter és titkár is lesz.',
  'C-MIN-6':
    'Amíg kettőnél többen vannak, visszalép, akinek a legkevesebb hivatalnoka van; holtversenyben az, akinek a legjobbja alacsonyabb rangú.',
  'C-MIN-7': 'Minden saját és kapott hivatalnokát egy másik játékosnak adja erre a kinevezésre.',
  'C-MIN-8':
    'Ahhoz kerülnek, akitől a legértékesebb ajándékot kapta; ilyen ajándék nélkül szabad a választás.',
  'C-MIN-9': 'A támogatottól kapott ajándék ezzel érvénytelen lesz.',
  'C-MIN-11': 'Az utolsó kettő közül akinek több hivatalnoka van, miniszter lesz, a másik titkár.',
  'C-MIN-12': 'Mindketten rögtön pontot kapnak. A jelzők a helyükön maradnak, és ott már semmi sem változik.',
  'C-MIN-13':
    'A játék végén a többi minisztérium a pillanatnyi állás szerint dől el; holtversenyben a legmagasabb rang dönt.',
  'C-INV-1':
    'Egy szomszédos ország az udvarfázisban dől el, ha minden doboza tele van, vagy ha elérkezett a fordulója (4., 6., 8.).',
  'C-INV-3': 'Ha minden doboza tele van, minden sereg megkapja a doboza pontját.',
  'C-INV-4': 'Ha elérkezett a fordulója és nincs tele, senki sem kap pontot.',
  'C-INV-5':
    'A jutalom szimbólumával jelölt dobozban álló sereg tulajdonosa mindkét esetben jutalomkártyát húz.',
  'C-INV-6': 'A seregek ott maradnak, és a tábornoknál számítanak.',
  'C-RWD-1': 'A jutalomkártya egy teljes lépés, kockába nem kerül, akár van még kockád, akár nincs.',
  'C-RWD-2': 'A jutalomkártyák titkosak, fordulóról fordulóra megmaradnak, és nem számítanak a négy lapba.',
  'C-RWD-BRIBE':
    'Megvesztegetés: tedd ingyen bizonytalan jelződet egy megvesztegetetlen hivatalnokra, vagy vedd át az árán más bizonytalan hivatalnokát a megnevezett minisztériumban (ha az már eldőlt, bármelyikben).',
  'C-RWD-GIFT': 'Ajándék: egy megveendő ajándékod ingyen megvett lesz.',
  'C-RWD-EXTRA': 'Extra akció: az akciódoboz bármelyik akciója kocka nélkül; az árát meg kell fizetni.',
  'C-RWD-CASH': 'Pénz: húzz négy lapot.',
  'C-RWD-ARMY': 'Sereg felállítása: egy sereg ingyen a telepeidre kerül.',
  'C-RWD-INSULT': 'Megsértett császár: egy sereg a telepeidről a kártyára kerül; 2 GYP jár érte.',
  'C-EOR-2': 'Minden minisztérium, ahol van üres hely, új hivatalnokot kap a legkisebb számú üres helyre.',
  'C-EOR-5': 'Akinek négynél több lapja van, négyet tart meg. Mindenki egyszerre választ.',
  'C-END-1':
    'A játék annak a fordulónak a végén ér véget, amelyben mindhárom minisztériumnak minisztere lesz, elfogy az utolsó jelölt, vagy felkerül a kilencedik faljelző.',
  'C-END-2': 'Azt a fordulót végigjátsszátok.',
  'C-END-3': 'Azután a miniszter nélküli minisztériumok a pillanatnyi állás szerint dőlnek el.',
  'C-END-4': 'Az el nem döntött szomszédos országok nem érnek semmit; seregeik a tábornoknál számítanak.',
  'C-TTL-1': 'Főminiszter: akinek a legtöbb jelzője van a minisztériumokban, a tisztségekkel együtt.',
  'C-TTL-2':
    'Admirális: akinek a legtöbb dzsunkája volt úton; minden elért föld öt, és hozzá az óceánon lévők.',
  'C-TTL-3': 'Tábornok: akinek a legtöbb serege van a telepeken, az országokban és a sértés kártyáján.',
  'C-TTL-4': 'Holtversenyben a Hupu minisztere főminiszter, a Kungpué admirális, a Pingpué tábornok lesz.',
  'C-TTL-6': 'Minden cím 1 GYP.',
  'C-WIN-2':
    'Holtversenyben az érintettek közül az admirális nyer, ha nincs köztük, a főminiszter, azután a tábornok.',
  'C-WIN-4': 'Az admirális-variánsban az élen kialakult holtversenyt az admirális nyeri, bárki legyen is.',
  'C-PET-2': 'Kerámia: két dzsunka átmegy egyik kikötőből a másikba.',
  'C-PET-3': 'Váza: a vizsgázód egy másik játékosé helyére áll.',
  'C-PET-4':
    'Köntös: egy hivatalnokod helyet cserél egy ugyanakkora vagy nagyobb számúval, jelzőikkel együtt.',
  'C-PET-5': 'Nyakék: bármely sereg átmegy a dobozából egy még el nem döntött ország üres dobozába.',
  'C-PET-6': 'Dzsunka: egy bizonytalan hivatalnok bármely játékos biztos jelzőjét kapja.',
  'C-PAY-2': 'A lapoknak legalább az árat kell érniük; te választasz.',
  'C-PAY-3': 'Többet is szabad fizetni, de visszajáró nincs.',
  'C-PAY-4': 'A kifizetett lapok képpel fölfelé az eldobott lapokhoz kerülnek.',
  'C-PAY-6': 'Ha elfogyott a pakli, az eldobott lapokból keverünk újat.',
  'C-EXAM-1': 'Vizsga akkor van, ha mindkét mezőn áll vizsgázó, vagy ha meghirdették és van legalább egy.',
  'C-EXAM-3': 'Akinek nincs vetélytársa, lapok nélkül nyer.',
  'C-EXAM-4': 'Két vetélytársnál mindenki egyszer taníttat, a főminiszterrel kezdve.',
  'C-EXAM-5': 'Válassz egy vizsgázót, és játssz ki rá egy vagy több lapot lefordítva.',
  'C-EXAM-8':
    'Ha három vagy több lapot játszol ki annak a vizsgázójára, akitől ajándékod van, érvénytelenítheted.',
  'C-EXAM-11': 'Akire több pénz jutott, az nyer; holtversenyben a vörös.',
  'C-EXAM-12': 'A taníttatás minden lapja az eldobott lapokhoz kerül.',
  'C-EXAM-14': 'A győztes biztos jelzővel elhelyezi a jelöltet.',
  'C-EXAM-16': 'A megnevezett minisztérium egy üres helyére kerül, ha van.',
  'C-EXAM-17':
    'Ha nincs, egy ottani megvesztegetetlen vagy bizonytalan hivatalnok helyére, aki kikerül a játékból.',
  'C-EXAM-18': 'Ha ilyen sincs, bármely miniszter nélküli minisztérium ilyen hivatalnokának helyére.',
  'C-EXAM-21': 'Azután felfordítjátok a következő jelöltet.',
  'C-EXAM-23': 'Ha elfogyott az utolsó jelölt, a játék ezzel a fordulóval véget ér.',
};

export const help = pages({
  overview: 'A Konfuciusz röviden',
  rounds: 'Egy forduló',
  actions: 'Az akciók és áruk',
  gifts: 'Ajándékok és lekötelezettség',
  ministries: 'A minisztériumok',
  lands: 'Tengeren túli földek és szomszédos országok',
  rewards: 'A jutalomkártyák',
  end: 'A játék vége',
  chief: 'A főminiszter megnevezése',
  turn: 'Te jössz (új vagy? ? overview, ? gifts, ? rounds)',
  favour: 'Császári kegy',
  bribe: 'Hivatalnok megvesztegetése',
  secure: 'Hivatalnok hűségének biztosítása',
  nominate: 'Jelentkezés vizsgára',
  buyJunks: 'Dzsunkavásárlás',
  voyage: 'Expedíció elindítása',
  invade: 'Hódítás',
  buyGift: 'Ajándékvásárlás',
  giveGift: 'Ajándékozás',
  transfer: 'Befolyás átengedése',
  petition: 'Kérvény a császárhoz',
  commerce: 'Kereskedelem',
  bribery: 'Jutalomkártya: megvesztegetés',
  giftCard: 'Jutalomkártya: ajándék',
  extra: 'Jutalomkártya: extra akció',
  payment: 'Fizetés',
  land: 'Megérkezés egy tengeren túli földre',
  examination: 'A császári vizsga',
  tutor: 'Taníttatás',
  place: 'A jelölt elhelyezése',
  ministry: 'Miniszterek kinevezése',
  discard: 'Négy lap marad',
});
