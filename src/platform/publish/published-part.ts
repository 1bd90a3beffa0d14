/** What a part of the site adds to what is published. What all pages share is a part, and so is each feature: the platform goes
 * through all of them and knows none. */
import type { DatabaseSync } from 'node:sqlite';
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import type { TargetTable } from '#platform/engine/target-table.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { Found, WrittenText } from './health/findings.ts';
import type { KnownAddresses } from './health/links.ts';
import type { Settings } from './settings.ts';
import type { FindingType } from './status-schema.ts';
import type { Content } from './stored-content.ts';

export interface PublishedPart {
  /** Name of its folder. */
  readonly name: string;
  readonly targets?: TargetSource;
  readonly pages?: PartPages;
  readonly checks?: PartChecks;
  readonly health?: PartHealth;
  readonly drawings?: readonly Drawing[];
  readonly composed?: readonly ComposedTarget[];
  readonly requestPages?: RequestPages;
}

/** Settings that decide which targets there are. */
export type TargetOptions = Pick<Settings, 'socialImages' | 'hasPageBuilder'>;

/** Targets, by what they are derived from. The code of a source lies in files named `targets.ts`: a change of it makes the list of
 * targets anew (compiler/publisher-modules.ts).
 * @example { fixed: () => ['/feeds/all.xml'], keyed: { posts: (slug) => [`/about/news/${slug}`] } } */
export interface TargetSource {
  /** Addresses that do not depend on content. */
  readonly fixed?: (options: TargetOptions) => readonly string[];
  /** Addresses of a key, by list. */
  readonly keyed?: Readonly<Record<string, (key: string, options: TargetOptions) => readonly string[]>>;
  /** Addresses of a list of some length, by list. */
  readonly counted?: Readonly<Record<string, (length: number) => readonly string[]>>;
  readonly followed?: FollowedTargets;
}

/** Targets that follow from several keys of a list together. */
export interface FollowedTargets {
  /** All addresses for the content as it is. */
  readonly addresses: (database: DatabaseSync) => Iterable<string>;
  /** Follows a change without looking at what it leaves alone.
   * @returns Whether it cannot, so that all targets have to be compared. */
  readonly follow: (database: DatabaseSync, change: TargetChange) => boolean;
}

export interface TargetChange {
  readonly keyChanges: readonly KeyChange[];
  readonly targets: TargetTable;
  readonly add: (address: string) => void;
}

/** Which paths are pages. */
export interface PartPages {
  /** Paths of the pages that have page texts. */
  readonly texts?: readonly string[];
  /** Pages of a list that is in the code. */
  readonly listed?: readonly PagePath[];
  /** Whether a path is one of the site (`OwnAddresses`) only because any path of its form is: whether there is a page, its entry alone
   * says. */
  readonly isOpenRoute?: (path: PagePath) => boolean;
  /** Whether there is a page at a path, with its entry. */
  readonly isPage?: (path: PagePath, content: Content) => boolean;
  /** Whether a file is made there when it is asked for, so that none is published. What only its owner can ask for is none of
   * them. */
  readonly isMadeFile?: (path: string) => boolean;
}

/** What stops a publish. */
export interface PartChecks {
  /** Checks changed entries, each by itself. */
  readonly entries?: (content: Content, keyChanges: readonly KeyChange[]) => readonly ContentProblem[];
  /** Compares entries with each other and with pages, after a change of an entry that may refer to another. */
  readonly references?: (content: Content, known: KnownPages) => readonly ContentProblem[];
  /** Kinds whose entries refer to no other. */
  readonly unlinkedKinds?: readonly string[];
}

export interface KnownPages {
  /** Whether an address leads to a page or is an old one that does, as far as the content could be read. */
  readonly isKnown: (address: string) => boolean;
}

/** What should be better in the content; nothing of it stops a publish. */
export interface PartHealth {
  /** Types of its findings, which it has declared (status-schema.ts). */
  readonly types?: readonly FindingType[];
  /** Texts in HTML, those of one entry together.
   * @param now Milliseconds since the epoch. */
  readonly texts?: (content: Content, now: number) => Iterable<readonly WrittenText[]>;
  readonly findings?: (content: Content, context: HealthContext) => Iterable<Found>;
}

export interface HealthContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly known: KnownAddresses;
}

/** Pictures or PDFs, each a target with an address. Their code lies in files named `drawings.server.ts`, which load what draws with the first
 * file: a change of it draws all of them again (compiler/publisher-modules.ts). */
export interface Drawing {
  /** @returns Undefined for any other address. */
  readonly draw: (address: string, tools: DrawingTools) => Promise<Uint8Array> | undefined;
}

export interface DrawingTools {
  readonly ask: App.Locals['ask'];
  readonly siteUrl: string;
  /** Makes a PNG, or takes the one that was made of the same drawing. */
  readonly makePicture: (svg: string) => Promise<Uint8Array>;
  /** Makes a document, or takes the one that was made from the same.
   * @param from Everything that it depends on. */
  readonly makeDocument: (from: readonly unknown[], draw: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** A target that is made of pages. */
export interface ComposedTarget {
  readonly isAddress: (address: string) => boolean;
  readonly make: (address: string, context: ComposeContext) => Promise<Uint8Array>;
}

export interface ComposeContext {
  /** Module of the compiled pages. */
  readonly entry: string;
  readonly locals: App.Locals;
  readonly render: (address: string, locals: App.Locals) => Promise<Response>;
}

/** What is rendered for one request, of which the answers are published (page-answers.ts). */
export interface RequestPages {
  readonly paths?: readonly PagePath[];
  /** Asks what is asked for a request and by none of these pages. */
  readonly ask?: (ask: App.Locals['ask'], locale: Locale) => void;
}
