import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'C-DEC-1': 'Most nem erről kell dönteni.',
  'C-DEC-3': 'Most nem te döntesz.',
  'C-DEC-6': 'Itt csak annyi lappal fizethetsz, amennyi szükséges. Fölösleges lapot egyenként tehetsz hozzá.',
  'C-DEF-1': 'Nincs ilyen játékos.',
  'C-PAY-1': 'Ezek a lapok nincsenek a kezedben.',
  'C-PAY-2': 'A lapjaid nem érnek eleget.',
  'C-CUB-7': 'Ez az akció megismételve két kockába kerül, neked pedig csak egy maradt.',
  'C-CHF-1': 'A főminiszternek másik játékost kell megneveznie.',
  'C-TRN-3': 'Amíg van kockád, nem passzolhatsz; a „nincs akció” mindig lehetséges.',
  'C-TRN-4': 'Nincs több kockád: játssz ki jutalomkártyát, engedj át befolyást, vagy passzolj.',
  'C-FAV-2': 'A császári kegyet nem használhatod jutalomkártyára.',
  'C-FAV-5': 'A császári kegyet fel kell használnod, de választhatod a „nincs akciót” is.',
  'C-ACT-BRIBE.1': 'Csak jelző nélküli hivatalnokot vesztegethetsz meg, miniszter nélküli minisztériumban.',
  'C-ACT-SECURE.1':
    'Csak olyan hivatalnok hűségét biztosíthatod, akin a te bizonytalan jelződ van, miniszter nélküli minisztériumban.',
  'C-ACT-NOMINATE.1': 'Az 1. fordulóban nem jelentkezhetsz vizsgára.',
  'C-ACT-NOMINATE.2': 'Már van vizsgázód, vagy mindkét mező foglalt.',
  'C-ACT-NOMINATE.4': 'Az a mező foglalt.',
  'C-ACT-FORCE.1': 'Az 1. fordulóban nem hirdethetsz vizsgát.',
  'C-ACT-BUYJUNKS.1': 'Egyszerre egy–négy dzsunkát vehetsz, amíg a készlet tart.',
  'C-ACT-VOYAGE.1': 'Nincs ennyi dzsunka a kikötődben.',
  'C-ACT-VOYAGE.6': 'Oda már eljutottál.',
  'C-ACT-VOYAGE.7': 'Több expedíciód érne célba, mint ahány földet még elérhetsz.',
  'C-ACT-RECRUIT.1': 'Nincs több sereg a készletedben.',
  'C-ACT-INVADE.1':
    'Kell hozzá egy sereg a katonai telepeiden, és egy üres seregdoboz egy lezáratlan szomszédos országban.',
  'C-ACT-INVADE.4': 'Abban a dobozban már áll egy sereg.',
  'C-ACT-BUYGIFT.1': 'Csak megveendő ajándékot vehetsz meg.',
  'C-ACT-GIVEGIFT.1': 'Kell hozzá egy megvett ajándékod és egy másik játékos.',
  'C-ACT-TRANSFER.1':
    'Csak a saját hivatalnokodat engedheted át, miniszter nélküli minisztériumban, másik játékosnak.',
  'C-ACT-TRANSFER.6':
    'Ezt a hivatalnokot ebben a fordulóban már átengedték. Most csak akkor engedheted át, ha ezzel ajándékot érvénytelenítesz.',
  'C-ACT-PETITION.1': 'A kérvény a haladó játékhoz tartozik.',
  'C-ACT-PETITION.2': 'A kérvényhez 2–6 értékű megvett ajándék kell.',
  'C-ACT-PETITION.3': 'Ennek az ajándéknak a hatása most nem lehetséges.',
  'C-PET-2': 'Vigyél át két dzsunkát egy kikötőből, ahol van annyi, egy másik játékos kikötőjébe.',
  'C-PET-3': 'Ott nem áll vizsgázó.',
  'C-PET-3a': 'Az a vizsgázó már a tiéd.',
  'C-PET-4':
    'Egy hivatalnokodat olyannal cserélheted fel, akinek a száma ugyanakkora vagy nagyobb, miniszter nélküli minisztériumokban.',
  'C-PET-5': 'Vigyél át egy sereget egy üres seregdobozba; mindkét szomszédos ország legyen lezáratlan.',
  'C-PET-6': 'Válassz bizonytalan jelzős hivatalnokot, miniszter nélküli minisztériumban.',
  'C-PET-6a': 'Jelző nélküli hivatalnokot nem választhatsz.',
  'C-ACT-COMMERCE.1': 'Ebben a fordulóban már kereskedtél.',
  'C-ACT-COMMERCE.2': '1–4 pénz értékű lapot dobhatsz el.',
  'C-RWD-1': 'Nincs ilyen jutalomkártyád.',
  'C-RWD-3': 'Nem maradt hivatalnok, akit ezzel a kártyával megvesztegethetnél.',
  'C-RWD-BRIBE':
    'Ezzel a kártyával megvesztegetetlen hivatalnokot vagy más játékos bizonytalan hivatalnokát vesztegetheted meg, miniszter nélküli minisztériumban.',
  'C-RWD-BRIBE.1': 'A kártyán megnevezett minisztériumban nincs megvesztegethető hivatalnok.',
  'C-RWD-GIFT.1': 'Ez az ajándék már megvett.',
  'C-RWD-ARMY.1': 'Nincs több sereg a készletedben.',
  'C-RWD-INSULT.1': 'Nincs sereged a katonai telepeken.',
  'C-OBL-1': 'Nagyobb értékű ajándékot kaptál tőle, ezért nem adhatsz neki kisebbet.',
  'C-OBL-2': 'Egy kapott ajándék tiltja: az ajándékozónak van itt befolyása, és a tiéd már eléri az övét.',
  'C-OBL-3': 'A másik vizsgázó gazdájától kaptál ajándékot, ezért az ő vizsgázóját kell taníttatnod.',
  'C-OBL-3a': 'Mindkét vizsgázó gazdájától kaptál ajándékot; a nagyobb értékű dönt.',
  'C-OBL-4': 'Egy kapott ajándék más támogatására kötelez.',
  'C-OBL-4a': 'Több résztvevőtől is kaptál ajándékot; a legnagyobb értékű dönt.',
  'C-EXAM-5': 'A taníttatáshoz legalább egy lap kell a kezedből.',
  'C-EXAM-8': 'Ajándék érvénytelenítéséhez legalább három lappal taníttasd az ajándékozó vizsgázóját.',
  'C-EXAM-16': 'Amíg van üres hely a minisztériumában, a jelölt csak oda kerülhet.',
  'C-EXAM-17':
    'A jelöltnek a minisztériumában egy megvesztegetetlen vagy bizonytalan hivatalnokot kell felváltania.',
  'C-EXAM-18': 'A jelöltnek egy megvesztegetetlen vagy bizonytalan hivatalnokot kell felváltania.',
  'C-MIN-8': 'Olyan játékost támogass, aki még versenyben van.',
  'C-EOR-5': 'Pontosan négy lapot tarts meg a kezedből.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'C-OV-1':
    'Egy családot vezetsz a Ming-udvarban, és az nyer, akinek a legtöbb győzelmi pontja van. Pont jár a minisztériumokért (miniszter és titkár, 4–8 GYP), a tengeren túli földekre elsőként jutó expedícióért (2–4), a sikeres hódításért (seregenként 2–5), egy jutalomkártyáért (2) és a végén három címért (címenként 1).',
  'C-OV-2':
    'Legfeljebb kilenc forduló van. A játék hamarabb véget ér, ha mindhárom minisztériumnak van minisztere, vagy elfogyott az utolsó jelölt.',
  'C-OV-3':
    'Minden fordulóban összesítitek az ajándékokat az akciókockákért, főminisztert neveztek meg, sorban akciókat hajtotok végre, majd az udvarfázis következik (fal, vizsga, minisztériumok, hódítások). Végül új hivatalnokok érkeznek, és mindenki négy lapot tart meg.',
  'C-OV-4':
    'A játék hajtóereje az ajándék. Minél több ajándékot adtál és kaptál, annál több kockád van; de aki ajándékot kap, az ajándékozó lekötelezettje lesz.',
  'C-PAY-1':
    'A lapok fizetőeszközök: mindegyik 1, 2 vagy 3 pénzt, vagy helyette 3, 2 vagy 1 engedélyt ér. Egy fizetés vagy csupa pénz, vagy csupa engedély.',
  'C-DEF-3':
    'A jelző nélküli hivatalnok megvesztegetetlen. A fekvő jelző bizonytalan, még elveszhet; az álló biztos.',
  'C-DEF-4': 'A befolyás egy minisztériumban: hány hivatalnokon van ott a jelződ, akár biztos, akár nem.',
  'C-DEF-5':
    'A helyek rang szerint számozottak: az 1. a legmagasabb, a 7. a legalacsonyabb. A rang dönt holtversenyben.',
  'C-TRN-3':
    'Amíg van kockád, akciót kell végrehajtanod, nem passzolhatsz. A „nincs akció” egy kockáért mindig lehetséges.',
  'C-WIN-1': 'Akinek a legtöbb győzelmi pontja van, az nyer.',
  'C-CNT-1':
    'Számold össze az általad adott és kapott aktív ajándékokat: ha egy sincs, 3 kockád lesz a fordulóban, egy vagy kettő esetén 4, háromtól 5.',
  'C-CHF-1':
    'Az 1. forduló főminiszterét kisorsoljátok. Később a főminiszter fordulónként másik játékost nevez meg.',
  'C-CHF-2':
    'A főminiszter egyik kockáját a császári kegyre teszi, és akkor használja fel, amikor mindenki passzolt.',
  'C-TRN-1': 'A főminiszter utáni játékos kezd. Körben haladtok, amíg mindenki nem passzolt.',
  'C-TRN-2': 'A körödben hajts végre egy akciót, játssz ki egy jutalomkártyát, vagy passzolj.',
  'C-TRN-4': 'Kocka nélkül még kijátszhatsz jutalomkártyát, vagy átengedhetsz befolyást. Egyébként passzolj.',
  'C-TRN-6': 'Ha passzoltál, ebben a fordulóban már nem kerülsz sorra.',
  'C-FAV-1': 'Amikor mindenki passzolt, a főminiszter végrehajt egy utolsó akciót: ez a császári kegy.',
  'C-FAV-2': 'Az akciódoboz bármelyik akciója lehet, de jutalomkártya nem.',
  'C-FAV-3': 'Nem kerül kockába, máskor akármennyibe kerül is.',
  'C-FAV-5': 'Nem hagyható ki, de a „nincs akció” is választható.',
  'C-CRT-1': 'Udvarfázis: fal, vizsga, minisztériumok, hódítások, ebben a sorrendben.',
  'C-WALL-1': 'Minden fordulóban egy faljelző kerül a Nagy Falra; a kilencedik után véget ér a játék.',
  'C-CUB-1':
    'Egy akció egy kockádba kerül, vagy kettőbe, ha már van kockád a mezőjén. Mások kockái nem számítanak.',
  'C-CUB-2':
    'Három akciópárnak közös a mezője: megvesztegetés és biztosítás, dzsunkavásárlás és expedíció, sereg felállítása és hódítás.',
  'C-ACT-BRIBE':
    'Hivatalnok megvesztegetése: fizesd ki pénzben az árát, és fektesd bizonytalan jelződet egy megvesztegetetlen hivatalnokra. A kapott ajándékok tilthatják.',
  'C-ACT-BRIBE.6':
    'A bizonytalan hivatalnokot elveszítheted jutalomkártya, a helyére lépő jelölt vagy kérvény miatt.',
  'C-ACT-SECURE':
    'Hivatalnok hűségének biztosítása: fizesd ki még egyszer az árát, és felállítod a jelződet: a hivatalnok biztos.',
  'C-ACT-SECURE.5': 'A biztos hivatalnokot senki sem veheti el; csak te engedheted át.',
  'C-ACT-NOMINATE':
    'Jelentkezés vizsgára (a 2. fordulótól): fizess 2 pénzt. A vizsgázód a vörös vagy a narancssárga mezőn várja a vizsgát.',
  'C-ACT-FORCE':
    'Császári vizsga meghirdetése (a 2. fordulótól): fizess 2 pénzt. Ebben a fordulóban egy vizsgázó is elég a vizsgához.',
  'C-ACT-BUYJUNKS':
    'Dzsunkavásárlás: egy–négy darab 1, 3, 6 vagy 10 pénzért; ha van hivatalnokod a Kungpuban: 1, 2, 4 vagy 7.',
  'C-ACT-VOYAGE':
    'Expedíció elindítása: küldj dzsunkákat a kikötődből az óceánra, darabját 1 engedélyért. Minden ötödik dzsunkával elérsz egy tengeren túli földet.',
  'C-ACT-VOYAGE.3':
    'Hagyj ott egy jelzőt, kapd meg a pontját, ha te vagy az első, és húzz egy jutalomkártyát. Az öt dzsunka visszakerül a készletbe.',
  'C-ACT-VOYAGE.5':
    'Legfeljebb négy dzsunka marad az óceánon a következő expedícióra; az admirálisi címnél számítanak.',
  'C-ACT-VOYAGE.6':
    'Minden földre egyszer juthatsz el. Aki később érkezik, jutalomkártyát húz, de pontot nem kap.',
  'C-ACT-RECRUIT':
    'Sereg felállítása: fizess 6 engedélyt, vagy 4-et, ha van hivatalnokod a Pingpuban, és egy sereg kerül a katonai telepeidre.',
  'C-ACT-INVADE':
    'Hódítás: fizesd ki pénzben az ország árát, és vigyél át egy sereget a telepeidről egy üres dobozába.',
  'C-ACT-BUYGIFT':
    'Ajándékvásárlás: fizesd ki pénzben az értékét, és egy 2–6 értékű ajándék megvetté válik. Az 1-es kezdettől megvett.',
  'C-ACT-GIVEGIFT':
    'Ajándékozás: adj egy megvett ajándékot egy másik játékosnak, aki nem utasíthatja vissza. Mindkettőtöknél számít a kockákhoz, és ő a lekötelezetted lesz.',
  'C-ACT-GIVEGIFT.3':
    'Az ugyanannak adott korábbi ajándékod kikerül a játékból; a tőle kapott kisebb értékű is.',
  'C-ACT-TRANSFER':
    'Befolyás átengedése: nem kerül kockába, de ez az egész köröd. Engedd át egy hivatalnokodat egy másik játékosnak; ha kaptál tőle ajándékot, az érvénytelen lesz.',
  'C-ACT-TRANSFER.6':
    'Amelyik hivatalnokot ebben a fordulóban már átengedték, azt csak akkor engedheted tovább, ha ezzel ajándékot érvénytelenítesz.',
  'C-ACT-PETITION':
    'Kérvény a császárhoz (haladó játék, mindig 2 kocka): vedd ki a játékból egy 2–6 értékű megvett ajándékodat a különleges hatásáért.',
  'C-ACT-COMMERCE':
    'Kereskedelem (fordulónként egyszer): dobj el 1–4 pénz értékű lapot, és húzz eggyel többet ennél.',
  'C-ACT-TAX': 'Adóztatás: húzz két lapot.',
  'C-ACT-NONE': 'Nincs akció: egy kockába kerül, megismételve is, és semmi sem történik.',
  'C-OBL-1':
    'Akitől ajándékot kaptál, annak nem adhatsz kisebb értékűt. Az egyenlő értékű mindkettőtöket lekötelezi, a nagyobb felszabadít.',
  'C-OBL-2':
    'Nem vesztegethetsz meg senkit abban a minisztériumban, ahol az ajándékozódnak van befolyása, és a tiéd már eléri az övét.',
  'C-OBL-2b':
    'Az ajándék nem akadályozza a jutalomkártyát, a biztosítást, az átengedést, a kérvényt és a jelöltek elhelyezését.',
  'C-OBL-3': 'Két vetélytárs vizsgáján annak a vizsgázóját kell taníttatnod, akitől ajándékot kaptál.',
  'C-OBL-3a': 'Ha mindkettőjüktől van ajándékod, a nagyobb értékű dönt. Ha egyenlő, te választasz.',
  'C-OBL-4':
    'Ha egy minisztériumban kiesel, olyan játékost kell támogatnod, akitől ajándékot kaptál; a legnagyobb értékű dönt.',
  'C-OBL-5':
    'Csak az lekötelezett, aki az ajándékot kapta. Az ajándék sohasem tiltja az expedíciót és a hódítást.',
  'C-CAN-1': 'Az ajándék érvénytelen lesz, ha az ajándékozónak nagyobb értékűt adsz.',
  'C-CAN-2': 'Érvénytelen lesz, ha befolyást engedsz át az ajándékozónak.',
  'C-CAN-3': 'Érvénytelenítheted, ha az ajándékozó vizsgázóját legalább három lappal taníttatod.',
  'C-CAN-4': 'Érvénytelen lesz, ha az ajándékozót támogatod a miniszterek kinevezésénél.',
  'C-CAN-5': 'Ugyanannak az ajándékozónak az új ajándéka a régi helyére lép.',
  'C-DSC-1': 'Ha van hivatalnokod a Pingpuban (hadügy), egy sereg 6 helyett 4 engedély.',
  'C-DSC-2': 'Ha van hivatalnokod a Hupuban (pénzügy), a megvesztegetés és a biztosítás 1 pénzzel olcsóbb.',
  'C-DSC-3': 'Ha van hivatalnokod a Kungpuban (közmunkák), egy–négy dzsunka 1, 2, 4 vagy 7 pénz.',
  'C-DSC-5':
    'Egy hivatalnok elég, több sem ad több engedményt. Az a minisztérium is számít, amelynek már van minisztere.',
  'C-MIN-1':
    'Az udvarfázisban kinevezik annak a minisztériumnak a miniszterét, amelynek mind a hét hivatalnokán van jelző.',
  'C-MIN-5': 'Ha csak egy játékosnak van befolyása, ő lesz a miniszter és a titkár is.',
  'C-MIN-6':
    'Amíg kettőnél többen vannak, kiesik az, akinek a legkevesebb hivatalnoka van; holtversenyben az, akinek a legjobb hivatalnoka alacsonyabb rangú.',
  'C-MIN-7': 'Minden saját és kapott hivatalnokával egy másik játékost támogat ennél a kinevezésnél.',
  'C-MIN-8':
    'Azt kell támogatnia, akitől a legnagyobb értékű ajándékot kapta; ilyen ajándék nélkül szabadon választ. (A nyomtatott magyar szabály itt eltér; ez az eredeti szerint van.)',
  'C-MIN-9': 'A támogatottól kapott ajándék ezzel érvénytelen lesz.',
  'C-MIN-11': 'Az utolsó kettő közül akinek több hivatalnoka van, miniszter lesz, a másik titkár.',
  'C-MIN-12': 'Mindketten rögtön pontot kapnak. A jelzők a helyükön maradnak, és ott már semmi sem változik.',
  'C-MIN-13':
    'A játék végén a többi minisztérium miniszterét a pillanatnyi állás szerint nevezik ki; holtversenyben a legmagasabb rangú hivatalnok dönt.',
  'C-INV-1':
    'Egy szomszédos ország az udvarfázisban zárul le, ha minden seregdoboza tele van, vagy ha elérkezett a fordulója (4., 6. vagy 8.).',
  'C-INV-3': 'Ha minden seregdoboza tele van, minden sereg megkapja a doboza pontját.',
  'C-INV-4': 'Ha elérkezett a fordulója és nincs tele, senki sem kap pontot.',
  'C-INV-5':
    'A jutalom szimbólumával jelölt dobozban álló sereg tulajdonosa mindkét esetben jutalomkártyát húz.',
  'C-INV-6': 'A seregek ott maradnak, és a tábornoki címnél számítanak.',
  'C-RWD-1':
    'A jutalomkártya kijátszása a teljes köröd, és nem kerül kockába. Akkor is kijátszhatod, ha nincs több kockád.',
  'C-RWD-2': 'A jutalomkártyák titkosak, megmaradnak a fordulók között, és nem számítanak bele a négy lapba.',
  'C-RWD-BRIBE':
    'Megvesztegetés: vesztegess meg ingyen egy megvesztegetetlen hivatalnokot, vagy vedd át az árán egy másik játékos bizonytalan hivatalnokát, a kártyán szereplő minisztériumban (ha annak már van minisztere, bármelyikben).',
  'C-RWD-GIFT': 'Ajándék: egy megveendő ajándékod ingyen megvetté válik.',
  'C-RWD-EXTRA': 'Extra akció: az akciódoboz bármelyik akciója kocka nélkül. Az árát fizesd ki, mint máskor.',
  'C-RWD-CASH': 'Pénz: húzz négy lapot.',
  'C-RWD-ARMY': 'Sereg felállítása: egy sereg ingyen a katonai telepeidre kerül.',
  'C-RWD-INSULT': 'Megsértett császár: tegyél egy sereget a telepeidről a kártyára, és kapsz 2 GYP-t.',
  'C-EOR-2': 'Minden minisztérium, ahol van üres hely, új hivatalnokot kap a legkisebb számú üres helyre.',
  'C-EOR-5': 'Akinek négynél több lapja van, négyet tart meg. Mindenki egyszerre választ.',
  'C-END-1':
    'A játék annak a fordulónak a végén ér véget, amelyben mindhárom minisztériumnak minisztere lesz, elfogy az utolsó jelölt, vagy felkerül a kilencedik faljelző.',
  'C-END-2': 'Azt a fordulót végigjátsszátok.',
  'C-END-3': 'Azután a többi minisztérium miniszterét is kinevezik a pillanatnyi állás szerint.',
  'C-END-4': 'A lezáratlan szomszédos országok nem érnek pontot; seregeik a tábornoki címnél számítanak.',
  'C-TTL-1': 'Főminiszter: akinek a legtöbb jelzője van a minisztériumokban, a posztokkal együtt.',
  'C-TTL-2':
    'Admirális: akinek a legtöbb dzsunkája volt úton; minden elért föld öt, és hozzá az óceánon lévők.',
  'C-TTL-3':
    'Tábornok: akinek a legtöbb serege van a telepeken, az országokban és a megsértett császár kártyán.',
  'C-TTL-4': 'Holtversenyben a Hupu minisztere főminiszter, a Kungpué admirális, a Pingpué tábornok lesz.',
  'C-TTL-6': 'Minden cím 1 GYP.',
  'C-WIN-2':
    'Holtversenyben az admirális nyer; ha nincs az érintettek között, a főminiszter, azután a tábornok.',
  'C-WIN-4':
    'Az admirális-variánsban az első helyért folyó holtversenyt az admirális nyeri, akkor is, ha nem érintett benne.',
  'C-PET-2': 'Kerámia: vigyél át két dzsunkát egyik kikötőből a másikba.',
  'C-PET-3': 'Váza: a vizsgázód egy másik játékosé helyére áll.',
  'C-PET-4':
    'Köntös: cseréld fel egy hivatalnokodat egy ugyanakkora vagy nagyobb számúval, jelzőikkel együtt.',
  'C-PET-5': 'Nyakék: vigyél át bármely sereget egy lezáratlan ország üres seregdobozába.',
  'C-PET-6': 'Dzsunka: cseréld egy bizonytalan hivatalnok jelzőjét bármely játékos biztos jelzőjére.',
  'C-PAY-2': 'A lapoknak legalább az árat kell érniük; te választasz.',
  'C-PAY-3': 'Többet is fizethetsz, de visszajáró nincs.',
  'C-PAY-4': 'A kifizetett lapok képpel fölfelé az eldobott lapokhoz kerülnek.',
  'C-PAY-6': 'Ha elfogyott a pakli, megkeveritek az eldobott lapokat: ez az új pakli.',
  'C-EXAM-1': 'Vizsga akkor van, ha mindkét mezőn áll vizsgázó, vagy ha meghirdették, és van legalább egy.',
  'C-EXAM-3': 'Akinek nincs vetélytársa, lapok nélkül nyer.',
  'C-EXAM-4': 'Két vetélytársnál mindenki egyszer taníttat, a főminiszterrel kezdve.',
  'C-EXAM-5': 'Válassz egy vizsgázót, és játssz ki rá egy vagy több lapot lefordítva.',
  'C-EXAM-8':
    'Ha legalább három lappal taníttatod annak a vizsgázóját, akitől ajándékot kaptál, érvénytelenítheted az ajándékot.',
  'C-EXAM-11': 'A több pénzzel taníttatott vizsgázó nyer; holtversenyben a vörös.',
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
  turn: 'A köröd',
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
