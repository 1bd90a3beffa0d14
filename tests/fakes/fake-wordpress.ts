/** A fake WordPress for tests and benchmarks, with given posts and faults on demand. It listens on loopback and
 * answers only the requests of the sync. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { languages } from '#platform/languages/locale.ts';
import type { MenuItem } from '#platform/cms/menu.ts';
import { listenOnLoopback } from './loopback.ts';

export interface FakePost {
  readonly id: number;
  readonly slug: string;
  readonly modified_gmt: string;
  /** Shown to editors only, in the context `edit`. */
  readonly password?: string;
  readonly [field: string]: unknown;
}

export interface FakeMedia {
  readonly id: number;
  readonly source_url: string;
  readonly modified_gmt: string;
  readonly mime_type: string;
  readonly alt_text?: string;
  readonly media_details?: { readonly filesize?: number };
}

/** @returns Whether the fault has sent a response. */
export type Fault = (request: IncomingMessage, response: ServerResponse, count: number) => boolean;

export interface FakeWordPress {
  readonly url: string;
  /** Posts by route (`posts`), posts of other languages by route and language (`posts ru`), menu items by menu
   * (`menu-items 17`). Tests may change them. */
  readonly entries: Map<string, FakePost[]>;
  /** Entries of the media library. */
  readonly media: FakeMedia[];
  /** Uploaded files by path. */
  readonly files: Map<string, Buffer>;
  fault: Fault | undefined;
  /** Requests so far, as paths with queries. */
  readonly requests: string[];
  /** Maximum number of concurrent requests so far. */
  maxConcurrent: number;
  readonly close: () => Promise<void>;
}

export async function startFakeWordPress(posts: readonly FakePost[]): Promise<FakeWordPress> {
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    fakeWordPress.maxConcurrent = Math.max(fakeWordPress.maxConcurrent, open);
    response.once('close', () => (open -= 1));
    fakeWordPress.requests.push(request.url ?? '');
    if (fakeWordPress.fault?.(request, response, fakeWordPress.requests.length)) return;
    const address = new URL(request.url ?? '/', 'http://wordpress.test');
    if (address.searchParams.get('context') === 'edit' && request.headers.authorization === undefined)
      sendJson(response, { code: 'rest_forbidden_context', message: '' }, { status: 401 });
    else if (address.pathname.startsWith('/wp-content/')) sendUpload(request, response, fakeWordPress.files);
    else answer(address, response, fakeWordPress);
  });
  const { origin, close } = await listenOnLoopback(server);
  const fakeWordPress: FakeWordPress = {
    url: `${origin}/wp-json/`,
    entries: new Map([['posts', [...posts]]]),
    media: [],
    files: new Map(),
    fault: undefined,
    requests: [],
    maxConcurrent: 0,
    close,
  };
  return fakeWordPress;
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Record<string, string> } = {},
): void {
  const json = { 'content-type': 'application/json; charset=UTF-8', ...headers };
  response.writeHead(status, json).end(JSON.stringify(body));
}

/** A post in WordPress's format. */
export function fakePost(id: number, change: object = {}): FakePost {
  const slug = `postitus-${id}`;
  return {
    id,
    slug,
    status: 'publish',
    date_gmt: '2026-01-01T10:00:00',
    modified_gmt: '2026-01-01T10:00:00',
    title: { rendered: `Postitus ${id}` },
    content: { rendered: `<p>Sisu ${id}.</p>`, protected: false },
    excerpt: { rendered: '', protected: false },
    featured_media: 0,
    categories: [],
    ...change,
  };
}

/** An item of the Estonian menu in WordPress's format.
 * @param change Fields that differ. */
export function sampleMenuItem(id: number, change: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    title: { rendered: `<span>Nimi ${id}</span>` },
    status: 'publish',
    url: '/about',
    attr_title: '',
    description: '',
    type: 'custom',
    type_label: 'Custom Link',
    object: 'custom',
    object_id: id,
    parent: 0,
    menu_order: id,
    target: '',
    classes: [''],
    xfn: [''],
    invalid: false,
    meta: [],
    menus: languages.et.menuId,
    ...change,
  };
}

