/** Entries of a type go into a spreadsheet and come back: with nothing lost, and with a preview of what changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isThorough } from '../site/driven.ts';
import { site } from '#features/site.ts';
import { isRecord } from '#platform/cms/wordpress/acf.ts';
import type { ContentRoute } from '#platform/cms/wordpress/collections.ts';
import { toTakenEntry } from '#platform/cms/wordpress/forms/entry-form.ts';
import { shippedOf } from '../texts/form-site.ts';
import { pluginFolder } from './companion.ts';
import {
  apply,
  createAll,
  download,
  parseCsv,
  phones,
  plain,
  preview,
  readAll,
  writeCsv,
} from './csv-sheet.ts';
import { openFormBase } from './form-base.ts';
import { isWithoutWordPress } from './programs.ts';

const types = Object.keys(
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(join(pluginFolder, 'kinds.json'), 'utf8'))),
);
const base = openFormBase(types.join(' '));

const formOf = (type: string) => site.collections[type as ContentRoute].form;

/** All entries of a type that ship. */
function shipped(type: string): readonly { readonly title: string; readonly acf: object }[] {
  const { kind, form } = site.collections[type as ContentRoute];
  return form ? shippedOf(kind).map((entry) => toTakenEntry(form, entry)) : [];
}

/** Types that have no text beside their fields. */
const filled = types.filter((type) => !formOf(type)?.hasText);

test.skipIf(isWithoutWordPress).for(filled)(
  'entries that ship come back as they were, and nothing of them changes: %s',
  async (type) => {
    // The others are made of the same parts.
    const entries = shipped(type).slice(0, isThorough ? Infinity : 15);
    await createAll(type, entries);
    const file = await download(base.administration, type);
    const whole = await preview(base.administration, type, file);
    expect([whole.counts, whole.rows]).toEqual([[0, 0, entries.length, 0], []]);
    if (formOf(type)?.isSingle) return;
    // As new entries they are made of nothing but the file.
    const [headings = [], ...rows] = parseCsv(file);
    const again = rows.map(([id = '', ...cells]) => [`uus ${id}`, ...cells]);
    const fresh = await preview(base.administration, type, writeCsv([headings, ...again], ','));
    expect(fresh).toMatchObject({ counts: [entries.length, 0, 0, 0] });
    const before = await readAll(type);
    await apply(base.administration, type);
    const after = (await readAll(type)).slice(before.length);
    expect(plain(after)).toEqual(plain(before));
  },
);

/** What a spreadsheet, a parser or a person may stumble over. */
const pieces = [
  '=1+1',
  '+',
  '-',
  '@',
  "'",
  '"',
  ';',
  ',',
  '\n',
  '\t',
  '0784',
  '1e5',
  '24.12',
  'õ',
  '🗑️',
  '\\',
  '\\"',
  '[x]',
  'Ж',
  ' ',
  '＝',
  '7',
];

test.skipIf(isWithoutWordPress)(
  'whatever a text has comes back, and none begins like a formula',
  async () => {
    const nasty = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => some.join('').trim());
    const texts = fc.sample(nasty, { numRuns: 60, seed: 7 });
    const acf = (index: number) => ({
      ...phones[0]?.acf,
      region: { ru: texts[index] ?? '', en: `a${texts[index + 1] ?? ''}` },
    });
    await createAll(
      'regional_phones',
      texts.map((text, index) => ({ title: text || 'tühi', acf: acf(index) })),
    );
    const file = await download(base.administration, 'regional_phones');
    const [, ...rows] = parseCsv(file);
    expect(rows.flat().filter((cell) => /^\s*[=+\-@＝]/u.test(cell))).toEqual([]);
    expect((await preview(base.administration, 'regional_phones', file)).counts).toEqual([
      0,
      0,
      texts.length,
      0,
    ]);
    // The texts themselves are in the file, and not only what is left of them.
    const written = new Set(rows.map(([, , , russian = '']) => russian));
    const kept = (await readAll('regional_phones')).flatMap(({ acf: { region } }) =>
      isRecord(region) && typeof region.ru === 'string' ? [region.ru] : [],
    );
    expect(kept.filter((text) => !written.has(text) && !written.has(`'${text}`))).toEqual([]);
  },
);
