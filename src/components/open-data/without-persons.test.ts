import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDataNames, openDataSchemas } from '#model/open-data.ts';
import type { UnservedAnswer } from '#model/unserved-answer.ts';
import { openAddress, unservedBody } from './unserved.ts';
import { openData } from './envelope.ts';
import { noticesBody } from './texts.ts';
import { withoutPersons } from './without-persons.ts';

const source = {
  siteUrl: 'https://www.example.ee',
  company: { name: 'Põhjaring', email: 'info@example.ee' },
  modified: null,
};

test('texts lose e-mail addresses and contract numbers, and keep that of the company and everything else', () => {
  const clean = (text: string) => withoutPersons(text, source.company.email);
  expect(clean('Kirjutage: mari.maasikas@example.ee, või info@example.ee.')).toBe(
    'Kirjutage: …, või info@example.ee.',
  );
  expect(clean('Leping L1234567; Л-7654321! ja L8')).toBe('Leping …; …! ja L8');
  expect(clean('Kuni 0,6 m³\u00a0päevas, 20 kg')).toBe('Kuni 0,6 m³\u00a0päevas, 20 kg');
  expect(clean('https://kaart.example.ee/@59.4,24.7')).toBe('https://kaart.example.ee/@59.4,24.7');
  expect(withoutPersons({ a: ['x@y.ee', 1, null] }, '')).toEqual({ a: ['…', 1, null] });
});

test.for([
  'nr.L1234567',
  'leping:L1234567',
  'L 1234567',
  'l 123 45 67',
  'L\u20111234567',
  'L\u00ad123\u200b4567',
  '\uff2c1234567',
  '<b>L1234567</b>',
  'L1234567st',
  'https://www.example.ee/?contractNumber=L1234567',
  'Leping 1234567',
  'lepingu nr 1234567',
  'договора № 1234567',
])('a contract number is taken out however it is written: %s', (written) => {
  const text = String(withoutPersons(`Vedu ${written} hilineb 2026`, ''));
  expect(text.replaceAll(/[^\d]/gu, '')).toBe('2026');
});

test.for([
  'mari\uff20kodu.example',
  'https://www.example.ee/?kellele=mari@kodu.example',
  'mailto:mari%40kodu.example',
  'HTTPS://mari@kodu.example',
])('an e-mail address is taken out however it is written: %s', (written) => {
  expect(withoutPersons(`Kirjutage ${written} kohe`, '')).toBe('Kirjutage … kohe');
});

test('years, volumes and telephone numbers of the company stay', () => {
  for (const text of [
    'Leping 2026. aastaks, 240 L 2026',
    'Lepingu lõpp 2027',
    '660 l 1 kord',
    'Mahuti 4500 l',
    'kell 12.00, tel 1919',
    'https://www.example.ee/sorting/led-lamp',
  ])
    expect(withoutPersons(text, '')).toBe(text);
});

const word = fc.constantFrom('Palun', 'helistage', 'Veod', 'hilinevad', 'и', 'the', '–', '20', 'kg,');
const number = fc.integer({ min: 100_000, max: 99_999_999 }).map((digits) => `L${digits}`);
const email = fc.constantFrom('mari.maasikas@gmail.example', 'jüri+1@kodu.example', 'анна@почта.example');
const mark = fc.constantFrom('', '.', ',', ')', '!', '"', ':');
const secret = fc.tuple(fc.oneof(number, email), mark);
const text = fc
  .array(fc.oneof(word, secret), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.join(''))).join(' '));

/** Fields that a source may have or get, wherever it has objects. */
const personalFields = {
  contractNumber: 'L7654321',
  customerName: 'Mari Maasikas',
  email: 'mari@example.ee',
  phone: '+372 5555 0123',
};

test('whatever editors write, a notice carries no contract number and no e-mail address of a person', () => {
  fc.assert(
    fc.property(text, text, (title, body) => {
      const notice = {
        id: 'teade',
        severity: 'information' as const,
        from: '2026-06-01T09:00:00+03:00',
        until: '2026-06-02T09:00:00+03:00',
        title: { et: title, ru: title, en: title },
        text: { et: body, ru: body, en: body },
        links: undefined,
        ...personalFields,
      };
      const written = JSON.stringify(openData('notices', noticesBody([notice], source.siteUrl), source));
      expect(written).not.toMatch(/@|L\d{5}|Maasikas|5555|customerName|"phone"/u);
    }),
  );
});

const place = fc.constantFrom(
  'Keila',
  'Nõmme',
  'Lääne-Harju vald',
  'L1234567',
  'mari@example.ee',
  '5555 0123',
);
const addressed = fc.oneof(
  fc.constantFrom(
    'Kase tn 4',
    'Kase tn 4-12',
    'J. V. Jannseni 3/5',
    'Mari Maasikas',
    'Mardi',
    '',
    '+372 5555 0123',
  ),
  fc.tuple(fc.constantFrom('Kase tn 4', '1. mai tee 2a'), text).map(([street, more]) => `${street}, ${more}`),
);

test('whatever the source says, an unserved address carries no name, no flat, no number and no e-mail address', () => {
  const names = {
    locale: 'et',
    waste: {},
    other: {},
    containers: { bag: '', wheeled: '', deep: '' },
  } as const;
  fc.assert(
    fc.property(fc.record({ address: addressed, city: place, area: place, reason: text }), (written) => {
      const row = { ...written, id: 'L1234567', garbage: written.reason, date: '2026-06-01' };
      const answer: UnservedAnswer = {
        isDemonstration: false,
        isStale: false,
        asOf: '2026-06-01T09:00:00.000Z',
        addresses: [{ ...row, ...personalFields }],
      };
      const file = openData('unserved', unservedBody(answer, names), source);
      const leaving = JSON.stringify(file.addresses);
      expect(leaving).not.toMatch(/@|L\d{5}|Maasikas|5555|4-12|customerName|"phone"|"id"/u);
      expect(Object.keys(file.addresses[0] ?? {})).not.toContain('id');
    }),
  );
});

test('an address needs the number of a house, and loses its flat and what stands beside it', () => {
  const shown = [
    ['Kase tn 4-12', 'Kase tn 4'],
    ['Kase tn 4, krt 12', 'Kase tn 4'],
    ['Mari Maasikas, Kase tn 4a', 'Kase tn 4a'],
    ['Lydia Koidula tn 5', 'Lydia Koidula tn 5'],
    ['1. mai tee 2', '1. mai tee 2'],
    ['J. V. Jannseni 3/5', 'J. V. Jannseni 3/5'],
    ['Mari Maasikas', undefined],
    ['Mardi talu, Kose vald', undefined],
    ['55550123', undefined],
    ['mari@example.ee 4', undefined],
  ] as const;
  expect(shown.map(([written]) => [written, openAddress(written)])).toEqual(shown);
});

test('no schema has a field for a person', () => {
  const keysOf = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)]);
  for (const name of openDataNames) {
    const keys = keysOf(openDataSchemas[name].toJSONSchema({ io: 'input' }));
    expect([
      name,
      keys.filter((key) => /contractNumber|mail|phone|person|customer|firstName|lastName/iu.test(key)),
    ]).toEqual([name, []]);
  }
});
