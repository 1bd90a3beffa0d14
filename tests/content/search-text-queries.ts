/** Visitors' queries, phrased as in the texts rather than in titles, each with its expected result. The benchmark asks
 * others, of real intent. */
import type { Locale } from '#platform/languages/locale.ts';

export interface ExpectedQuery {
  readonly locale: Locale;
  readonly typed: string;
  /** - plain: words as they stand in the text
   * - formed: another form of a word, or a part of a compound
   * - typo: letters missing, added, swapped or without their marks
   * - script: in the other script */
  readonly kind: 'plain' | 'formed' | 'typo' | 'script';
  /** Estonian address that must be among the first results in the query's language. */
  readonly leadsTo: readonly string[];
}

const et = query('et');
const ru = query('ru');
const en = query('en');

export const expectedQueries: readonly ExpectedQuery[] = [
  et('plain', 'diivan ja madrats', '/customer-support/faq/special#suurjaatmed'),
  et(
    'plain',
    'viitenumber',
    '/customer-support/faq/billing#maksmine-kohapeal',
    '/customer-support/faq/billing#e-arve',
  ),
  et('plain', 'kaanega metallämber', '/customer-support/faq/sorting#tuhk'),
  et('plain', 'karbilt kile', '/customer-support/faq/sorting#pakendi-pesemine'),
  et('plain', '5,2 l segaolmejäätmeid', '/customer-support/faq/containers#mahuti-suurus'),
  et('formed', 'jaam', '/home-customer/waste-stations', '/home-customer/waste-stations/312'),
  et('formed', 'respiraatorid', '/customer-support/faq/special#eterniit'),
  et(
    'formed',
    'lukus väravad',
    '/customer-support/faq/billing#tuhisoidutasu',
    '/customer-support/faq/collection#votmed-ja-tokkepuud',
  ),
  et('formed', 'ahjuvormid', '/customer-support/faq/sorting#klaas-ja-keraamika'),
  et('formed', 'munakoor', '/customer-support/faq/sorting#biojaatmete-kogumine'),
  et('formed', 'ravim', '/customer-support/faq/special#ohtlikud-jaatmed', '/home-customer/hazardous-waste'),
  et('formed', 'tühjendamine ära jätta', '/customer-support/faq/collection#tuhjenduse-tuhistamine'),
  et(
    'formed',
    'külmkapi äravedu',
    '/customer-support/faq/special#elektroonika',
    '/services/electronic-waste',
  ),
  et('formed', 'käsitransport', '/customer-support/faq/collection#ligipaas-ja-kasitransport'),
  et('typo', 'jaatmejam Viljandi', '/home-customer/waste-stations/315'),
  et('typo', 'tuhisoidu tasu', '/customer-support/faq/billing#tuhisoidutasu'),
  et('typo', 'vooderdskott', '/customer-support/faq/containers#vooderduskott'),
  et(
    'typo',
    'fekalivedu',
    '/home-customer/ordering-fecal-transport',
    '/customer-support/faq/special#fekaaliveo-tellimine',
  ),
  et(
    'typo',
    'elavhobeda kraadiklas',
    '/customer-support/faq/special#ohtlikud-jaatmed',
    '/home-customer/hazardous-waste',
  ),
  et(
    'script',
    'контейнер рент',
    '/customer-support/faq/containers#rent-voi-ost',
    '/home-customer/rental-garbage-containers',
  ),

  ru('plain', 'диван матрас', '/customer-support/faq/special#suurjaatmed'),
  ru(
    'plain',
    'ртутные термометры',
    '/customer-support/faq/special#ohtlikud-jaatmed',
    '/home-customer/hazardous-waste',
  ),
  ru(
    'plain',
    'номер ссылки',
    '/customer-support/faq/billing#e-arve',
    '/customer-support/faq/billing#maksmine-kohapeal',
  ),
  ru('plain', 'яичная скорлупа', '/customer-support/faq/sorting#biojaatmete-kogumine'),
  ru('plain', 'холодная зола', '/customer-support/faq/sorting#tuhk'),
  ru('formed', 'старый шифер', '/customer-support/faq/special#eterniit', '/home-customer/hazardous-waste'),
  ru('formed', 'ёлка', '/customer-support/faq/special#joulukuused'),
  ru('formed', 'мешок-вкладыш', '/customer-support/faq/containers#vooderduskott'),
  ru('formed', 'оплата наличными', '/customer-support/faq/billing#maksmine-kohapeal'),
  ru('formed', 'переезд ключи', '/customer-support/faq/contract#kolimine'),
  ru('formed', 'шлагбаумы', '/customer-support/faq/collection#votmed-ja-tokkepuud'),
  ru('formed', 'общие контейнеры', '/customer-support/faq/contract#uhine-mahuti'),
  ru('formed', 'холостых рейсов', '/customer-support/faq/billing#tuhisoidutasu'),
  ru('typo', 'асбецт', '/customer-support/faq/special#eterniit'),
  ru('typo', 'холодилник', '/customer-support/faq/special#elektroonika', '/services/electronic-waste'),
  ru('typo', 'дополнителный вывос', '/customer-support/faq/collection#lisatuhjendus'),
  ru('typo', 'расторгунть договор', '/customer-support/faq/contract#lepingu-lopetamine'),
  ru(
    'script',
    'opasnye othody',
    '/home-customer/hazardous-waste',
    '/customer-support/faq/special#ohtlikud-jaatmed',
  ),
  ru('script', 'starye shiny', '/customer-support/faq/special#vanarehvid'),
  ru('script', 'nomer dogovora', '/customer-support/faq/contract#lepingu-number'),

  en('plain', 'sofas mattresses wardrobes', '/customer-support/faq/special#suurjaatmed'),
  en('plain', 'second-hand shop', '/customer-support/faq/sorting#roivad-ja-tekstiil'),
  en('plain', 'identity document', '/customer-support/faq/special#jaatmejaama-kulastus'),
  en(
    'plain',
    'deposit mark return machine',
    '/customer-support/faq/sorting#klaas-ja-keraamika',
    '/home-customer/packaging-transportation',
  ),
  en('plain', 'hot coals', '/customer-support/faq/sorting#tuhk'),
  en('formed', 'fridges', '/customer-support/faq/special#elektroonika', '/services/electronic-waste'),
  en('formed', 'eggshell', '/customer-support/faq/sorting#biojaatmete-kogumine'),
  en('formed', 'ornament tinsel', '/customer-support/faq/special#joulukuused'),
  en('formed', 'cancelled emptying', '/customer-support/faq/collection#tuhjenduse-tuhistamine'),
  en('formed', 'exempting', '/customer-support/faq/contract#jaatmeveost-vabastamine'),
  en('formed', 'wheeled 10 m', '/customer-support/faq/collection#ligipaas-ja-kasitransport'),
  en('formed', 'composted leaf', '/customer-support/faq/special#aiajaatmed'),
  en('typo', 'asbetsos', '/customer-support/faq/special#eterniit'),
  en('typo', 'respirater', '/customer-support/faq/special#eterniit'),
  en('typo', 'chrismas tree', '/customer-support/faq/special#joulukuused'),
  en('typo', 'matresses', '/customer-support/faq/special#suurjaatmed'),
  en(
    'typo',
    'reference numbr',
    '/customer-support/faq/billing#e-arve',
    '/customer-support/faq/billing#maksmine-kohapeal',
  ),
  en(
    'typo',
    'flourescent lamps',
    '/customer-support/faq/special#ohtlikud-jaatmed',
    '/home-customer/hazardous-waste',
  ),
  en(
    'typo',
    'flaten bottles',
    '/customer-support/faq/sorting#pakendi-pesemine',
    '/customer-support/instructions/pakendid',
  ),
  en('typo', 'publc holidays', '/customer-support/faq/collection#puhade-ajal'),
];

/** Searches that find nothing, by language. */
export const misses: readonly (readonly [Locale, string])[] = [
  ['et', 'kosmoserakett'],
  ['et', 'laenukalkulaator'],
  ['et', 'qwxzv'],
  ['ru', 'ипотека'],
  ['ru', 'гороскоп'],
  ['ru', 'йцукфыв'],
  ['en', 'cryptocurrency'],
  ['en', 'horoscope'],
  ['en', 'zzyzx'],
];

function query(locale: Locale) {
  return (kind: ExpectedQuery['kind'], typed: string, ...leadsTo: readonly string[]): ExpectedQuery => {
    return { locale, kind, typed, leadsTo };
  };
}
