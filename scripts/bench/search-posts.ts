/** Articles for the search benchmark: those of the other benchmarks have too small a vocabulary, so words are
 * added as in real articles. */
import {
  byTranslatedLocale,
  defaultLocale,
  type Locale,
  textIn,
  type Worded,
} from '#platform/languages/locale.ts';
import { Random } from '#fakes/random.ts';
import { type PostText, type SyntheticPost, syntheticPost } from './synthetic-post.ts';

const ownWords = 16;

/** Compounds in Estonian, stems with endings in Russian and English: some 15,000 forms per language. */
const parts: Worded<readonly [beginnings: string, middles: string, endings: string]> = {
  et: [
    'kase kuuse männi saare järve mere metsa linna valla küla kooli laste raamatu kiriku sadama raudtee lennu',
    'tänav plats park maja sild mägi rand turg aed väljak kalda pood pargi värav torn laat pidu ring nurk hoov',
    ' a al ale alt as ast ga i ide idel ides idest iga ile ist ite ks le ni st ta te tele test',
  ],
  ru: [
    'берез сосн озерн морск лесн городск сельск школьн детск книжн церковн портов дорожн воздушн садов речн',
    'улиц площад парк дом мост гор берег рын сад двор магазин ворот башн ярмарк праздник круг угол причал',
    'а ам ами ах е ей и ие ий им ими их ого ое ой ом ому ою у ую ы ые ый',
  ],
  en: [
    'birch pine island lake sea forest town parish village school child book church harbour rail air garden',
    'street square park house bridge hill shore market yard gate tower fair feast ring corner court pier shop',
    ' s ing ed er ers ward wards side sides man men land lands way ways keeper keepers maker makers work works',
  ],
};

function list(words: string): readonly string[] {
  return words.split(' ');
}

/** @param number From 0 on; the same number always gives the same post.
 * @param count Posts over ten years. */
export function searchPost(number: number, count: number): SyntheticPost {
  const post = syntheticPost(number, count);
  const random = new Random(1_000_000 + number);
  const translations = byTranslatedLocale((locale) => withWords(post.translations[locale], locale, random));
  return { ...post, ...withWords(post, defaultLocale, random), translations };
}

function withWords<Text extends PostText>(text: Text, locale: Locale, random: Random): Text {
  const [beginnings, middles, endings] = textIn(parts, locale);
  const [firsts, seconds, lasts] = [list(beginnings), list(middles), list(endings)];
  const words = Array.from(
    { length: ownWords },
    () => random.pick(firsts) + random.pick(seconds) + random.pick(lasts),
  );
  return { ...text, content: `${text.content}\n<p>${words.join(' ')}.</p>` };
}
