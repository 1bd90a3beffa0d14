/** Parts of this site that editors insert into pages of the page builder. This table is the registry: the studio lists
 * names, descriptions and fields from it, and the page builder's input is validated against its schemas. */
import { z } from 'zod';
import { faqTopics } from '#shell/addresses/faq-topics.ts';
import { inputTypes } from '#shell/form/input-type.ts';
import { locales } from '#platform/languages/locale.ts';
import { postOrders } from '#platform/cms/post.ts';
import { postCategories } from '#shell/addresses/post-categories.ts';
import { slugSchema } from '#platform/base/slug.ts';
import { priceListServices } from '#shell/addresses/routes.ts';
import { isPublicRead } from '#shell/addresses/public-read.ts';

interface Part {
  /** Description for editors in the studio, in English. */
  readonly name: string;
  readonly description: string;
  /** It has anchors or a script of its own, so a page may contain it only once. */
  readonly isOnce: boolean;
  /** Schema of its fields; the studio shows each field's description. */
  readonly fields: z.ZodObject;
}

/** Max characters of a text field. */
const textLength = 300;

const text = (description: string) => z.string().trim().max(textLength).describe(description);

/** Every visitor asks so often while the page is open. */
const minRefetchSeconds = 30;

/** Addresses without an origin are of this site, wherever that is. */
const anyOrigin = 'https://this.site.invalid';

const siteParts = {
  'lookup-form': {
    name: 'Next collection day',
    description: 'The form that finds the next collection day by contract number.',
    isOnce: true,
    fields: z.strictObject({}),
  },
  'news-list': {
    name: 'News',
    description: 'The latest news in the language of the page.',
    isOnce: false,
    fields: z.strictObject({
      count: z.int().min(1).max(12).default(3).describe('How many articles are shown.'),
    }),
  },
  posts: {
    name: 'Posts',
    description:
      'Posts as cards, asked for when the page is looked at: those of a category, of a search, or named ones.',
    isOnce: false,
    fields: z.strictObject({
      slugs: z.array(slugSchema).max(20).optional().describe('Names of posts, as their addresses end.'),
      languages: z.array(z.enum(locales)).optional().describe('Languages that posts have a text in.'),
      hidesUntranslated: z
        .boolean()
        .default(true)
        .describe('Whether only posts with a text in the language of the page are shown.'),
      perPage: z.int().min(1).max(100).default(6).describe('How many posts are shown.'),
      page: z.int().min(1).default(1).describe('Which of the pages of so many posts is shown.'),
      order: z.enum(['asc', 'desc']).default('desc').describe('Upwards, or downwards: the newest first.'),
      orderBy: z
        .enum(postOrders)
        .default('date')
        .describe('What the posts are ordered by; relevance needs a search, include_slugs names.'),
      isSticky: z.boolean().optional().describe('Whether posts are pinned; absent: all of them.'),
      search: text('Words that the posts have.').optional(),
      category: z.enum(postCategories).optional().describe('The category of the posts.'),
      loading: text('In place of the spinner while they load.').default(''),
      none: text('In place of the text that there are none.').default(''),
    }),
  },
  'price-list': {
    name: 'Price lists',
    description: 'Price lists of a service by area, each with its period and a link.',
    isOnce: true,
    fields: z.strictObject({
      service: z.enum(priceListServices).default('organised').describe('The service that has the prices.'),
    }),
  },
  'station-map': {
    name: 'Waste stations',
    description: 'Waste stations as form, map and list.',
    isOnce: true,
    fields: z.strictObject({}),
  },
  faq: {
    name: 'Questions',
    description: 'Questions of one topic with their answers.',
    isOnce: true,
    fields: z.strictObject({
      topic: z.enum(faqTopics).default('contract').describe('The topic of the questions.'),
    }),
  },
  'contact-form': {
    name: 'Contact form',
    description: 'The form that writes to customer service.',
    isOnce: true,
    fields: z.strictObject({}),
  },
  button: {
    name: 'Button',
    description: 'A link that looks like a button of this site.',
    isOnce: false,
    fields: z.strictObject({
      label: text('What the button says.').min(1).default('…'),
      link: text('Path on this site without language (/customer-support), or an address with https.')
        .regex(/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:|#)/u)
        .default('/'),
      look: z.enum(['strong', 'quiet']).default('strong').describe('How much it stands out.'),
    }),
  },
  input: {
    name: 'Field that searches',
    description: 'One field with a button that leads to the search of this site with what was typed.',
    isOnce: false,
    fields: z.strictObject({
      label: text('What stands above the field.').min(1).default('…'),
      type: z.enum(inputTypes).default('text').describe('What is typed.'),
      isRequired: z.boolean().default(false).describe('Whether it has to be filled in.'),
      min: text('Smallest value of a number or a date.').optional(),
      max: text('Greatest value of a number or a date.').optional(),
      step: text('Distance of allowed values.').optional(),
      pattern: text('Regular expression that the text has to match.').optional(),
    }),
  },
  fetcher: {
    name: 'Fetched list',
    description:
      'Asks an address of this site (or of the allow-list) and shows the answer as a list, a line an entry.',
    isOnce: false,
    fields: z.strictObject({
      url: text('Address that answers with JSON, such as /api/posts?lang=en.')
        .refine((url) => isPublicRead(url, anyOrigin))
        .default(''),
      list: text('Name of the list within the answer, with dots (posts); empty: the answer itself.').default(
        '',
      ),
      line: text('What is shown of an entry; {name} stands for a value of it.').default('{title}'),
      loading: text('In place of the text while it loads.').default(''),
      failed: text('In place of the text when it fails.').default(''),
      staleSeconds: z.number().min(0).default(30).describe('So long an answer serves.'),
      refetchSeconds: z
        .number()
        .min(0)
        .max(86_400)
        .refine((seconds) => seconds === 0 || seconds >= minRefetchSeconds)
        .default(0)
        .describe(`Asked again after so long, at least ${minRefetchSeconds}; 0: not by itself.`),
    }),
  },
} as const satisfies Readonly<Record<string, Part>>;

export type SitePartName = keyof typeof siteParts;

export const sitePartNames = Object.keys(siteParts) as readonly SitePartName[];

/** A part and its field values, as stored in a page. */
export type SitePart = {
  readonly [Name in SitePartName]: {
    readonly name: Name;
    readonly fields: z.output<(typeof siteParts)[Name]['fields']>;
  };
}[SitePartName];

/** Display name of a part, for studio and renderer. */
export function sitePart(name: SitePartName): Part {
  return siteParts[name];
}

/** @param fields As stored in the page.
 * @returns undefined when the part does not exist or its fields are invalid. */
export function parseSitePart(name: string, fields: unknown): SitePart | undefined {
  const known = sitePartNames.find((one) => one === name);
  if (known === undefined) return undefined;
  const parsed = siteParts[known].fields.safeParse(fields);
  // TypeScript cannot see that the schema of a name yields the fields of that name.
  const part: unknown = { name: known, fields: parsed.data };
  return parsed.success ? (part as SitePart) : undefined;
}
