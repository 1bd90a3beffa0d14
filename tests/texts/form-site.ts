/** The forms of the site, as the companion plugin has them described. */
import type { z } from 'zod';
import { infoPhoneSchema } from '#shell/company/company.ts';
import { sentHoursSchema } from '#shell/time/opening-schema.ts';
import { entryChoices } from '#shell/entry-choice-messages.ts';
import { fieldLabels } from '#shell/field-label-messages.ts';
import { phoneSchema } from '#features/contacts/contacts.ts';
import { site } from '#features/site.ts';
import { parts } from '#features/site-content.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { describeKinds, type ShippedEntry } from '#platform/cms/wordpress/forms/describe-kinds.ts';
import type { AnySchema } from '#platform/cms/wordpress/forms/schema-parts.ts';
import type { DescribedKinds, FormInput } from '#platform/cms/wordpress/forms/form-input.ts';
import { placeMessages } from '#platform/notes/place-messages.ts';
import { shippedEntries } from './shipped-texts.ts';

export async function describeSite(): Promise<DescribedKinds> {
  const forms = await Promise.all(
    parts.map(async (part) => ('forms' in part ? (await part.forms()).forms : {})),
  );
  const { et, ru, en } = placeMessages;
  return describeKinds({
    collections: site.collections,
    forms: Object.assign({}, ...forms) as Parameters<typeof describeKinds>[0]['forms'],
    labels: fieldLabels,
    choices: entryChoices,
    languageNames: { et, ru, en },
    known: new Map<AnySchema, FormInput>([[sentHoursSchema, { type: 'hours' }]]),
    formats: new Map<AnySchema, 'phone'>([
      [phoneSchema, 'phone'],
      [infoPhoneSchema, 'phone'],
    ]),
    shipped: (kind) => shippedOf(kind as Kind),
  });
}

export const shippedOf = (kind: Kind): readonly ShippedEntry[] =>
  shippedEntries(kind, site.kinds[kind] as z.ZodType<ShippedEntry>);
