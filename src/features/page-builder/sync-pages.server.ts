/** Converts the pages of the page builder into the export format. One request asks whether there is a new version; a
 * second one downloads the bundle, from which all pages are rendered. If anything fails, the known pages stay. */
import { join } from 'node:path';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import { cleanNote } from '#platform/base/text.ts';
import { cleanValues, logNote, type Note, toNote } from '#platform/notes/note.ts';
import type { BuiltPage } from './built-page.ts';
import { hasInteractions, listPages, parseBundle } from './bundle.server.ts';
import type { Bundle } from './bundle-schema.ts';
import { askVersion, type BuilderLimits, builderLimits, loadBundle } from './client.server.ts';
import { keep, storedFiles, readStored, readStoredBundle, readStoredPages } from './stored-bundle.server.ts';
import { PageBuilderError } from './page-builder-error.server.ts';
import { patternFault } from './page-patterns.server.ts';
import { copyPictures, pictureLimits } from './copy-pictures.server.ts';
import { picturesIn, type Pictures } from './pictures.server.ts';
import type { RenderLimits } from './cell/cell.server.ts';
import { ownCell } from './cell/own-cell.server.ts';
import { renderBundle, type RenderedPage, renderLimits } from './render-bundle.server.ts';
import { refusePath, toBuiltPage } from './to-built-page.server.ts';

export interface PageSync {
  readonly place: PageBuilderPlace;
  /** Folder of the page builder within the state folder. */
  readonly folder: string;
  /** @returns What this site already has at a path, or undefined. */
  readonly occupant: (path: string) => Note | undefined;
  /** Converts everything again. */
  readonly isFull?: boolean;
  readonly limits?: Partial<BuilderLimits & { readonly rendering: RenderLimits }>;
}

/** What those who make a page are told of it. */
export interface PageNote extends Note {
  /** Its path in the page builder; absent for pictures, which several pages may have. */
  readonly path?: string | undefined;
}

/** For the log. */
export const logPageNote = ({ path, ...note }: PageNote): string =>
  `${path === undefined ? '' : `${path}: `}${logNote(note)}`;

export interface PageSyncOutcome {
  /** There is a new version, or the pages must be made again. */
  readonly isChanged: boolean;
  /** Paths of the existing pages, sorted. */
  readonly paths: readonly string[];
  /** Pages that are not published as they are. */
  readonly problems: readonly PageNote[];
  /** What editors should fix otherwise. */
  readonly warnings: readonly PageNote[];
  /** Reason why the sync failed; the pages are unchanged. */
  readonly failure: PageBuilderError | undefined;
}

export async function syncPages(sync: PageSync): Promise<PageSyncOutcome> {
  try {
    return await follow(sync);
  } catch (cause) {
    if (!(cause instanceof PageBuilderError)) throw cause;
    const paths = readStoredPages(sync.folder).map(({ id }) => id);
    return { isChanged: false, paths, problems: [], warnings: [], failure: cause };
  }
}

async function follow(sync: PageSync): Promise<PageSyncOutcome> {
  const { place, folder, occupant, isFull = false, limits = {} } = sync;
  const { rendering = renderLimits, ...asked } = limits;
  const wire = { ...builderLimits, ...asked };
  const stored = isFull ? undefined : readStored(folder);
  const version = await askVersion(place, wire).catch((cause: unknown) => {
    // When the page builder cannot be reached, a bundle stored by another version of this code is better than none.
    if (stored || readStoredBundle(folder) === undefined) throw cause;
    return { cause };
  });
  if (typeof version !== 'string') {
    const { cause } = version;
    await take(parseBundle(readStoredBundle(folder)), { ...sync, rendering, version: '' });
    throw cause;
  }
  const pages = readStoredPages(folder);
  const same = stored?.version === version ? stored : undefined;
  if (same && !same.lostPictures && !isConflictNew(same.conflicts, pages, occupant)) {
    return {
      isChanged: false,
      paths: pages.map(({ id }) => id),
      problems: same.problems,
      warnings: same.warnings,
      failure: undefined,
    };
  }
  const bundle = parseBundle(await loadBundle(version, place, wire));
  return take(bundle, { ...sync, rendering, version, lost: same?.lostPictures });
}

/** Whether a page now conflicts with the route table or a redirect, or an earlier conflict is gone. */
function isConflictNew(
  conflicts: readonly string[],
  pages: readonly BuiltPage[],
  occupant: PageSync['occupant'],
): boolean {
  return (
    pages.some(({ id }) => occupant(id) !== undefined) ||
    conflicts.some((path) => occupant(path) === undefined)
  );
}

