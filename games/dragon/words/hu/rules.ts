import { type ExplainedRule, pages, type RefusingRule } from '../pages.ts';

export const refusal: Readonly<Record<RefusingRule, string>> = {
  'D-AUTO-3': 'Most nem erről kell dönteni.',
  'D-AUTO-4': 'Több palotának is adnia kell egy személyt; egymás után kerülnek sorra, az elsővel kezdve.',
  'D-DRAFT-2': 'A két személynek különböző típusúnak kell lennie.',
  'D-DRAFT-3': 'Pontosan ezt a párt már elvitte egy másik játékos.',
  'D-ACT-LEGAL': 'Az akciónak az asztalon kell lennie, és ki kell tudnod fizetni.',
  'D-ACT-SURCHARGE': 'Itt már áll sárkányjelző: 3 yüan kellene, és nincs annyid.',
  'D-ACT-PRIVILEGE': 'A nagy kiváltságjogra nincs elég pénzed.',
  'D-PRIV-2': 'Egyet meg kellene venned, de 2 yüanod sem maradna rá.',
  'D-BUILD-1': 'Nincs ilyen palotád, vagy már 3 szintes.',
  'D-GW-3': 'Ezt a fallapkát már beépítetted.',
  'D-GW-4': 'Nincs több fallapkád, vagy a fal már teljes.',
  'D-PER-CARD': 'Ez a kártya nincs a kezedben.',
  'D-PER-WILD': 'A kérdőjeles kártya csak olyan típust jelölhet, amelyből maradt lapka a kínálatban.',
  'D-PER-HOUSE': 'Az új személy olyan palotádba költözik, ahol van hely, és amíg van ilyen, oda is kell.',
  'D-PER-REPLACE': 'Ez a személy nem abban a palotában lakik.',
  'D-EV-RELEASE': 'Abban a palotában nincs ilyen személyed.',
  'D-DROUGHT-1': 'Aszálykor minden éhező palota egy személyt ad, sohasem kettőt.',
  'D-SE-5':
    'A földrengés csak a saját palotáidat érinti, azután pedig csak azokat, ahol többen laknak, mint ahány szint van.',
  'D-SE-6': 'Nincs abból, amit le akarsz adni.',
  'D-SE-9': 'Nincs a kezedben az a kártya, amelyet el akarsz dobni.',
  'D-SE-10': 'Ezt a típust ezen a napkeltén már elvitte valaki, vagy nincs több fiatalabb lapkája.',
  'D-SE-12': 'Ilyen típusú személy nem lakik a palotáidban.',
};

