/** Renders compiled pages without a request and a response: a file needs neither, and making, matching and reading them takes
 * longer than most components. Astro prepares each route once, as for a request; each page of the route then gets what of
 * that belongs to one page. A page that uses anything of a request is left to Astro.
 *
 * One page is rendered at a time: what a route has prepared is shared by all its pages. */
import { FetchState } from 'astro/fetch';
import { renderToString } from 'astro/runtime/server/index.js';

type Result = Awaited<ReturnType<FetchState['createResult']>>;
type Component = Parameters<typeof renderToString>[1] & { readonly moduleId?: string };

/** Names and values of an object. */
type Fields = readonly (readonly [name: string, value: unknown])[];

/** What Astro has prepared for the pages of one route. */
interface PreparedRoute {
  readonly result: Result;
  /** What of it rendering a page changes, as Astro made it. */
  readonly untouched: Fields;
  readonly metadata: Fields;
  /** Prototype of the `Astro` of every component. */
  readonly astro: Record<string, unknown>;
  readonly component: Component;
}

/** What pages may use of `Astro`. */
const ofPages: ReadonlySet<string> = new Set([
  'generator',
  'isPrerendered',
  'locals',
  'logger',
  'routePattern',
  'site',
  'slots',
  'url',
]);

/** A page uses what only a request has. */
class NeedsRequestError extends Error {
  override readonly name = 'NeedsRequestError';
}

export interface DirectOptions {
  /** The component of the route. */
  readonly route: string;
  readonly url: URL;
  readonly locals: App.Locals;
}

export class DirectPages {
  // Bounded by the number of routes.
  readonly #routes = new Map<string, PreparedRoute | undefined>();
  #isBusy = false;

  /** @returns undefined for a page that needs a request, that answers with anything but a page, or that fails: Astro
   * then says why. */
  async render({ route, url, locals }: DirectOptions): Promise<string | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    try {
      if (!this.#routes.has(route)) this.#routes.set(route, await prepare(url));
      const prepared = this.#routes.get(route);
      return prepared && (await renderPage(prepared, { url, locals }));
    } catch {
      return undefined;
    } finally {
      this.#isBusy = false;
    }
  }
}

/** @returns undefined for a route that is no page of Astro components.
 * @param url Of any page of the route. */
async function prepare(url: URL): Promise<PreparedRoute | undefined> {
  const state = new FetchState(new Request(url));
  const module = await state.loadComponentInstance();
  const component = module.default as Component & { readonly isAstroComponentFactory?: boolean };
  const isPage = state.routeData?.type === 'page' && component.isAstroComponentFactory === true;
  if (!isPage || module.getStaticPaths || module.partial) return undefined;
  const context = state.getActionAPIContext();
  const result = await state.createResult(module, context);
  if (result.shouldInjectCspMetaTags) return undefined;
  const { containsHead = false, propagation = 'none' } =
    result.componentMetadata.get(component.moduleId ?? '') ?? {};
  const metadata = {
    ...result._metadata,
    headInTree: containsHead,
    routeHasPropagation: propagation === 'self' || propagation === 'in-tree',
  };
  const astro = Object.getPrototypeOf(state.createAstro(result, {}, null, context)) as PreparedRoute['astro'];
  refuseRequests(astro);
  const untouched = Object.entries(result).filter(([, value]) => isChangeable(value));
  return {
    result,
    untouched: Object.entries(withOwnSets(untouched)),
    metadata: Object.entries(withOwnSets(Object.entries(metadata))),
    astro,
    component,
  };
}

function refuseRequests(astro: PreparedRoute['astro']): void {
  for (const name of Object.keys(astro).filter((key) => !ofPages.has(key))) {
    Object.defineProperty(astro, name, {
      get() {
        throw new NeedsRequestError(`Astro.${name} belongs to a request.`);
      },
    });
  }
}

async function renderPage(
  { result, untouched, metadata, astro, component }: PreparedRoute,
  { url, locals }: Pick<DirectOptions, 'url' | 'locals'>,
): Promise<string | undefined> {
  Object.assign(result, withOwnSets(untouched), {
    pathname: url.pathname,
    _metadata: withOwnSets(metadata),
  });
  Object.assign(astro, { url, locals });
  const page = await renderToString(result, component, {}, {}, true);
  return typeof page === 'string' ? page : undefined;
}

const isChangeable = (value: unknown): boolean => value instanceof Set || Array.isArray(value);

/** An object whose sets and lists may be changed. */
function withOwnSets(fields: Fields): Record<string, unknown> {
  const own = fields.map(([name, value]) => {
    if (value instanceof Set) return [name, new Set(value)] as const;
    return [name, Array.isArray(value) ? [...(value as unknown[])] : value] as const;
  });
  return Object.fromEntries(own);
}
