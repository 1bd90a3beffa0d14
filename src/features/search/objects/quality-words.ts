/** The words that decide where a thing goes, whatever it is: of what it is made, what it runs on, what is left of it, that something was
 * in it. One table for all languages, with the same columns where a language has words for them; qualities.ts applies it. All words are
 * folded. */
import { wordSet } from '#platform/base/text.ts';
import type { Stemmer } from '#platform/languages/locale.ts';

export const qualities = [
  'electric',
  /** It may as well be no thing: a digital ticket. */
  'perhaps electric',
  'mechanical',
  'toy',
  'cast iron',
  'metal',
  'plastic',
  'glass',
  'paper',
  'wood',
  'ceramic',
  'woven',
  /** It is none of what grows. */
  'artificial',
  /** It is one of what a larger thing consists of: the leg of a chair. */
  'part',
  'pieces',
  'leftovers',
  'filled',
] as const;

export type Quality = (typeof qualities)[number];

export type QualityPatterns = Readonly<Partial<Record<Quality, RegExp>>>;

/** What was in a package. */
export type PackedThing = 'anything' | 'food';

interface QualityWords {
  /** Of whole words. */
  readonly words: QualityPatterns;
  /** Nouns that say it only right before the thing or behind it: a metal box, of a metal polish nothing. */
  readonly nouns?: QualityPatterns;
  /** What a thing is said to be of: `из стекла`, `of glass`. */
  readonly madeOf?: { readonly joints: ReadonlySet<string>; readonly materials: QualityPatterns };
  /** Of beginnings and ends of compounds, which may be there by chance. */
  readonly parts?: QualityPatterns;
  /** Materials that are things too. */
  readonly ownNames?: RegExp;
  /** What is made for other things to be in, and goes where its material does. */
  readonly packages: RegExp;
  /** Those of which one of glass is sold with something in it. */
  readonly vessels: RegExp;
  /** Names of a package that say: of whatever was in it (`коробка от`), or of what was eaten (`toiduaine tuub`). */
  readonly ofContents?: Readonly<Partial<Record<PackedThing, RegExp>>>;
  /** Says only that it is a package. */
  readonly wrappings: RegExp;
  /** What follows says more about the thing before it. */
  readonly joints?: ReadonlySet<string>;
  /** Joints that also count in a question: a bag from oranges is a bag, a bag of oranges may be either. */
  readonly origins?: ReadonlySet<string>;
  /** What follows was in the thing, if it is a package. */
  readonly contents?: readonly (readonly string[])[];
  /** What follows is not in or on the thing. */
  readonly without?: RegExp;
  /** It is in pieces, or is one. They go where the thing goes, but not where its material does as a package: broken glass is a bottle
   * or a window. */
  readonly broken: string;
  /** Nothing is in it. That may decide: what is known by `empty paint tin` goes where that goes. */
  readonly emptied: string;
}

