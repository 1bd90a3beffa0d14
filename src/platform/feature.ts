/** What people come for is a feature: a folder under src/features. Whoever starts something hands the list of all features to the
 * platform, which knows none of them. */
import type { AnyEndpoint } from './calls/endpoint.ts';
import type { SettingsPart } from './calls/settings-part.ts';
import type { Collections } from './cms/wordpress/collections.ts';
import type { FormTexts } from './cms/wordpress/forms/form-texts.ts';
import type { EntryChecks } from './cms/entry-checks.ts';
import type { Joined } from './declared-features.ts';
import type { Worded } from './languages/locale.ts';
import type { PublishedAnswers } from './on-demand/published-answers.ts';
import type { KindPreviews } from './on-demand/preview/previewed-site.ts';
import type { PageWorkTable } from './on-demand/threads/page-work.ts';
import type { CompiledPart } from './publish/compiler/compiled-part.ts';
import type { PublishedPart } from './publish/published-part.ts';
import type { ServedFeature } from './server/served-site.ts';
import type { SiteContent } from './site-content.ts';

/** What a feature adds to the site. It also declares the types of its kinds and queries (declared-features.ts). What is a function is a
 * module that is loaded where it is needed: previews need no calls, calls need no drawings. */
export interface Feature extends PublishedPart {
  /** Schemas of its kinds of entry. */
  readonly kinds?: Partial<SiteContent['kinds']>;
  /** In which lists its entries stand. */
  readonly lists?: Partial<SiteContent['lists']>;
  /** Which types of WordPress are entries of its kinds. */
  readonly collections?: Collections;
  /** What their forms say to editors. */
  readonly forms?: () => Promise<{ readonly forms: Readonly<Record<string, FormTexts>> }>;
  /** What its pages, or those of others, ask of the content. */
  readonly queries?: Partial<SiteContent['queries']>;
  /** What its entries are checked against, when WordPress sends them and before they are published. */
  readonly entryChecks?: EntryChecks;
  /** What its calls and pages read from the environment; it declares it as part of `LiveSettings` (calls/settings.ts). */
  readonly settings?: SettingsPart;
  /** Its texts in the files of all texts of a language, by namespace. */
  readonly localeMessages?: Readonly<Record<string, Readonly<Record<string, Worded>>>>;
  /** What answers its calls, by path. */
  readonly calls?: () => Promise<{ readonly calls: Calls }>;
  /** What it adds to the server besides its calls. */
  readonly served?: () => Promise<{ readonly served: ServedFeature }>;
  /** What is drawn or searched for it in threads. */
  readonly threadWork?: () => Promise<{ readonly openWork: OpenWork }>;
  /** How drafts of its entries are shown. */
  readonly previews?: () => Promise<{ readonly previews: KindPreviews }>;
  /** What it adds to the compiler of pages. */
  readonly compiled?: () => Promise<{ readonly openCompiled: (root: string) => CompiledPart }>;
}

export type CallPath = `/api/${string}`;

export type Calls = Readonly<Record<CallPath, AnyEndpoint>>;

/** What work in threads is done with. */
export interface WorkContext {
  /** Of the published site. */
  readonly answers: PublishedAnswers;
  readonly outDir: string;
}

/** @returns The part of `PageWork` that the feature has declared. */
export type OpenWork = (context: WorkContext) => Partial<PageWorkTable>;

/** Modules of one kind, of all features that have one. */
export type LoadedOf<Added extends Feature, Part extends 'served' | 'threadWork'> =
  Added extends Readonly<Record<Part, () => Promise<infer Module>>> ? Module : never;

/** @returns One part of all features, such as their kinds. */
export function joinParts<
  const List extends readonly Feature[],
  Part extends 'kinds' | 'lists' | 'queries' | 'collections',
>(features: List, part: Part): Joined<List[number], Part> {
  return Object.assign({}, ...features.map((feature) => feature[part] ?? {})) as Joined<List[number], Part>;
}
