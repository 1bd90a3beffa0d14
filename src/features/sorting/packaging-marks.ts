/** Marks of packaging materials: numbers and abbreviations of Commission Decision 97/129/EC, with the bin that each goes
 * into here. Combined materials whose bin depends on the object are left out. */
import type { Worded } from '#platform/languages/locale.ts';
import type { BinId } from './sorting.ts';

export interface PackagingMark {
  readonly number: number;
  readonly sign: string;
  readonly material: Worded;
  readonly example: Worded;
  readonly bin: BinId;
}

export const packagingMarks: readonly PackagingMark[] = [
  {
    number: 1,
    sign: 'PET',
    material: { et: 'polüetüleentereftalaat', ru: 'полиэтилентерефталат', en: 'polyethylene terephthalate' },
    example: {
      et: 'toiduõlipudelid ja pandita joogipudelid',
      ru: 'бутылки от пищевого масла и от напитков без залога',
      en: 'cooking oil bottles, and drinks bottles without a deposit',
    },
    bin: 'packaging',
  },
  {
    number: 2,
    sign: 'HDPE, PE-HD',
    material: {
      et: 'kõrgtihe polüetüleen',
      ru: 'полиэтилен высокой плотности',
      en: 'high-density polyethylene',
    },
    example: {
      et: 'šampooni- ja pesuvahendipudelid',
      ru: 'бутылки от шампуня и средств для стирки',
      en: 'shampoo and detergent bottles',
    },
    bin: 'packaging',
  },
  {
    number: 3,
    sign: 'PVC',
    material: { et: 'polüvinüülkloriid', ru: 'поливинилхлорид', en: 'polyvinyl chloride' },
    example: { et: 'mullpakendid', ru: 'блистеры', en: 'blister packs' },
    bin: 'packaging',
  },
  {
    number: 4,
    sign: 'LDPE, PE-LD',
    material: {
      et: 'madaltihe polüetüleen',
      ru: 'полиэтилен низкой плотности',
      en: 'low-density polyethylene',
    },
    example: { et: 'kilekotid ja pakkekile', ru: 'пакеты и плёнка', en: 'bags and film' },
    bin: 'packaging',
  },
  {
    number: 5,
    sign: 'PP',
    material: { et: 'polüpropüleen', ru: 'полипропилен', en: 'polypropylene' },
    example: {
      et: 'jogurtitopsid ja korgid',
      ru: 'стаканчики от йогурта и крышки',
      en: 'yoghurt pots and caps',
    },
    bin: 'packaging',
  },
  {
    number: 6,
    sign: 'PS',
    material: { et: 'polüstüreen', ru: 'полистирол', en: 'polystyrene' },
    example: { et: 'vahtplast ja toidukarbid', ru: 'пенопласт и лотки для еды', en: 'foam and food trays' },
    bin: 'packaging',
  },
  {
    number: 7,
    sign: 'O, OTHER',
    material: { et: 'muu plast', ru: 'другой пластик', en: 'other plastics' },
    example: { et: 'mitmekihilised pakendid', ru: 'многослойная упаковка', en: 'multilayer packaging' },
    bin: 'packaging',
  },
  {
    number: 20,
    sign: 'PAP',
    material: { et: 'lainepapp', ru: 'гофрокартон', en: 'corrugated board' },
    example: { et: 'kolimiskastid', ru: 'коробки для переезда', en: 'moving boxes' },
    bin: 'paper',
  },
  {
    number: 21,
    sign: 'PAP',
    material: { et: 'kartong', ru: 'картон', en: 'cardboard' },
    example: { et: 'hommikusöögihelveste karbid', ru: 'коробки от хлопьев', en: 'cereal boxes' },
    bin: 'paper',
  },
  {
    number: 22,
    sign: 'PAP',
    material: { et: 'paber', ru: 'бумага', en: 'paper' },
    example: { et: 'paberkotid', ru: 'бумажные пакеты', en: 'paper bags' },
    bin: 'paper',
  },
  {
    number: 40,
    sign: 'FE',
    material: { et: 'teras', ru: 'сталь', en: 'steel' },
    example: { et: 'konservikarbid', ru: 'консервные банки', en: 'food tins' },
    bin: 'packaging',
  },
  {
    number: 41,
    sign: 'ALU',
    material: { et: 'alumiinium', ru: 'алюминий', en: 'aluminium' },
    example: {
      et: 'pakendifoolium ja kassitoidu vormid',
      ru: 'упаковочная фольга и лотки от корма для кошек',
      en: 'foil wrappers and pet food trays',
    },
    bin: 'packaging',
  },
  {
    number: 50,
    sign: 'FOR',
    material: { et: 'puit', ru: 'дерево', en: 'wood' },
    example: { et: 'puuviljakastid', ru: 'ящики от фруктов', en: 'fruit crates' },
    bin: 'station',
  },
  {
    number: 51,
    sign: 'FOR',
    material: { et: 'kork', ru: 'пробка', en: 'cork' },
    example: { et: 'veinikorgid', ru: 'винные пробки', en: 'wine corks' },
    bin: 'mixed',
  },
  {
    number: 70,
    sign: 'GL',
    material: { et: 'värvitu klaas', ru: 'бесцветное стекло', en: 'clear glass' },
    example: { et: 'moosipurgid', ru: 'банки от варенья', en: 'jam jars' },
    bin: 'glass',
  },
  {
    number: 71,
    sign: 'GL',
    material: { et: 'roheline klaas', ru: 'зелёное стекло', en: 'green glass' },
    example: { et: 'veinipudelid', ru: 'винные бутылки', en: 'wine bottles' },
    bin: 'glass',
  },
  {
    number: 72,
    sign: 'GL',
    material: { et: 'pruun klaas', ru: 'коричневое стекло', en: 'brown glass' },
    example: {
      et: 'pandita õllepudelid',
      ru: 'пивные бутылки без залога',
      en: 'beer bottles without a deposit',
    },
    bin: 'glass',
  },
  {
    number: 81,
    sign: 'C/PAP',
    material: { et: 'paber ja plast', ru: 'бумага и пластик', en: 'paper and plastic' },
    example: { et: 'kohvitopsid', ru: 'стаканчики от кофе', en: 'coffee cups' },
    bin: 'packaging',
  },
  {
    number: 82,
    sign: 'C/PAP',
    material: { et: 'paber ja alumiinium', ru: 'бумага и алюминий', en: 'paper and aluminium' },
    example: { et: 'võipaber', ru: 'обёртка от масла', en: 'butter wrappers' },
    bin: 'packaging',
  },
  {
    number: 84,
    sign: 'C/PAP',
    material: {
      et: 'paber, plast ja alumiinium',
      ru: 'бумага, пластик и алюминий',
      en: 'paper, plastic and aluminium',
    },
    example: { et: 'piima- ja mahlapakid', ru: 'пакеты от молока и сока', en: 'milk and juice cartons' },
    bin: 'packaging',
  },
  {
    number: 90,
    sign: 'C/LDPE, C/PP',
    material: { et: 'plast ja alumiinium', ru: 'пластик и алюминий', en: 'plastic and aluminium' },
    example: { et: 'krõpsu- ja kohvipakid', ru: 'пакеты от чипсов и кофе', en: 'crisp and coffee packets' },
    bin: 'packaging',
  },
];
