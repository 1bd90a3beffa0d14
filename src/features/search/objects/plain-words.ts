/** Words that say nothing about where a thing goes: how old or broken it is, its colour and size, whose it is, who made or sold it. A
 * green sofa goes where a sofa goes. What may decide (greasy, empty, of glass) is not among them. */
import { languages, type Locale, type Stemmer } from '#platform/languages/locale.ts';
import { splitWords } from '../format/words.ts';
import { qualityWords } from './quality-words.ts';

/** @param word Folded. */
export function isPlainWord(word: string, locale: Locale): boolean {
  return (
    tableOf('plain', locale, (stemmer) => `${plain[stemmer] ?? ''} ${makers}`).has(word) ||
    isBroken(word, locale) ||
    happened[languages[locale].stemmer]?.test(word) === true
  );
}

/** What happened to a thing, by the beginnings of its many forms: of `лампочка перегорела` the bulb. */
const happened: Readonly<Partial<Record<Stemmer, RegExp>>> = {
  estonian:
    /^(?:hallita(?:s|nud|ma)|rikne(?:s|nud|ma)|roisku|madane(?:s|nud|ma)|kuivas|kuivanud|purune(?:s|nud)|katkes|lagune(?:s|nud)|pole(?:s|nud)|rebene(?:s|nud)|roosteta|aegu(?:s|nud)|hapnenud|kulunud|pleekinud|narbu(?:s|nud)|narts(?:is|inud))/u,
  russian:
    /^(?:слома|полома|перегор|сгоре|порва|разорва|лопну|протух|засох|высох|пересох|заплесневе|сгни|прокис|скис|испорти|просроч|истек|затверде|износи|кончил|закончи|погну|гнут|облупи|выцве|завял|завяд|увял|увяд|села$|сели$)/u,
};

/** Whether it says that a thing is in pieces, or is one.
 * @param word Folded. */
export const isBroken = (word: string, locale: Locale): boolean =>
  tableOf('broken', locale, (stemmer) => qualityWords[stemmer]?.broken).has(word);

/** Letters with which an Estonian compound says where a thing stands, whose it is or when it is used: a bathroom cupboard is a
 * cupboard. Not of packages, which are named for what is in them, nor of glass.
 * @param word Folded. */
export function plainBeginning(word: string): number {
  const [, beginning = '', thing = ''] = plainCompound.exec(word) ?? [];
  return packages.test(thing) ? 0 : beginning.length;
}

const plainCompound =
  /^(koogi|vannitoa|magamistoa|elutoa|lastetoa|toa|esiku|koridori|rodu|terrassi|aia|oue|garaazi|keldri|sauna|suvila|kodu|kontori|kooli|lasteaia|too|laste|lapse|beebi|imiku|poiste|tudrukute|naiste|meeste|reisi|matka|ranna|spordi|tantsu|peo|pulma|sunnipaeva|joulu|oo|hommiku|ohtu|argi|seina|lae|laua|poranda|nurga|akna)(\p{L}{4,})$/u;

const packages =
  /^(?:kot|kas[st]t?|karp|karb|pakk|paki|pakend|purk|purg|pudel|tops|tuub|kile|paber|kaas|kaan|kork|korg|umbris|klaas|silt|kaart|vorm)/u;

/** Whether it says that nothing is in a thing.
 * @param word Folded. */
export const isEmptied = (word: string, locale: Locale): boolean =>
  tableOf('emptied', locale, (stemmer) => qualityWords[stemmer]?.emptied).has(word);

function tableOf(
  kind: string,
  locale: Locale,
  textOf: (stemmer: Stemmer) => string | undefined,
): ReadonlySet<string> {
  const key = `${kind} ${locale}`;
  const known = tables.get(key) ?? new Set(splitWords(textOf(languages[locale].stemmer) ?? ''));
  tables.set(key, known);
  return known;
}

/** Made when they are first asked. */
const tables = new Map<string, ReadonlySet<string>>();

