/** Texts of "What goes where". */
import type { Worded } from '#platform/languages/locale.ts';
import type { SortingStep } from './sorting.ts';

export const sortingTexts = {
  label: {
    et: 'Mida soovite ära visata?',
    ru: 'Что вы хотите выбросить?',
    en: 'What do you want to throw away?',
  },
  placeholder: { et: 'näiteks pitsakarp', ru: 'например, коробка от пиццы', en: 'for example pizza box' },
  submit: { et: 'Otsi', ru: 'Найти', en: 'Search' },
  none: {
    et: 'Seda asja nimekirjas ei ole. Proovige teist sõna või küsige meilt.',
    ru: 'Такой вещи в списке нет. Попробуйте другое слово или спросите нас.',
    en: 'This is not in the list. Try another word or ask us.',
  },
  ask: { et: 'Küsige meilt', ru: 'Спросить нас', en: 'Ask us' },
  bins: { et: 'Konteinerid ja kohad', ru: 'Контейнеры и места', en: 'Bins and places' },
  everyday: { et: 'Igapäevased asjad', ru: 'Обычные вещи', en: 'Everyday things' },
  byName: {
    et: 'Otsige asja nime järgi, kuhu see käib',
    ru: 'Найдите по названию вещи, куда её деть',
    en: 'Look up where a thing goes by its name',
  },
  byLetter: { et: 'Kõik asjad tähestiku järgi', ru: 'Все вещи по алфавиту', en: 'All things from A to Z' },
  steps: { et: 'Enne tehke nii', ru: 'Сначала сделайте так', en: 'First do this' },
  never: { et: 'Siia mitte', ru: 'Сюда нельзя', en: 'Not here' },
  /** Before why it does not belong there. */
  reason: { et: 'Põhjus', ru: 'Причина', en: 'Why' },
  others: { et: 'Vaata ka', ru: 'Смотрите также', en: 'See also' },
  more: { et: 'Lugege lisaks', ru: 'Подробнее', en: 'Read more' },
  stations: {
    et: 'Jaamad, mis selle vastu võtavad',
    ru: 'Станции, которые это принимают',
    en: 'Stations that take it',
  },
  pharmacies: {
    et: 'Apteegid, mis selle vastu võtavad',
    ru: 'Аптеки, которые это принимают',
    en: 'Pharmacies that take it',
  },
  anyPharmacy: {
    et: 'Vanad ravimid võtab elanikult tasuta vastu iga üldapteek, loomaravimid ka veterinaarapteek. Midagi ostma ei pea.',
    ru: 'Старые лекарства бесплатно примет любая обычная аптека, лекарства для животных – и ветеринарная. Покупать ничего не нужно.',
    en: 'Any ordinary pharmacy takes old medicines from residents free of charge, and a veterinary pharmacy also takes medicines for animals. You need not buy anything.',
  },
  stationsToAsk: {
    et: 'Jaamad, kust tasub küsida',
    ru: 'Станции, где стоит спросить',
    en: 'Stations worth asking',
  },
  feed: {
    et: 'Kuhu visata: uued ja muutunud vastused',
    ru: 'Куда выбросить: новые и изменённые ответы',
    en: 'What goes where: new and changed answers',
  },
  sources: { et: 'Millele vastus toetub', ru: 'На чём основан ответ', en: 'What the answer rests on' },
  /** Sources follow; they state rules for kinds of waste and seldom name the object. */
  writtenFrom: {
    et: 'Vastuse kirjutas {company} nende allikate üldiste reeglite järgi:',
    ru: 'Ответ составила компания {company} по общим правилам из этих источников:',
    en: '{company} wrote the answer from the general rules in these sources:',
  },
  writtenAlone: {
    et: 'Vastuse kirjutas {company} oma kogemuse põhjal. Kohaliku korra leiate oma omavalitsuse jäätmehoolduseeskirjast.',
    ru: 'Ответ составила компания {company} по своему опыту. Местный порядок описан в правилах вашего самоуправления по обращению с отходами.',
    en: '{company} wrote the answer from experience. Your municipality’s waste rules say what applies locally.',
  },
  issued: { et: 'avaldatud {date}', ru: 'опубликовано {date}', en: 'published on {date}' },
  read: { et: 'loetud {date}', ru: 'проверено {date}', en: 'read on {date}' },
  changed: { et: 'Vastust muudeti {date}', ru: 'Ответ изменён {date}', en: 'Answer changed on {date}' },
  question: { et: 'Kuhu visata: {name}', ru: 'Куда выбросить: {name}', en: 'Where does it go: {name}' },
  noBinTitle: {
    et: 'Mida prügikasti panna ei tohi',
    ru: 'Что нельзя класть в контейнер',
    en: 'What must not go in a bin',
  },
  binTitle: { et: '{bin}: mis siia käib', ru: '{bin}: что сюда относится', en: '{bin}: what goes here' },
  priceLists: { et: 'Hinnakirjad', ru: 'Прейскуранты', en: 'Price lists' },
  marks: { et: 'Märgid pakenditel', ru: 'Знаки на упаковке', en: 'Marks on packaging' },
  mark: { et: 'Märk', ru: 'Знак', en: 'Mark' },
  bin: { et: 'Kuhu', ru: 'Куда', en: 'Where' },
  markLabel: {
    et: 'Number või lühend pakendil',
    ru: 'Номер или сокращение на упаковке',
    en: 'Number or abbreviation on the packaging',
  },
  noMark: {
    et: 'Sellist märki tabelis ei ole. Vaadake, mis materjal on peamine, või küsige meilt.',
    ru: 'Такого знака в таблице нет. Посмотрите, какого материала больше, или спросите нас.',
    en: 'This mark is not in the table. Go by the main material or ask us.',
  },
  allMistakes: {
    et: 'Kõik, mis siia ei käi',
    ru: 'Всё, что сюда не кладут',
    en: 'Everything that does not belong here',
  },
  mistakesTitle: {
    et: '{bin}: mis siia ei käi',
    ru: '{bin}: что сюда не кладут',
    en: '{bin}: what does not belong here',
  },
  mistakesLead: {
    et: 'Need asjad satuvad siia sageli ekslikult. Iga asja juurest leiate õige koha.',
    ru: 'Эти вещи часто кладут сюда по ошибке. У каждой вещи написано, куда её нести.',
    en: 'People often put these things here by mistake. Each page says where the thing goes.',
  },
  ownBin: {
    et: 'Neile jäätmetele on oma koht:',
    ru: 'У таких вещей есть своё место:',
    en: 'They have a place of their own:',
  },
  letters: { et: 'Tähestik', ru: 'Алфавит', en: 'Alphabet' },
  furtherLetters: { et: 'Teised tähed', ru: 'Другие буквы', en: 'Other letters' },
  theseThings: { et: 'Need asjad', ru: 'Эти вещи', en: 'These things' },
  belongs: { et: 'Siia käib', ru: 'Сюда относится', en: 'This belongs here' },
  otherKinds: { et: 'Muud asjad', ru: 'Другие вещи', en: 'Other things' },
  belongsNot: { et: 'Siia ei käi', ru: 'Сюда не относится', en: 'This does not belong here' },
  mixedAtHome: {
    et: 'Segaolmejäätmed viime kodu juurest ära kõikjal, kus me veame. Konteinerid ja hinnad on hinnakirjas.',
    ru: 'Смешанные отходы мы забираем у дома везде, где работаем. Контейнеры и цены указаны в прейскуранте.',
    en: 'We collect mixed waste from home everywhere in our area. Containers and prices are in your price list.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

export const sortingSteps: Readonly<Record<SortingStep, Worded>> = {
  askFirst: {
    et: 'Küsige, kas see võetakse vastu',
    ru: 'Спросите, примут ли это',
    en: 'Ask whether it is accepted',
  },
  batteryOut: {
    et: 'Võtke patarei või aku välja',
    ru: 'Выньте батарейку или аккумулятор',
    en: 'Take the battery out',
  },
  separate: {
    et: 'Eraldage eri materjalid',
    ru: 'Отделите части из другого материала',
    en: 'Separate the materials',
  },
  takeApart: { et: 'Võtke osadeks', ru: 'Разберите на части', en: 'Take it apart' },
  empty: { et: 'Tühjendage', ru: 'Опустошите', en: 'Empty it' },
  rinse: { et: 'Loputage külma veega', ru: 'Сполосните холодной водой', en: 'Rinse it with cold water' },
  flatten: { et: 'Suruge lapikuks', ru: 'Сложите или сплющите', en: 'Flatten it' },
  rollUp: { et: 'Rullige kokku', ru: 'Сверните в рулон', en: 'Roll it up' },
  wrap: { et: 'Mähkige paberisse', ru: 'Заверните в бумагу', en: 'Wrap it in paper' },
  bag: {
    et: 'Pange kotti ja siduge kinni',
    ru: 'Положите в мешок и завяжите',
    en: 'Put it in a tied bag',
  },
  keepClosed: {
    et: 'Jätke kinnisesse pakendisse',
    ru: 'Оставьте в закрытой упаковке',
    en: 'Keep it in its closed container',
  },
};
