/** Words of visitors for what the texts call by another word. A table, not a thesaurus: it has what people say at home,
 * in the three languages of the site, whatever the language of the page. */
import { fold, wordsOf } from '../format/words.ts';

/** Beginnings of typed words, and the words of the texts that are searched for too. */
const table: readonly (readonly [typed: string, written: string])[] = [
  ['prügived prügiveo prügifirma', 'jäätmevedu'],
  ['prügikast prügitün prügikont tünn', 'konteiner'],
  ['prügipäe', 'veopäev'],
  ['prügi', 'jäätmed olmejäätmed'],
  ['ehituspr', 'ehitusjäätmed'],
  ['kontor büroo', 'esindus'],
  ['arvelduskont pangakont kontonum iban', 'iban konto arve'],
  [
    'külmkap külmik pesumasin televiis teler arvuti mobiil triikraud veekeet föön pliit',
    'elektroonika elektriseade',
  ],
  ['diivan voodi madrats mööb kapp', 'suurjäätmed mööbel mööbli'],
  ['patarei aku akud kraadiklaas elavhõb värv lahusti', 'ohtlikud patareid'],
  ['kips', 'ehitusjäätmed kips'],
  ['rehv', 'vanarehvid'],
  ['solk solgi kemps purgi septik kogumiskaev', 'fekaalivedu'],
  ['tariif maks hind hinna', 'hinnakiri hind'],
  ['liivamüük mulla muld kruus liiv', 'muld liiv puistematerjal'],
  ['lume lumi', 'lumetõrje hooldus'],
  ['suvila', 'vabastamine suvila'],
  ['väiksem suurem', 'suurus väiksem suurem'],
  ['kuusk jõulupuu', 'jõulukuusk'],
  ['мусоровоз', 'машина вывоз'],
  ['мусор хлам', 'отходы'],
  ['вывез', 'вывоз вывезен'],
  ['пропуст пропущ', 'необслуженные пропущен'],
  ['забрал забира увезл', 'вывезли опорожнили'],
  ['отменит отмена отмену отменя', 'отменить отказ'],
  ['офис контор филиал', 'представительство'],
  ['прайс цен цена цены цену ценник стоимост тариф расценк', 'прейскурант цена'],
  ['бак бака баки баков бачок бачк урна ведро', 'контейнер'],
  ['куб куба кубов кубометр', 'м3'],
  ['покрыш резин', 'шины'],
  ['холодил телевиз утюг стиральн компьют чайник пылесос микроволнов', 'электроника техника'],
  ['диван матрас мебел кроват шкаф', 'мебель крупногабаритные'],
  ['батаре аккум градусник ртут', 'опасные батарейки'],
  ['шифер асбест', 'шифер асбест'],
  ['ассениз яма ямы яму септик фекал', 'септик откачка'],
  ['реквизит', 'iban счёт оплата'],
  ['елка елку елки елоч', 'ёлка рождественская'],
  ['мешки мешок мешк', 'мешок'],
  ['поменьше побольше', 'меньше больше размер'],
  ['bin bins dustbin wheelie', 'container'],
  ['trash garbage rubbish refuse', 'waste'],
  ['tip tips dump', 'station'],
  ['fridge freezer tv television washing laptop computer toaster kettle iron', 'electronics electrical'],
  ['sofa mattress couch furniture wardrobe bed beds', 'bulky furniture'],
  ['battery batteries thermometer mercury paint solvent', 'hazardous batteries'],
  ['xmas', 'christmas'],
  ['cost fee fees rate rates tariff', 'price'],
  ['skip skips dumpster', 'container construction'],
  ['cesspit cesspool sewage sludge', 'septic'],
  ['bill invoice', 'bill invoice'],
  ['eternit', 'asbestos'],
  ['branch', 'office'],
  ['smaller bigger larger', 'size smaller larger'],
  ['tire tires', 'tyres'],
];

const entries = table.map(([typed, written]) => ({
  beginnings: fold(typed).split(' '),
  written: wordsOf(written),
}));

/** The entry with the longest beginning of a word.
 * @param word Folded. */
export function synonymsOf(word: string): readonly string[] {
  let best = { length: 0, written: [] as readonly string[] };
  for (const { beginnings, written } of entries) {
    for (const beginning of beginnings) {
      // A short beginning is a whole word: `bin` is not the beginning of `binding`.
      const isMatch = beginning.length < minBeginning ? word === beginning : word.startsWith(beginning);
      if (isMatch && beginning.length > best.length) best = { length: beginning.length, written };
    }
  }
  return best.written.filter((synonym) => synonym !== word);
}

const minBeginning = 4;
