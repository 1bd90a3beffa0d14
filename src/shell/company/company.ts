import { z } from 'zod';
import { binsOutBy, cutOffTime, unservedDays } from './business-rules.ts';
import { byLocale } from '#platform/languages/locale.ts';
import { sentTimeSchema } from '#platform/cms/sent-time.ts';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';
import type { NoteCode } from '#platform/notes/note.ts';

/** A figure that texts refer to as `{{key}}`. Its type and the language decide the format. */
export const factSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('count'), value: z.number() }),
  z.strictObject({ type: z.literal('year'), value: z.int() }),
  z.strictObject({
    type: z.literal('measure'),
    value: z.number(),
    unit: z.enum(['kg', 't', 'm³', 'm²', 'm', 'cm', 'km', 'l', '%', '€']),
  }),
  z.strictObject({ type: z.literal('time'), value: sentTimeSchema }),
  z.strictObject({ type: z.literal('text'), value: localizedTextSchema }),
]);

export type Fact = z.infer<typeof factSchema>;

/** Names of the figures that the site makes itself. */
const derivedNames: ReadonlySet<string> = new Set([
  'companyName',
  'legalName',
  'infoPhone',
  'serviceOpens',
  'serviceCloses',
  'orderCutOff',
  'binsOutBy',
  'unservedDays',
] satisfies readonly (keyof ReturnType<typeof derivedFacts>)[]);

/** A number as people write it: short, or with the code of the country. */
export const infoPhoneSchema = z.string().regex(/^\+?\d[\d ]{1,13}\d$/u);

/** The single entry with the company's identity. Nothing in it is repeated: other places derive from it. */
export const companySchema = z.strictObject({
  id: z.literal('company'),
  name: z.string().min(1),
  /** Stands after the name in the legal name: `AS`. */
  legalForm: z.string().min(1),
  registryCode: z.string().regex(/^\d{8}$/u),
  vatNumber: z.string().regex(/^EE\d{9}$/u),
  address: z.strictObject({
    street: z.string().min(1),
    postalCode: z.string().regex(/^\d{5}$/u),
    city: z.string().min(1),
  }),
  email: z.email(),
  /** Spec §9: short information number, at the standard rate plus the operator's fee. */
  infoPhone: infoPhoneSchema,
  serviceHours: z.strictObject({
    days: z.tuple([z.literal(1), z.literal(5)]),
    opens: sentTimeSchema,
    closes: sentTimeSchema,
  }),
  slogan: localizedTextSchema,
  facts: z.record(
    z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/u)
      .refine((name) => !derivedNames.has(name), 'figure-derived' satisfies NoteCode),
    factSchema,
  ),
});

export type Company = z.infer<typeof companySchema>;

/** As the company is registered. */
export const formatLegalName = ({ name, legalForm }: Pick<Company, 'name' | 'legalForm'>): string =>
  `${name} ${legalForm}`;

/** All figures that texts may name. */
export const collectFacts = (company: Company): Readonly<Record<string, Fact>> => ({
  ...company.facts,
  ...derivedFacts(company),
});

/** Of other fields, and of the rules that the code keeps. */
function derivedFacts(company: Company) {
  const { name, serviceHours, address, email } = company;
  return {
    companyName: inEachLanguage(name),
    legalName: inEachLanguage(formatLegalName(company)),
    companyAddress: inEachLanguage(`${address.street}, ${address.postalCode} ${address.city}`),
    companyEmail: inEachLanguage(email),
    infoPhone: inEachLanguage(company.infoPhone),
    serviceOpens: { type: 'time', value: serviceHours.opens },
    serviceCloses: { type: 'time', value: serviceHours.closes },
    orderCutOff: { type: 'time', value: cutOffTime },
    binsOutBy: { type: 'time', value: binsOutBy },
    unservedDays: { type: 'count', value: unservedDays },
  } as const satisfies Readonly<Record<string, Fact>>;
}

const inEachLanguage = (value: string): Fact => ({ type: 'text', value: byLocale(() => value) });
