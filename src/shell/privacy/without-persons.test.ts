import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPersons } from './without-persons.ts';

const own = { email: 'info@example.ee', phones: ['+372 600 0119'] };
const clean = (text: string) => withoutPersons(text, own);

test('texts lose what leads to a person, and keep what leads to the company and everything else', () => {
  expect(clean('Kirjutage: mari.maasikas@example.ee, või info@example.ee.')).toBe(
    'Kirjutage: …, või info@example.ee.',
  );
  expect(clean('Leping L1234567; Л-7654321! ja L8')).toBe('Leping …; …! ja L8');
  expect(clean('Helistage 5123 4567 või +372 600 0119.')).toBe('Helistage … või +372 600 0119.');
  expect(withoutPersons({ a: ['x@y.ee', 1, null] }, own)).toEqual({ a: ['…', 1, null] });
});

const emails = [
  'mari\uff20kodu.example',
  'https://www.example.ee/?kellele=mari@kodu.example',
  'mari﹫kodu.example',
  'mailto:mari%40kodu.example',
  'HTTPS://mari@kodu.example',
  'mari @ kodu.example',
  'mari@kodu',
  'mari(at)kodu.example',
  'mari [at] kodu.example',
  'mari{at}kodu.example',
  'mari<at>kodu.example',
  'mari at kodu.example',
  'mari at kodu dot example',
  'mari AT kodu DOT example',
  'mari_at_kodu.example',

  'mari ät kodu punkt example',
  'mari (ät) kodu (punkt) example',
  'mari(ätt)kodu.example',
  'mari ät kodu.example',

  'mari собака kodu точка example',
  'mari(собака)kodu.example',
  'mari(a)kodu.example',
  'mari&#64;kodu.example',
  'mari&commat;kodu.example',
  'mari&#x40;kodu.example',
  'mari@kodu(dot)example',
  'mari-at-kodu.example',
  'mari(аt)kodu.example',
  'mari\u200b@\u200bkodu.example',
  'mari @kodu.example',
  'mari@ kodu.example',

  'mari（at）kodu.example',
  'mari (a\u00adt) kodu.example',
  'mari (a\u200bt) kodu.example',
  'mari (𝐚𝐭) kodu.example',
  'mari (át) kodu.example',
  'mari\u3164(at)\u3164kodu.example',
  'mari \u3164at\u3164 kodu.example',
  'mari\u2003at\u2003kodu.example',
  'mari⒜kodu.example',

  'mari/at/kodu.example',
  'mari /at/ kodu.example',
  'mari|at|kodu.example',
  'mari |at| kodu.example',
  'mari~at~kodu.example',
  'mari"at"kodu.example',
  'mari «at» kodu.example',
  'mari“at”kodu.example',
  'mari=at=kodu.example',
  'mari((at))kodu.example',
  'mari <<at>> kodu.example',
  'mari^at^kodu.example',
  'mari ät-kodu.example',
  'mari ätmärk kodu.example',
  'mari (ät-märk) kodu.example',
  'mari собачка kodu.example',
];

test.for(emails)('an e-mail address is taken out however it is written: %s', (written) => {
  expect(clean(`Kirjutage ${written} kohe`)).toBe('Kirjutage … kohe');
});

test.for(['a@', '@', 'a@.', '&commat;', 'https://@', '-a-'])(
  'a text of nothing but %s comes to an end as soon as any other of its length',
  (unit) => {
    expect(String(clean(unit.repeat(200_000 / unit.length))).length).toBeLessThan(200_001);
  },
);