/** Also in the Estonian genitive. A name that is a thing by itself (Duracell, Fairy) is an object's name too. */
const makers = `
  coop coopi konsum konsumi rimi selver selveri maxima maksima prisma lidl lidli grossi ikea jysk jyski decathlon decathloni
  bauhof bauhofi bauhaus espak depo depoo action pepco aliexpress amazon temu tesco zara adidas adidase nike puma disney pokemon pokemoni
  samsung samsungi iphone iphonei apple nokia huawei xiaomi sony lg lenovo dell hp canon canoni epson epsoni asus acer philips philipsi
  bosch boschi siemens siemensi electrolux electroluxi dyson dysoni braun brauni tefal tefali beko whirlpool miele zanussi indesit gorenje
  makita dewalt karcher karcheri stihl husqvarna fiskars fiskarsi duracell duracelli varta energizer gillette gilette nespresso dolce gusto
  kalevi fazer fazeri felix felixi rakvere tallegg saarioinen põltsamaa salvest
  jbl logitech vileda
  зара зары икеа сони логитек рибок
  рими максима максимы призма призмы призме селвер селвера селвере лидл лидла лидле икеа икеи икее юск юска самсунг нокиа хуавей сяоми
  сименс бош боша филипс дайсон дюрасел дюраселл жиллет адидас найк`;

const plain: Readonly<Partial<Record<Stemmer, string>>> = {
  estonian: `
    vana vanad vanu vanast vanade vanasid vana-aegne rebenenud
    kulunud kulunute roostes roostetanud mädanenud hallitanud hallitav riknenud aegunud kõrbenud kuivanud seisnud
    uus uued uue uusi kasutatud kasutu kasutamata suur suured suure suuri väike väikesed väikese väikeseid pisike pisikesed pisi
    lai pikk pikad lühike õhuke paks ümmargune ilus kole odav kallis tavaline tavalised lihtne koduse kodune kaanega kaaneta korgiga korgita sildiga sildita
    punane punased punase sinine sinised sinise roheline rohelised rohelise kollane kollased kollase must mustad musta valge valged valge
    hall hallid halli pruun pruunid pruuni roosa roosad lilla lillad oranž värviline värvilised värvilise kirju tume hele
    kuhi virn paar komplekt isa ema vanaema vanaisa lapse laste poisi tüdruku naiste meeste`,
  russian: `
    старый старая старое старые старых старую старого старой
    рваный рваная рваное рваные порванный порванная порванные дырявый дырявая дырявые ржавый ржавая ржавые
    гнилой гнилая гнилое гнилые тухлый тухлая тухлое тухлые испорченный испорченная испорченное испорченные протухший протухшая протухшее
    прокисший прокисшая прокисшее скисший скисшее засохший засохшая засохшее засохшие подгоревший подгоревшая подгоревшее
    просроченный просроченная просроченное просроченные заплесневелый заплесневевший
    новый новая новое новые ненужный ненужная ненужное ненужные использованный использованная использованное использованные
    большой большая большое большие маленький маленькая маленькое маленькие мелкий мелкие длинный длинная короткий
    красный красная красное красные синий синяя синее синие зеленый зеленая зеленое зеленые желтый желтая желтое желтые
    черный черная черное черные белый белая белое белые серый серая серое серые коричневый коричневая коричневое коричневые
    розовый розовая розовое розовые голубой голубая голубое голубые фиолетовый оранжевый цветной цветная цветные
    куча кучка стопка пара набор комплект мамин мамина мамины папин папины бабушкин бабушкина бабушкины дедушкин дедушкины детский детская детское детские женский женские мужской мужские обычный обычная обычные`,
  english: `
    sharp blunt bedroom hallway hall garage balcony cellar basement attic loft office hotel lounge living room dining summerhouse cottage
    died knackered busted work works working stopped manky puncture punctured hole holes
    grandad grandads granddad nan nans grandmother grandfather husband wife son daughter
    dusty useless defective bent scratched dented mini giant massive designer branded retro soviet favourite foldable
    old older ripped torn worn rusty damaged faulty used unused unwanted spare leftover new antique vintage
    pile heap stack bunch pair date sour rotten rotting mouldy moldy burnt burned expired stale spoiled spoilt
    big large huge small little tiny long short thin thick round nice ugly cheap ordinary plain normal usual odd single
    red blue green yellow black white grey gray brown pink purple orange coloured colored colourful
    mum mums dad dads granny grandma grandpa kid kids child childs childrens baby babys men mens women womens boy boys girl girls`,
};
