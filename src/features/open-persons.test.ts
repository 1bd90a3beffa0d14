import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byLocale } from '#platform/languages/locale.ts';
import { openDataFormats } from '#features/open-data-parts.server.ts';
import type { UnservedAnswer } from '#features/unserved/unserved-answer.ts';
import { unservedBody, unservedFormat } from '#features/unserved/open-unserved.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { noticesBody, noticesFormat } from '#features/notices/open-notices.ts';

const source = {
  siteUrl: 'https://www.example.ee',
  company: { name: 'Põhjaring', email: 'info@example.ee', phones: [] },
  modified: null,
};

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
        shown: byLocale(() => ({ title, text: body })),
        links: undefined,
        ...personalFields,
      };
      const written = JSON.stringify(openData(noticesFormat, noticesBody([notice], source.siteUrl), source));
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
      const file = openData(unservedFormat, unservedBody(answer, names), source);
      const leaving = JSON.stringify(file.addresses);
      expect(leaving).not.toMatch(/@|L\d{5}|Maasikas|5555|4-12|customerName|"phone"|"id"/u);
      expect(Object.keys(file.addresses[0] ?? {})).not.toContain('id');
    }),
  );
});

test('no schema has a field for a person', () => {
  const listKeys = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, part]) => [key, ...listKeys(part)]);
  for (const { name, schema } of openDataFormats) {
    const keys = listKeys(schema.toJSONSchema({ io: 'input' }));
    const personal = keys.filter((key) =>
      /contractNumber|mail|phone|person|customer|firstName|lastName/iu.test(key),
    );
    // Told by the name alone: a field that is for no person gets a name without such a word.
    expect(personal, `${name}: names of fields that say "for a person"`).toEqual([]);
  }
});
