/** Renders the pages of a bundle, in a process of its own. A bundle is remote code: here it finds no key, no setting and
 * no right to write; what it makes goes back as text and is sanitised by whoever asked.
 *
 * Read from standard input: a RenderOrder as JSON. Written to descriptor 3: a RenderedBundle as JSON. */
import { readFileSync, writeSync } from 'node:fs';
import {
  type ComponentRenderData,
  extractPlasmicQueryData,
  initPlasmicLoader,
  type InitOptions,
  PlasmicComponent,
  PlasmicRootProvider,
} from '@plasmicapp/loader-react';
import { createElement, type ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { messageOf } from '#base/error-message.ts';
import { locales, type Locale } from '#model/locale.ts';
import { sitePartNames } from '#model/site-part.ts';
import { registeredPart } from './registered-part.ts';
import type { RenderedBundle, RenderedPage, RenderOrder } from './rendered-bundle.ts';

/** A bundle as the loader takes it; what it is made of is the loader's affair. */
type LoaderBundle = Parameters<NonNullable<InitOptions['cache']>['set']>[0];
type Loader = ReturnType<typeof initPlasmicLoader>;

async function renderBundle({ bundle, projectId, path: wanted }: Order): Promise<RenderedBundle> {
  // As the loader notes what it left out of a bundle that it fetched: nothing.
  const filteredIds = Object.fromEntries(bundle.projects.map(({ id }) => [id, []]));
  const whole = { ...bundle, filteredIds };
  const loader = initPlasmicLoader({
    // The bundle comes from memory, so nothing is asked and no token is needed.
    projects: [{ id: projectId, token: '' }],
    cache: { get: () => Promise.resolve(whole), set: () => Promise.resolve() },
  });
  for (const name of sitePartNames) loader.registerComponent(...registeredPart(name));
  const pages: RenderedPage[] = [];
  for (const { path } of await loader.fetchPages()) {
    if (wanted === undefined || path === wanted) pages.push(await renderPage(loader, path));
  }
  return { pages };
}

async function renderPage(loader: Loader, path: string): Promise<RenderedPage> {
  try {
    const content = await loader.fetchComponentData(path);
    const html: Partial<Record<Locale, string>> = {};
    for (const locale of locales) html[locale] = await renderLocale(loader, { path, content, locale });
    const { et = '', ru = '', en = '' } = html;
    return { type: 'rendered', path, html: { et, ru, en } };
  } catch (cause) {
    return { type: 'failed', path, says: messageOf(cause) };
  }
}

type Order = Omit<RenderOrder, 'bundle'> & { readonly bundle: LoaderBundle };

interface Rendering {
  readonly path: string;
  readonly content: ComponentRenderData;
  readonly locale: Locale;
}

async function renderLocale(loader: Loader, { path, content, locale }: Rendering): Promise<string> {
  const root = (queries: Record<string, unknown>): ReactElement =>
    createElement(
      PlasmicRootProvider,
      {
        loader,
        prefetchedData: content,
        prefetchedQueryData: queries,
        globalVariants: [{ name: 'Locale', value: [locale.toUpperCase(), locale] }],
        pageRoute: path,
        skipFonts: true,
      },
      createElement(PlasmicComponent, { component: path }),
    );
  const failures: unknown[] = [];
  const { prelude } = await prerender(root(await extractPlasmicQueryData(root({}))), {
    // The page builder wraps pages in a boundary, where an error would show as a page that loads for ever.
    onError: (cause) => void failures.push(cause),
    // All in its place: what comes later would need a script.
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

const order = JSON.parse(readFileSync(0, 'utf8')) as Order;
const answer = Buffer.from(JSON.stringify(await renderBundle(order)));
for (let sent = 0; sent < answer.length;) sent += writeSync(3, answer, sent);
// Whatever the bundle left running ends here.
process.exit(0);
