/** Forms of the companion plugin are described by the schemas of the site: the file that PHP reads is made of them, and what it says of
 * a field is what the schema does with it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { figureNames } from '#shell/company/figure-messages.ts';
import { site } from '#features/site.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { fromAcf } from '#platform/cms/wordpress/acf.ts';
import {
  describedConversion,
  type EntryForm,
  type TakenEntry,
  toTakenEntry,
} from '#platform/cms/wordpress/forms/entry-form.ts';
import type { DescribedField } from '#platform/cms/wordpress/forms/form-input.ts';
import { wpEntrySchema } from '#platform/cms/wordpress/wp-entry.ts';
import { describeSite, shippedOf } from './form-site.ts';
import { shippedEntries } from './shipped-texts.ts';
import { changed, type Spot, spotsIn, valueAt } from './form-spots.ts';
import { triesOf } from './input-tries.ts';

const described = new URL('../../wordpress/site-publisher/kinds.json', import.meta.url);

const kinds = describeSite();

test('the forms in WordPress are those that the schemas and texts of the site describe', async () => {
  await expect(`${JSON.stringify(await kinds, null, 1)}\n`).toMatchFileSnapshot(fileURLToPath(described));
});

test('each figure of the company has a name in its form', () => {
  const [company] = shippedEntries('company', site.kinds.company);
  expect(Object.keys(figureNames).toSorted()).toEqual(Object.keys(company?.facts ?? {}).toSorted());
});

test('WPML is told of each type, and asked to translate those that have a text', async () => {
  const config = readFileSync(
    new URL('../../wordpress/site-publisher/wpml-config.xml', import.meta.url),
    'utf8',
  );
  const told = Array.from(
    config.matchAll(/<custom-type translate="(\d)">(\w+)</gu),
    ([, isTranslated, type = '']) => [type, isTranslated === '1'] as const,
  );
  const texts = Object.entries(await kinds).map(([type, { text }]) => [type, text] as const);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(texts));
});

/** Types whose entries become what their form says, with their schemas. */
const forms = Object.entries(site.collections).flatMap(([type, { kind, form }]) =>
  form && !form.hasText && kind !== 'redirects' ? [{ type, kind, form }] : [],
);

const schemaOf = (kind: Kind): z.ZodType => site.kinds[kind];

/** As WordPress would send it. */
const sentEntry = (form: EntryForm, { id, title, acf }: TakenEntry) =>
  wpEntrySchema.parse({
    id: form.id === 'number' ? id : 1,
    slug: String(id),
    status: 'publish',
    date_gmt: '2026-01-01T10:00:00',
    modified_gmt: '2026-01-01T10:00:00',
    title: { rendered: title },
    // PHP makes texts of it.
    acf: JSON.parse(JSON.stringify(acf)) as unknown,
  });

test.each(forms)('what the site has of $type is the same after WordPress took it over', ({ kind, form }) => {
  const entries = shippedOf(kind);
  expect(entries.length).toBeGreaterThan(0);
  const convert = describedConversion(form);
  for (const entry of entries) {
    const back = convert(sentEntry(form, toTakenEntry(form, entry)));
    expect(schemaOf(kind).parse(back)).toEqual(schemaOf(kind).parse(entry));
  }
});

interface CheckedKind {
  readonly type: string;
  readonly kind: Kind;
  readonly form: EntryForm;
}

/** Each input of a form once, in an entry that has a value for it. */
function spotsOfKind({ type, kind, form }: CheckedKind, fields: readonly DescribedField[]) {
  const spots = new Map<string, { readonly spot: Spot; readonly taken: TakenEntry }>();
  for (const entry of shippedOf(kind)) {
    const taken = toTakenEntry(form, entry);
    for (const spot of spotsIn(fields, [], taken.acf)) {
      const path = spot.place.filter((part) => typeof part === 'string').join('.');
      const name = `${type} ${path} ${spot.input.type}`;
      if (!spots.has(name)) spots.set(name, { spot, taken });
    }
  }
  return spots;
}

test.each(forms)('what the form of $type says of a field is what its schema does', async (checked) => {
  const { fields } = lookup(await kinds, checked.type) ?? expect.fail(checked.type);
  const schema = schemaOf(checked.kind);
  const convert = describedConversion(checked.form);
  for (const [name, { spot, taken }] of spotsOfKind(checked, fields)) {
    const { place, isRequired } = spot;
    const takes = (value: unknown) => {
      const acf = changed(taken.acf, place, value);
      return schema.safeParse(convert(sentEntry(checked.form, { ...taken, acf }))).success;
    };
    const { wrong, right } = triesOf(spot, valueAt(taken.acf, place));
    expect([name, wrong.filter(takes)]).toEqual([name, []]);
    expect([name, right.filter((value) => !takes(value))]).toEqual([name, []]);
    if (isRequired || place.length === 1) expect([name, takes('')]).toEqual([name, !isRequired]);
  }
});

test('old addresses, notices and page texts are asked for by their schemas, too', async () => {
  const { notices, page_texts: pageTexts } = await kinds;
  const { schema } = site.collections.site_redirects.form ?? expect.fail('no form');
  const takes = (fields: Readonly<Record<string, unknown>>) =>
    schema.safeParse(fromAcf(fields, schema)).success;
  expect(takes({ id: '/vana', to: '/customer-support' })).toBe(true);
  expect(takes({ id: 'vana', to: '/customer-support' })).toBe(false);
  expect(takes({ id: '/vana', to: 'https://example.ee' })).toBe(false);
  expect(notices?.fields.map(({ name }) => name)).toEqual([
    'from',
    'until',
    'severity',
    'link',
    'moved_days',
  ]);
  expect(pageTexts?.fields.map(({ name }) => name)).toEqual(['route', 'heading', 'description', 'lead']);
});