export const qualityWords: Readonly<Partial<Record<Stemmer, QualityWords>>> = {
  estonian: {
    words: {
      electric: /^(?:elektri(?:line|lised|lise|ga)?|patarei(?:ga|dega)|aku(?:ga|toitel)|juhtme(?:ga|tega))$/u,
      'perhaps electric': /^(?:elektroonili(?:ne|sed|se)|digitaal(?:ne|sed|se))$/u,
      mechanical: /^(?:mehaanili(?:ne|sed|se)|kasitsi|vedruga)$/u,
      'cast iron': /^malmist$/u,
      metal:
        /^(?:metall(?:ist)?|plekist|alumiinium(?:ist)?|roostevabast|terasest|rauast|vasest|messingist)$/u,
      plastic: /^(?:plast(?:ist|ik|ikust|massist|mass)?|kilest|penoplastist|vahtplastist)$/u,
      glass: /^klaas(?:ist)?$/u,
      paper: /^(?:papist|paberist|kartongist|papp)$/u,
      wood: /^(?:puidust|puust|vineerist)$/u,
      ceramic: /^(?:keraamili(?:ne|sed|se)|keraamikast|portselanist|fajansist|savist|kipsist|kristallist)$/u,
      woven:
        /^(?:villa(?:ne|sed|se|st)|puuvilla(?:ne|sed|se|st)|lina(?:ne|sed)|siidist|kootud|heegeldatud)$/u,
      artificial: /^(?:kunst|kumm(?:ist)?|nahast|silikoonist|kunstlik|vahast)$/u,
      part: /^(?:jalg|jalad|ratas|rattad|kaepide|kaepidemed|sahtel|sahtlid|seljatugi)$/u,
      leftovers: /^(?:jaagid|jaak|jaake|jaatmed|viil|viilud)$/u,
      pieces: /^(?:jupid|jupp|tukid|tukk|tukke|osad|kild|killud)$/u,
      filled: /^(?:tais|avamata)$/u,
    },
    parts: {
      leftovers: /(?<=\p{L}{3})(?:jaagid|jaak|jaatmed|viil|viilud)$/u,
      pieces: /(?<=\p{L}{3})(?:jupid|jupp|tukid|tukk|killud)$/u,
      'perhaps electric': /^elektri(?=\p{L}{4})/u,
      mechanical: /^kasi(?=\p{L}{4})/u,
      metal: /^(?:metall(?!i)|plekk|teras)(?=\p{L}{4})/u,
      plastic: /^(?:plastik|plastmass|plast)(?=\p{L}{4})/u,
      glass: /^klaas(?=\p{L}{4})/u,
      paper: /^(?:paber(?!i)|papp|kartong(?!i))(?=\p{L}{4})/u,
      ceramic: /^(?:portselan|keraamika)(?=\p{L}{4})/u,
      wood: /^puit(?=\p{L}{4})/u,
      part: /(?<=\p{L}{3})(?:jalg|jalad|ratas|rattad|kaepide|kaepidemed|sahtel|sahtlid|seljatugi)$/u,
    },
    ownNames: /^(?:klaas|papp)$/u,
    packages:
      /(?:pude(?:l|lid)|pur(?:k|gid)|kar(?:p|bid)|tuub|tuubid|toos|toosid|kot(?:t|id)|top(?:s|sid|sik|sikud)|pak(?:k|id)|pakend|pakendid)$/u,
    vessels: /(?:pude(?:l|lid)|pur(?:k|gid))$/u,
    ofContents: { food: /^toiduaine /u },
    wrappings: /^pakend(?:id)?$/u,
    broken:
      'katkine katkised katkise katkist katkisi katki purunenud purustatud lõhkine lõhkised puruks kildudeks',
    emptied: 'tühi tühjad tühja',
  },
  russian: {
    words: {
      electric: /^(?:электр(?:ическ|онн)|аккумуляторн|светодиодн|радиоуправляем)/u,
      mechanical: /^(?:бензинов|механическ|заводн)/u,
      toy: /^игрушечн/u,
      'cast iron': /^чугунн/u,
      metal: /^(?:жестян|железн|металлическ|стальн|латунн|медн|бронзов|алюминиев|оцинкованн)/u,
      plastic: /^пласт(?:ик|масс)ов/u,
      glass: /^стеклянн/u,
      paper: /^(?:картонн|бумажн)/u,
      wood: /^(?:деревянн|фанерн)/u,
      ceramic: /^(?:фарфоров|фаянсов|керамическ|глинян|хрустальн|гипсов)/u,
      woven: /^(?:вязан|шерстян|шелков|льнян|хлопков|трикотажн|вельветов)/u,
      artificial: /^(?:искусственн|резинов|кожан|силиконов|воскова)/u,
      part: /^(?:ножк[аи]|ручк[аи]|дверц[аы]|колес[оа]|спинк[аи]|подлокотники?)$/u,
      filled: /^(?:полн(?:ый|ая|ое|ые)|невскрыт|неоткрыт|нераспечатанн)/u,
    },
    madeOf: {
      joints: wordSet('из'),
      materials: {
        metal: /^(?:металла|железа|жести|стали|алюминия|латуни|меди|нержавейки)$/u,
        plastic: /^(?:пластика|пластмассы)$/u,
        glass: /^стекла$/u,
        paper: /^(?:картона|бумаги)$/u,
        wood: /^(?:дерева|древесины|фанеры)$/u,
        ceramic: /^(?:керамики|фарфора|фаянса|глины|хрусталя|гипса)$/u,
        woven: /^(?:шерсти|хлопка|льна|шелка)$/u,
        artificial: /^(?:резины|кожи|силикона|воска)$/u,
      },
    },
    parts: {
      // Электролит and электрод are other words.
      electric: /^электро(?!лит|д(?:ы|а|ов|ами)?$)(?=.{4})/u,
    },
    packages: /^(?:бутыл|банк[аиу]|баноч|короб|пакет|тюбик|упаковк|пачк|флакон|лот(?:ок|к))/u,
    vessels: /^(?:бутыл|банк[аиу]|баноч|флакон)/u,
    ofContents: { anything: / от$/u, food: / от еды$/u },
    wrappings: /^(?:упаковк|обертк)[аиу]$/u,
    joints: wordSet('из под от для с со без в на к по'),
    contents: [['от'], ['из', 'под']],
    without: /^без$/u,
    broken: `
      разбитый разбитая разбитое разбитые разбитых разбитого разбился разбилась разбилось разбились битый битая битое битые битых
      треснутый треснутая треснутое треснувший треснувшая треснувшее треснул треснула треснуло сломанный сломанная
      кусок куски кусочек кусочки обломок обломки осколок осколки обрезок обрезки отрезок отрезки остаток остатки рулон рулоны полбанки полведра`,
    emptied: 'пустой пустая пустое пустые пустую пустых',
  },
  english: {
    words: {
      electric:
        /^(?:electric|electrical|electronic|digital|cordless|rechargeable|powered|operated|motori[sz]ed|bluetooth|wireless|usb|led|solar|heated)$/u,
      mechanical: /^(?:mechanical|manual)$/u,
      plastic: /^plastic$/u,
      wood: /^wooden$/u,
      ceramic: /^(?:ceramic|porcelain|earthenware|stoneware)$/u,
      woven: /^(?:knitted|crocheted|woollen|woolen|cashmere)$/u,
      artificial: /^(?:fake|artificial|toy|rubber)$/u,
      filled: /^(?:full|unopened)$/u,
    },
    nouns: {
      metal: /^(?:metal|steel|alumini?um|brass|copper)$/u,
      glass: /^glass$/u,
      paper: /^(?:paper|cardboard)$/u,
    },
    madeOf: {
      joints: wordSet('of'),
      materials: {
        metal: /^(?:metal|steel|alumini?um|brass|copper|iron)$/u,
        plastic: /^plastic$/u,
        glass: /^glass$/u,
        paper: /^(?:paper|cardboard)$/u,
        wood: /^(?:wood|plywood)$/u,
        ceramic: /^(?:clay|porcelain|china)$/u,
        woven: /^(?:wool|cotton|linen|silk)$/u,
      },
    },
    ownNames: /^(?:glass|metal|paper|plastic|cardboard)$/u,
    packages: /^(?:bottle|jar|tube|box|carton|packet|pack|tin|bag)s?$/u,
    vessels: /^(?:bottle|jar)s?$/u,
    wrappings: /^(?:packaging|wrapping|wrappers?)$/u,
    joints: wordSet('a an the of off for from with without in on to'),
    origins: wordSet('for from off with without in on'),
    without: /^without$/u,
    broken: 'broken smashed cracked shattered',
    emptied: 'empty emptied',
  },
};