const harmless = [
  'Leping 2026. aastaks, 240 L 2026',
  'Lepingu lõpp 2027',
  '660 l 1 kord',
  'Mahuti 4500 l',
  'L8',
  'kell 12.00, tel 1919',
  'https://www.example.ee/sorting/led-lamp',
  'Kuni 0,6 m³\u00a0päevas, 20 kg',
  'https://kaart.example.ee/@59.4,24.7',
  '59.43701, 24.75361',
  '59.4370160',
  '31.12.2026',
  '2026-12-31',

  '2026-06-01T09:00:00+03:00',
  '01.01.2026–31.12.2026',
  '30.11.2026-05.12.2026',
  '10:00-18:00',
  '9.00–17.00',
  '500 000 t',
  '5 000 000 t',
  '3 500 000 €',
  '3500-4500 kg',
  '3500–4500 €',
  '3000000 kWh',
  '1 250 kg',
  'Registrikood 10000019',
  'KMKR EE100000190',
  'Ringi tn 19, 10001 Tallinn',
  'Jäätmekood 20 03 01',
  '17 09 04, 20 01 21, 16 02 11',
  '200301',
  'EHAK 0784',
  '§ 66 lg 2',
  'RT I, 2015, 12',
  'EN 13432',

  'kood 15 01 10',
  'Jäätme kood 20 03 01, kood 20 01 21',
  'kood 200301',
  'код отходов 20 03 01',
  'EHAK kood 0784',
  'kell 8:00-17:00',
  '8.00–17.00',
  'tel 8.00–17.00',
  "3'500'000 €",
  'Võti 12 mm',
  'Leping 2026/2027 hooajaks',
  'Leping sõlmitakse 12.03.2026',
  'lepingu 01.06.2026 lisa 2',
  'leping 24/7',
  'lepingu 2. lisa',
  'Kliendile 660 l mahuti',
  'klienditugi 24/7',
  'kliendi 1100l konteiner',

  'CR2032 ja AA',
  'R134a',
  '2026/2027',
  '24 / 7',
  '12 x 240 l',
  '0,24 m3',
  'tn-2410',
  'https://www.example.ee/media/51234567.pdf',

  'https://www.example.ee/at/index.html',
  'example.ee/at/index.html',
  'Meet at the gate',
  'More at kuhuviia.ee',
  'see at www.example.ee',
  'open at 9.00',
  'found at example.ee',

  'Собака потерялась',
  'ätikas',
  'Punkt 3',
  '(a) klaas (b) metall',
  'paber & papp',
  '50 %',
  'info@example.ee',

  'Kliente on 250 000',
  'Leping kehtib 3 aastat',
  'Leping 660 l konteinerile',
  'Договор на 2026 год',
  'contract until 2030',

  '+372 600 0119',
  '6000119',
  '1919',
  '12 345,60 €',
  '3 kuni 5 päeva',
  'I 2026',
  'I kvartal',
  'L- ja XL-suurus',
  'i-kaart',
];

test.for(harmless)('what leads to nobody stays as it is: %s', (text) => {
  expect(clean(text)).toBe(text);
  expect(clean(`Teade: ${text}`)).toBe(`Teade: ${text}`);
});

const word = fc.constantFrom(
  'Palun',
  'helistage',
  'Veod',
  'hilinevad',
  'и',
  'the',
  '–',
  '20',
  'kg,',
  'm³',
  'õ\u0303',
);
const pause = fc.constantFrom('', ' ', '-', '\u2011', '\u200b', '\u00ad', '.');
const digits = fc.integer({ min: 1_000_000, max: 9_999_999 }).map(String);
const zeros = [0x30, 0xff10, 0x0660, 0x0966, 0x1d7ce];
const disguised = fc
  .tuple(digits, fc.constantFrom(...zeros))
  .map(([number, zero]) =>
    Array.from(number, (digit) => String.fromCodePoint(zero + Number(digit))).join(''),
  );
const secret = fc
  .tuple(fc.constantFrom('L', 'l', 'Л', '\uff2c', '\u216c', 'ł', '𝐋'), pause, disguised)
  .map((parts) => parts.join(''));

test('whatever stands around it, a disguised contract number never leaves', () => {
  fc.assert(
    fc.property(fc.array(word), secret, fc.array(word), (before, hidden, after) => {
      const cleaned = String(clean([...before, hidden, ...after].join(' ')));
      expect(cleaned).toContain('…');
      expect(cleaned.normalize('NFKC')).not.toMatch(/\p{Nd}{3}/u);
    }),
  );
});

test('any text is cleaned once and for all, and keeps its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const once = clean(text);
      expect(withoutPersons(once, own)).toBe(once);
    }),
  );
});
