import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'D-AUTO-3': 'Most nem erről kell dönteni.',
  'D-AUTO-4': 'Több palotából is távozik valaki; egymás után kerülnek sorra, az elsővel kezdve.',
  'D-DRAFT-2': 'A két alattvalónak különböző típusúnak kell lennie.',
  'D-DRAFT-3': 'Pontosan ezt a párt már elvitte egy másik játékos.',
  'D-ACT-LEGAL': 'Ez az akció most nincs az asztalon, vagy nem tudod kifizetni.',
  'D-ACT-SURCHARGE': 'Itt már áll sárkányjelző: 3 yüanba kerülne, és nincs annyid.',
  'D-ACT-PRIVILEGE': 'A nagy kiváltságjogra nincs elég pénzed.',
  'D-PRIV-2': 'Ezzel az akcióval venned kell egy kiváltságjogot, de 2 yüanod sem maradna rá.',
  'D-BUILD-1': 'Nincs ilyen palotád, vagy már 3 szintes.',
  'D-GW-3': 'Ezt a fallapkát már beépítetted.',
  'D-GW-4': 'Nincs több fallapkád, vagy a fal már teljes.',
  'D-PER-CARD': 'Ez a kártya nincs a kezedben.',
  'D-PER-WILD': 'A kérdőjeles kártya csak olyan típust jelölhet, amelyből maradt lapka a kínálatban.',
  'D-PER-HOUSE': 'Amíg van szabad hely egy palotádban, az új alattvalónak oda kell költöznie.',
  'D-PER-REPLACE': 'Ez az alattvaló nem abban a palotában lakik.',
  'D-EV-RELEASE': 'Abban a palotában nincs ilyen alattvalód.',
  'D-DROUGHT-1': 'Aszálykor minden rizs nélküli palotából egy alattvaló távozik, sohasem kettő.',
  'D-SE-5':
    'A földrengés csak a saját palotáidat érinti, és csak onnan távozik valaki, ahol nem maradt elég szint.',
  'D-SE-6': 'Nincs abból, amit le akarsz adni.',
  'D-SE-9': 'Nincs a kezedben az a kártya, amelyet el akarsz dobni.',
  'D-SE-10': 'Ezt a típust ezen a napkeltén már elvitte valaki, vagy nincs több fiatalabb lapkája.',
  'D-SE-12': 'Ilyen alattvaló nem lakik a palotáidban.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'D-DRAFT-2': 'Vegyél el két különböző fiatalabb alattvalót. Kártyába nem kerül.',
  'D-DRAFT-3': 'Két játékos nem választhatja ugyanazt a párt, de egyik típusuk közös lehet.',
  'D-DRAFT-4':
    'Mindketten rögtön beköltöznek, egy vagy két palotába, a jelződdel pedig értékük összegével lépsz előre.',
  'D-ORD-1':
    'A játékossorrendet a személyjelző sáv adja: a legelöl álló kezd, azonos mezőn a felül lévő jelző az első.',
  'D-ORD-2': 'A foglalt mezőre érkező jelző felülre kerül.',
  'D-ACT-ONE':
    'Az akcióválasztásnál mindenki egyszer kerül sorra: válassz egy akciót egy csoportból, vagy tölts fel.',
  'D-ACT-SURCHARGE':
    'Ha a csoporton már áll sárkányjelző, előbb fizess 3 yüant, akárhány áll ott. Az akció bevételéből ezt nem fizetheted.',
  'D-ACT-REFILL': 'Akció helyett feltöltheted a pénzedet 3 yüanra. Ilyenkor nem teszel le sárkányjelzőt.',
  'D-ACT-TAX': 'Adók: kapsz 2 yüant, és még 1-et az adószedőid minden érméjéért (mindegyiken 3 van).',
  'D-ACT-BUILD': 'Építmény: kapsz 1 szintet, és még 1-et a kézműveseid minden kalapácsáért.',
  'D-ACT-HARVEST': 'Betakarítás: kapsz 1 rizst, és még 1-et a földműveseid minden rizszsákjáért.',
  'D-ACT-FIREWORKS':
    'Tűzijáték: kapsz 1 tűzijátéklapkát, és még 1-et a tűzijáték-készítőid minden szimbólumáért.',
  'D-ACT-PARADE':
    'Katonai parádé: lépj 1 mezőt a személyjelző sávon, és még 1-et a harcosaid minden sisakjáért.',
  'D-ACT-RESEARCH': 'Kutatás: kapsz 1 GYP-t, és még 1-et a tudósaid minden könyvéért.',
  'D-ACT-PRIVILEGE':
    'Kiváltságjog: vegyél egy kicsit 2 yüanért vagy egy nagyot 6-ért (beállítással 7-ért). Havonta 1, illetve 2 GYP-t ér.',
  'D-BUILD-1': 'Tegyél egy szintet egy 3-nál kevesebb szintes palotádra, vagy kezdj új palotát.',
  'D-BUILD-2': 'Minden kapott szintet most kell elhelyezned.',
  'D-BUILD-4': 'Az új szinten már ebben a hónapban lakhat valaki.',
  'D-PRIV-1': 'Egy akcióval csak egy kiváltságjogot vehetsz, de összesen akárhány lehet.',
  'D-PRIV-2': 'Ezzel az akcióval venned kell egy kiváltságjogot, tehát a felár után is kell 2 yüan.',
  'D-GW-1': 'Mindenkinek hat fallapkája van: 1 rizs, 1 tűzijáték, 2 yüan, 1 szint, 3 GYP, 3 mező.',
  'D-GW-3': 'Nagy fal: építsd be egy fallapkádat a közös falba, és vedd el azonnal a jutalmát.',
  'D-GW-5':
    'Mongol támadás után: ha a falnak legalább annyi szakasza van, ahányadik a hónap, minden benne lévő lapkád 1 GYP-t ér. Ha nincs, egy alattvalót bocsát el az, akinek a legkevesebb lapkája van benne; holtversenyben mindegyikük.',
  'D-GW-6': 'A 12. hónap végén a falat még egyszer ellenőrzitek, 12 szakaszhoz mérve.',
  'D-PER-CARD': 'Játssz ki egy kártyát; kikerül a játékból. Passzolni nem lehet.',
  'D-PER-WILD': 'A kérdőjeles kártya bármely típust jelölheti, amelyből maradt lapka.',
  'D-PER-AGE':
    'A fiatalabbal messzebb lépsz a sávon, az idősebbnek több a szimbóluma. Ha csak az egyik maradt, azt vedd el.',
  'D-PER-NONE': 'Ha a típusból nem maradt lapka, a kártyának nincs hatása.',
  'D-PER-HOUSE':
    'Ha van hely egy palotádban, az alattvalónak be kell költöznie; te döntöd el, hová. Szintenként egy alattvaló fér el.',
  'D-PER-MOVE': 'Ezután a lapka értékével lépsz előre a jelződdel.',
  'D-PER-R12': 'A 12. hónapban nem hívsz be alattvalót: addigra elfogytak a kártyák.',
  'D-PER-NOYIELD':
    'Az új alattvaló érkezésekor nem hoz semmit, de az e havi eseménynél és pontozásnál már számít.',
  'D-PER-STAY': 'Az alattvalók sohasem költöznek át másik palotába.',
  'D-PER-REPLACE':
    'Ha minden palotád tele van, az új alattvaló valakinek a helyére léphet, aki kikerül a játékból.',
  'D-PER-REFUSE': 'Vagy elutasítod: az új lapka kikerül a játékból, és nem lépsz előre.',
  'D-PER-OUT': 'Akit elbocsátasz, kicserélsz vagy elutasítasz, nem tér vissza.',
  'D-EV-RELEASE':
    'Te döntöd el, ki távozik. Ha kevesebb alattvalód van, mint kellene, mind távozik, és más nem történik.',
  'D-EV-ORDER': 'A játékosok sorrendben, egymás után bocsátják el alattvalóikat.',
  'D-EV-NOVOL': 'Nem bocsáthatsz el többet a kelleténél, és azért sem, hogy yüant vagy rizst takaríts meg.',
  'D-DROUGHT-1':
    'Aszálykor minden palotából, ahová nem jut rizs, egy alattvaló távozik, ugyanonnan sohasem kettő.',
  'D-EV-PEACE': 'Béke: nem történik semmi.',
  'D-EV-TRIBUTE': 'Császári hűbér: fizess be 4 yüant. Minden hiányzó yüanért bocsáss el egy alattvalót.',
  'D-EV-DROUGHT':
    'Aszály: adj le 1 rizst minden lakott palotádért. Ahová nem jut rizs, onnan bocsáss el egy alattvalót.',
  'D-EV-FESTIVAL':
    'Sárkányfesztivál: a legtöbb tűzijátéklapka 6 GYP, a második legtöbb 3 GYP. Holtversenyben mindenki a teljes pontot kapja.',
  'D-FEST-4': 'Ha pontot kaptál a fesztiválon, dobd el tűzijátéklapkáid felét, felfelé kerekítve.',
  'D-EV-MONGOL':
    'Mongol támadás: 1 GYP a harcosaid minden sisakjáért. Akinek a legkevesebb sisakja van, elbocsát egy alattvalót; holtversenyben mindegyikük.',
  'D-EV-CONTAGION': 'Fertőzés: bocsáss el 3 alattvalót, gyógyítóid minden mozsaráért eggyel kevesebbet.',
  'D-DECAY-1': 'Minden esemény után a lakatlan paloták elveszítenek egy szintet; szint nélkül eltűnnek.',
  'D-SCORE-1':
    'Minden hónap végén 1 GYP jár minden palotáért, udvarhölgyért és kis kiváltságjogért, 2 GYP minden nagyért.',
  'D-SE-1': 'A szuperesemény egyszer jön, a 7. hónapban, közvetlenül a hónap eseménye után.',
  'D-SE-2': 'A szupereseményben elveszített alattvalók kikerülnek a játékból; gazdájuk választja ki őket.',
  'D-SE-3': 'Lampionünnep: 2 GYP minden alattvalódért.',
  'D-SE-4': 'Buddha: a szerzetesek annyi pontot érnek, mint a játék végén, és akkor majd újra.',
  'D-SE-5':
    'Földrengés: vegyél le 2 szintet a palotáidról, egymás után. A szint nélküli palota minden lakójával odavész. Akinek nem maradt szintje, azt elbocsátod.',
  'D-SE-6':
    'Árvíz: add össze a yüanodat, a rizsedet és a tűzijátéklapkáidat, és add le a felét, lefelé kerekítve, tetszőleges összetételben.',
  'D-SE-7': 'Napfogyatkozás: a 7. hónap eseménye másodszor is bekövetkezik.',
  'D-SE-8': 'Vulkánkitörés: minden személyjelző a 0. mezőre kerül, sorrendjük megmarad.',
  'D-SE-9': 'Tornádó: dobj el 2 személykártyát. A 10–12. hónapban így nem hívsz be alattvalót.',
  'D-SE-10':
    'Napkelte: mindenki elvesz egy fiatalabb alattvalót kártya nélkül. Egy típust csak egy játékos vihet el.',
  'D-SE-11': 'Merénylet: mindenki elveszíti az összes kiváltságjogát.',
  'D-SE-12':
    'Oklevél: válassz egy típust; az ilyen alattvalóid egyszer meghozzák hasznukat, akciókártya nélkül.',
  'D-FINAL-2': 'A végén a palotáidban lakó minden alattvaló 2 GYP-t ér.',
  'D-FINAL-3': 'Minden szerzetes annyit ér, amennyi buddháinak és palotája szintjeinek szorzata.',
  'D-FINAL-4': 'Minden rizs- és tűzijátéklapka 2 yüannak számít. Minden 3 yüan 1 GYP.',
  'D-WIN-1': 'Az nyer, akinek a legtöbb GYP-je van.',
  'D-WIN-2': 'Holtversenyben az nyer, aki a személyjelző sávon előrébb áll.',
};

export const help = pages({
  draft: 'A kezdő alattvalók kiválasztása',
  action: 'Akció választása',
  build: 'Palotaépítés',
  privilege: 'Kiváltságjog vásárlása',
  wall: 'A nagy fal építése',
  card: 'Személykártya kijátszása',
  tile: 'Fiatalabb vagy idősebb',
  house: 'Beköltözés',
  full: 'Nincs több hely',
  release: 'Elbocsátás',
  earthquake: 'Szuperesemény: földrengés',
  flood: 'Szuperesemény: árvíz',
  tornado: 'Szuperesemény: tornádó',
  sunrise: 'Szuperesemény: napkelte',
  charter: 'Szuperesemény: oklevél',
  events: 'Az események és a hónap vége',
  superEvents: 'A szuperesemények',
  end: 'A végső pontozás',
});