export const rules: Readonly<Record<ExplainedRule, string>> = {
  'D-DRAFT-2': 'Végy el két különböző típusú fiatalabb személyt. Kártyába nem kerül.',
  'D-DRAFT-3': 'Amelyik párt valaki elvitte, azt más már nem viheti; az egyik típusa közös lehet.',
  'D-DRAFT-4':
    'Mindketten rögtön beköltöznek, egy vagy két palotába, a jelződ pedig értékük összegével lép előre.',
  'D-ORD-1':
    'A sorrendet a személy jelző sáv adja: a legelöl álló kezd, azonos mezőn a felül lévő jelző az első.',
  'D-ORD-2': 'A foglalt mezőre érkező jelző felülre kerül.',
  'D-ACT-ONE': 'Az akcióknál mindenki egyszer kerül sorra: egy csoport egy akciója, vagy a feltöltés.',
  'D-ACT-SURCHARGE':
    'Ha a csoporton már áll sárkányjelző, előbb 3 yüant kell fizetni, akárhányan állnak ott. Az akció bevétele ehhez már késő.',
  'D-ACT-REFILL': 'Akció helyett feltöltheted a pénzedet 3 yüanra. Sárkányjelzőt ilyenkor nem teszel le.',
  'D-ACT-TAX': 'Adók: 2 yüan, és még 1 az adószedőid minden érméjéért (egyenként 3).',
  'D-ACT-BUILD': 'Építmény: 1 szint, és még 1 a kézműveseid minden kalapácsáért.',
  'D-ACT-HARVEST': 'Betakarítás: 1 rizs, és még 1 a földműveseid minden rizs zsákjáért.',
  'D-ACT-FIREWORKS': 'Tűzijáték: 1 tűzijáték, és még 1 a tűzijáték készítőid minden rakétájáért.',
  'D-ACT-PARADE': 'Katonai parádé: 1 mező a személy jelző sávon, és még 1 minden sisakért.',
  'D-ACT-RESEARCH': 'Kutatás: 1 GYP, és még 1 a tudósaid minden könyvéért.',
  'D-ACT-PRIVILEGE':
    'Kiváltságjog: végy egyet, kicsit 2 yüanért vagy nagyot 6-ért (beállítással 7). Havonta 1, illetve 2 GYP-t hoz.',
  'D-BUILD-1': 'Egy szint saját, 3-nál kevesebb szintes palotára kerül, vagy új palotát kezd.',
  'D-BUILD-2': 'Minden kapott szintet most kell elhelyezni.',
  'D-BUILD-4': 'Az új szinten már ebben a hónapban lakhat valaki.',
  'D-PRIV-1': 'Egy akció egy kiváltságjogot ér, bármennyi is a pénzed; összesen akárhány lehet.',
  'D-PRIV-2': 'Aki ezt választja, annak vennie kell, tehát a felár után is maradnia kell 2 yüannak.',
  'D-GW-1': 'Mindenkinek hat fallapkája van: 1 rizs, 1 tűzijáték, 2 yüan, 1 szint, 3 GYP, 3 mező.',
  'D-GW-3':
    'Nagy fal: építsd be egy fallapkádat a közös fal következő szakaszaként, és jutalma rögtön a tiéd.',
  'D-GW-5':
    'Mongol támadás után: ha a falnak legalább annyi szakasza van, ahányadik a hónap, minden saját lapka 1 GYP-t ér benne; különben azok, akiknek a legkevesebb van benne, elbocsátanak egy személyt.',
  'D-GW-6': 'A 12. hónap végén a falat még egyszer ellenőrizzük, 12 szakaszhoz mérve.',
  'D-PER-CARD': 'Játssz ki egy kártyát; a játék végéig elhasználtad. Passzolni nem lehet.',
  'D-PER-WILD': 'A kérdőjeles kártya bármely típust jelölheti, amelyből maradt lapka.',
  'D-PER-AGE':
    'A fiatalabbal messzebb lépsz a sávon, az idősebbnek több a szimbóluma. Ha csak az egyik maradt, azt kell elvenni.',
  'D-PER-NONE': 'Ha a típusból nem maradt lapka, a kártya kárba vész.',
  'D-PER-HOUSE':
    'Ha van hely egy palotádban, a személynek be kell költöznie; te döntöd el, hová. Szintenként egy személy fér el.',
  'D-PER-MOVE': 'Ezután a jelződ a lapka értékével lép előre.',
  'D-PER-R12': 'A 12. hónapban nincs személykártya: addigra mind elfogyott.',
  'D-PER-NOYIELD': 'Az új személy azonnal nem hoz semmit, de e havi eseménynél és pontozásnál már számít.',
  'D-PER-STAY': 'A személyek sohasem költöznek át másik palotába.',
  'D-PER-REPLACE':
    'Ha minden palotád tele van, az új személy valakinek a helyére léphet, aki kikerül a játékból.',
  'D-PER-REFUSE': 'Vagy visszautasítod: az új lapka kikerül a játékból, és a jelződ nem mozdul.',
  'D-PER-OUT': 'Akit elbocsátottak, kicseréltek vagy visszautasítottak, nem tér vissza.',
  'D-EV-RELEASE':
    'Te döntöd el, ki távozik. Ha kevesebb személyed van, mint kellene, mind elmegy, a többit elengedik.',
  'D-EV-ORDER': 'Az elbocsátás a személy jelző sáv sorrendjében történik.',
  'D-EV-NOVOL': 'Senki sem bocsáthat el többet a kelleténél, sem pénz vagy rizs megtartása végett.',
  'D-DROUGHT-1': 'Aszálykor minden rizs nélküli palotából egy személy távozik, egyből sohasem kettő.',
  'D-EV-PEACE': 'Béke: nem történik semmi.',
  'D-EV-TRIBUTE': 'Császári hűbér: fizess 4 yüant; minden hiányzó yüanért bocsáss el egy személyt.',
  'D-EV-DROUGHT':
    'Aszály: adj le 1 rizst minden lakott palotáért; ahová nem jut, onnan egy személyt el kell bocsátani.',
  'D-EV-FESTIVAL':
    'Sárkányfesztivál: a legtöbb tűzijáték 6 GYP, a második legtöbb 3 GYP; holtversenyben mindenki megkapja.',
  'D-FEST-4': 'Aki a fesztiválon pontot kapott, leadja tűzijátékai felét, felfelé kerekítve.',
  'D-EV-MONGOL':
    'Mongol támadás: 1 GYP a harcosaid minden sisakjáért; akinek a legkevesebb van, elbocsát egy személyt.',
  'D-EV-CONTAGION': 'Fertőzés: bocsáss el 3 személyt, gyógyítóid minden mozsaráért eggyel kevesebbet.',
  'D-DECAY-1': 'Minden esemény után a lakatlan paloták elveszítenek egy szintet; szint nélkül eltűnnek.',
  'D-SCORE-1':
    'Minden hónap végén 1 GYP jár minden palotáért, udvarhölgyért és kis kiváltságjogért, 2 GYP minden nagyért.',
  'D-SE-1': 'A szuperesemény egyszer jön, a 7. hónapban, közvetlenül a hónap eseménye után.',
  'D-SE-2': 'A szupereseményben elveszített személyek kikerülnek a játékból; gazdájuk választja ki őket.',
  'D-SE-3': 'Lampionünnep: 2 GYP minden saját személyért.',
  'D-SE-4': 'Buddha: a szerzetesek úgy pontoznak, mint a játék végén, és akkor majd újra.',
  'D-SE-5':
    'Földrengés: végy le 2 saját szintet, egymás után. A szint nélküli palota összedől mindazokkal, akik benne laknak; akinek már nincs helye, elbocsátod.',
  'D-SE-6':
    'Árvíz: add le yüanod, rizsed és tűzijátékod együttes számának felét, lefelé kerekítve, tetszés szerint.',
  'D-SE-7': 'Napfogyatkozás: a 7. hónap eseménye másodszor is bekövetkezik.',
  'D-SE-8': 'Vulkánkitörés: minden személy jelző a 0. mezőre kerül, sorrendjük megmarad.',
  'D-SE-9': 'Tornádó: dobj el 2 személykártyát. A 10–12. hónapban így már nem lesz új alattvaló.',
  'D-SE-10':
    'Napkelte: mindenki elvesz egy fiatalabb személyt kártya nélkül; egy típust csak egy játékos vihet.',
  'D-SE-11': 'Merénylet: mindenki elveszíti az összes kiváltságjogát.',
  'D-SE-12': 'Oklevél: válassz egy típust; ilyen személyeid egyszer meghozzák hasznukat, akciókártya nélkül.',
  'D-FINAL-2': 'A végén a palotáidban lakó minden személy 2 GYP-t ér.',
  'D-FINAL-3': 'Minden szerzetes annyit ér, amennyi buddháinak és palotája szintjeinek szorzata.',
  'D-FINAL-4': 'A rizs és a tűzijáték darabja 2 yüant ér; minden teljes 3 yüan 1 GYP.',
  'D-WIN-1': 'A legtöbb GYP nyer.',
  'D-WIN-2': 'Holtversenyben az nyer, aki a személy jelző sávon elöl áll.',
};

export const help = pages({
  draft: 'A nyitó válogatás',
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
  end: 'A végső értékelés',
});