/** As a web server sends files: with their version. */
function sendUpload(request: IncomingMessage, response: ServerResponse, files: FakeWordPress['files']): void {
  const bytes = files.get(decodeURIComponent(request.url ?? ''));
  if (!bytes) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found');
    return;
  }
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, { etag }).end(bytes);
}

function sendMedia(parameters: URLSearchParams, response: ServerResponse, media: readonly FakeMedia[]): void {
  const include = parameters.get('include')?.split(',').map(Number);
  const type = parameters.get('media_type');
  const found = media.filter(
    ({ id, mime_type }) => include?.includes(id) ?? mime_type.startsWith(`${type ?? ''}/`),
  );
  sendJson(response, found);
}

function answer(
  { pathname, searchParams }: URL,
  response: ServerResponse,
  { entries, media }: FakeWordPress,
): void {
  const route = pathname.replace('/wp-json/wp/v2/', '');
  if (route === 'types') {
    const routes = new Set(['posts', ...[...entries.keys()].map((key) => key.split(' ')[0] ?? '')]);
    sendJson(response, Object.fromEntries([...routes].map((name) => [name, { rest_base: name }])));
    return;
  }
  if (route === 'menu-items') {
    sendPage(response, entries.get(`menu-items ${searchParams.get('menus') ?? ''}`) ?? [], searchParams);
    return;
  }
  if (route === 'media') {
    sendMedia(searchParams, response, media);
    return;
  }
  if (['categories', 'pages'].includes(route)) {
    sendNumberedPage(response, entries.get(route) ?? [], searchParams);
    return;
  }
  if (route.includes('/')) {
    answerSingle(route, response, entries);
    return;
  }
  answerList(route, searchParams, { entries, response });
}

interface ListAnswer {
  readonly entries: FakeWordPress['entries'];
  readonly response: ServerResponse;
}

/** Lines of all entries of a type, or those that `include` names, whole. */
function answerList(route: string, searchParams: URLSearchParams, { entries, response }: ListAnswer): void {
  const language = searchParams.get('lang');
  const list = entries.get(language === null ? route : `${route} ${language}`) ?? [];
  const include = searchParams.get('include')?.split(',').map(Number);
  if (include) {
    const wanted = new Set(include);
    const isEditing = searchParams.get('context') === 'edit';
    const found = list.filter(({ id }) => wanted.has(id)).map((post) => shownIn(post, isEditing));
    sendJson(response, found, { headers: { 'x-wp-total': String(found.length) } });
    return;
  }
  const lines = list.map(({ id, slug, modified_gmt, site_publisher_locked }) => ({
    id,
    slug,
    modified_gmt,
    site_publisher_locked,
  }));
  sendPage(response, lines, searchParams);
}

/** WordPress says beside a text that a password protects the entry; a type without texts says it nowhere. */
function shownIn({ password = '', ...post }: FakePost, isEditing: boolean): object {
  if (isEditing) return { ...post, password };
  const texts = ['content', 'excerpt'].filter((name) => password !== '' && post[name] !== undefined);
  const locked = { rendered: '', protected: true };
  return { ...post, ...Object.fromEntries(texts.map((name) => [name, locked])) };
}

function sendPage(response: ServerResponse, list: readonly unknown[], parameters: URLSearchParams): void {
  const from = Number(parameters.get('offset'));
  const page = list.slice(from, from + Number(parameters.get('per_page')));
  // For a page after the last one, WordPress reports a total of 0.
  const total = page.length === 0 ? 0 : list.length;
  sendJson(response, page, { headers: { 'x-wp-total': String(total) } });
}

function sendNumberedPage(
  response: ServerResponse,
  list: readonly unknown[],
  parameters: URLSearchParams,
): void {
  const count = Number(parameters.get('per_page'));
  const from = (Number(parameters.get('page') ?? '1') - 1) * count;
  sendJson(response, list.slice(from, from + count));
}

function answerSingle(route: string, response: ServerResponse, entries: FakeWordPress['entries']): void {
  const [type = '', single = ''] = route.split('/');
  const entry = entries.get(type)?.find(({ id }) => String(id) === single);
  if (entry) sendJson(response, entry);
  else sendJson(response, { code: 'rest_post_invalid_id', message: '' }, { status: 404 });
}