interface TakeOptions {
  readonly rendering: RenderLimits;
  readonly version: string;
  /** Pictures that failed before for this version. */
  readonly lost?: readonly string[] | undefined;
}

async function take(
  bundle: Bundle,
  { place, folder, occupant, isFull = false, rendering, version, lost }: PageSync & TakeOptions,
): Promise<PageSyncOutcome> {
  const rendered = await renderBundle({ bundle, projectId: place.projectId }, rendering, ownCell);
  const addresses = rendered.flatMap((page) =>
    page.type === 'rendered' ? picturesIn(Object.values(page.html).join('\n')) : [],
  );
  const before = new Map(readStoredPages(folder).map((page) => [page.id, page]));
  const problems: PageNote[] = [];
  const warnings: PageNote[] = [];
  const { pictures, lost: lostPictures } = await copyPictures([...new Set(addresses)], {
    media: join(folder, storedFiles.media),
    index: join(folder, storedFiles.pictures),
    host: place.host,
    known: JSON.stringify([...before.values()]),
    isFull,
    limits: pictureLimits,
    ...(lost && { lost: new Set(lost) }),
    warn: (note) => void warnings.push(clean(note)),
  });
  const { pages, conflicts } = convertPages(bundle, {
    rendered,
    before,
    pictures,
    occupant,
    problems,
    warnings,
  });
  const kept = new Set(pages.map(({ id }) => id));
  for (const path of before.keys()) if (!kept.has(path)) warnings.push(clean(toNote('page-removed'), path));
  pages.sort((a, b) => (a.id < b.id ? -1 : 1));
  keep(folder, {
    version,
    conflicts,
    problems,
    warnings,
    bundle,
    pages,
    ...(lostPictures && { lostPictures: [...lostPictures] }),
  });
  return { isChanged: true, paths: pages.map(({ id }) => id), problems, warnings, failure: undefined };
}

interface ConvertContext extends Pick<PageSync, 'occupant'> {
  readonly rendered: readonly RenderedPage[];
  /** By their paths. */
  readonly before: ReadonlyMap<string, BuiltPage>;
  readonly pictures: Pictures;
  /** Filled. */
  readonly problems: PageNote[];
  readonly warnings: PageNote[];
}

/** @returns The pages in any order, and the paths that this site has already. */
function convertPages(
  bundle: Bundle,
  { rendered, before, pictures, occupant, problems, warnings }: ConvertContext,
): { readonly pages: BuiltPage[]; readonly conflicts: string[] } {
  const byPath = new Map(rendered.map((page) => [page.path, page]));
  const conflicts: string[] = [];
  const pages: BuiltPage[] = [];
  for (const component of listPages(bundle)) {
    const path = component.path.replace(/\/$/u, '');
    const warn = (note: Note) => void warnings.push(clean(note, component.path));
    const refuse = (note: Note) => void problems.push(clean(note, component.path));
    const refusal = patternFault(component) ?? refusePath(path);
    const owner = refusal === undefined ? occupant(path) : undefined;
    if (refusal) refuse(refusal);
    else if (owner) {
      conflicts.push(path);
      refuse(owner);
    } else {
      const told = { pictures, warn, refuse };
      const page = convert(component, byPath.get(component.path), told) ?? before.get(path);
      if (page) pages.push(page);
      if (hasInteractions(bundle, component)) warn(toNote('page-interactions'));
    }
  }
  return { pages, conflicts };
}

/** Max characters of a path and of each value. */
const valueLength = 300;

/** Paths, addresses and reasons are untrusted text from those who make the pages. */
const clean = (note: Note, path?: string): PageNote => ({
  ...cleanValues(note, valueLength),
  ...(path !== undefined && { path: cleanNote(path, valueLength) }),
});

/** @returns undefined when the page could not be made; the previous page stays. */
function convert(
  component: ReturnType<typeof listPages>[number],
  rendered: RenderedPage | undefined,
  {
    pictures,
    warn,
    refuse,
  }: {
    readonly pictures: Pictures;
    readonly warn: (note: Note) => void;
    readonly refuse: (note: Note) => void;
  },
): BuiltPage | undefined {
  if (rendered?.type !== 'rendered') {
    refuse(toNote('page-not-rendered', { reason: rendered?.reason ?? toNote('page-unknown') }));
    return undefined;
  }
  const { page, warnings } = toBuiltPage(component, rendered.html, pictures);
  for (const note of warnings) warn(note);
  return page;
}
