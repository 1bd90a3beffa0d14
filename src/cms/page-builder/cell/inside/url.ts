/** URL and URLSearchParams of the cell, for web addresses: pages build and parse them. */

/** Characters that an address must encode. */
const unsafe = /[^\w!#$%&'()*+,\-./:;=?@[\]~]/gu;

const encode = (text: string): string =>
  text.replace(unsafe, (letter) =>
    /[\ud800-\udfff]/u.test(letter) ? '%EF%BF%BD' : encodeURIComponent(letter),
  );

const encodeField = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[!'()~]/gu, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/gu, '+');

function decodeField(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/gu, ' '));
  } catch {
    // The text is not encoded, so it stays unchanged.
    return text;
  }
}

type Fields = string | Iterable<readonly [string, unknown]> | Readonly<Record<string, unknown>>;

class CellSearchParams {
  #fields: (readonly [name: string, value: string])[] = [];

  constructor(init: Fields = '') {
    if (typeof init === 'string') {
      this.#fields = init
        .replace(/^\?/u, '')
        .split('&')
        .filter((field) => field !== '')
        .map((field) => {
          const [name = '', ...value] = field.split('=');
          return [decodeField(name), decodeField(value.join('='))];
        });
      return;
    }
    const entries = Symbol.iterator in init ? init : Object.entries(init);
    for (const [name, value] of entries) this.append(name, value);
  }

  get size(): number {
    return this.#fields.length;
  }

  append(name: unknown, value: unknown): void {
    this.#fields.push([String(name), String(value)]);
  }

  get(name: string): string | null {
    return this.#fields.find(([other]) => other === name)?.[1] ?? null;
  }

  getAll(name: string): readonly string[] {
    return this.#fields.filter(([other]) => other === name).map(([, value]) => value);
  }

  has(name: string): boolean {
    return this.#fields.some(([other]) => other === name);
  }

  set(name: string, value: unknown): void {
    const place = this.#fields.findIndex(([other]) => other === name);
    if (place < 0) {
      this.append(name, value);
      return;
    }
    this.#fields = this.#fields.filter(([other], index) => other !== name || index <= place);
    this.#fields[place] = [name, String(value)];
  }

  delete(name: string): void {
    this.#fields = this.#fields.filter(([other]) => other !== name);
  }

  sort(): void {
    this.#fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  forEach(callback: (value: string, name: string, params: this) => void): void {
    for (const [name, value] of this.#fields) callback(value, name, this);
  }

  keys(): IterableIterator<string> {
    return this.#fields.map(([name]) => name).values();
  }

  values(): IterableIterator<string> {
    return this.#fields.map(([, value]) => value).values();
  }

  entries(): IterableIterator<readonly [string, string]> {
    return this.#fields.values();
  }

  [Symbol.iterator](): IterableIterator<readonly [string, string]> {
    return this.entries();
  }

  toString(): string {
    return this.#fields.map(([name, value]) => `${encodeField(name)}=${encodeField(value)}`).join('&');
  }
}

const defaultPorts: ReadonlyMap<string, string> = new Map([
  ['http:', '80'],
  ['https:', '443'],
  ['ws:', '80'],
  ['wss:', '443'],
]);

interface Parts {
  protocol: string;
  credentials: string;
  host: string | undefined;
  pathname: string;
  search: string;
  hash: string;
}

type Split = readonly [string, string | undefined, string | undefined, string, string, string];

/** RFC 3986, appendix B, in steps: a single expression for all of it would try each position twice.
 * @returns The whole, scheme, authority, path, query and fragment. */
function split(whole: string): Split {
  const [, scheme] = /^([a-z][\w+.-]*):/iu.exec(whole) ?? [];
  const [untilHash, hash] = cutAt(scheme === undefined ? whole : whole.slice(scheme.length + 1), '#');
  const [untilQuery, search] = cutAt(untilHash, '?');
  if (!untilQuery.startsWith('//')) return [whole, scheme, undefined, untilQuery, search, hash];
  const [authority, path] = cutAt(untilQuery.slice(2), '/');
  return [whole, scheme, authority, path, search, hash];
}

/** The text before the first mark, and the rest from the mark on. */
function cutAt(text: string, mark: string): readonly [string, string] {
  const place = text.indexOf(mark);
  return place === -1 ? [text, ''] : [text.slice(0, place), text.slice(place)];
}

function parse(input: string, base?: Parts): Parts | undefined {
  const parsed = split(input.trim());
  const [, scheme, authority] = parsed;
  if (scheme !== undefined) {
    const protocol = `${scheme.toLowerCase()}:`;
    const place = parsePlace(protocol, authority);
    const { path, ...rest } = restOf(parsed);
    const pathname = defaultPorts.has(protocol) ? withoutDots(path, '/') : encode(path);
    return place && { protocol, ...place, pathname, ...rest };
  }
  if (base?.host === undefined) return undefined;
  if (authority !== undefined) return parse(`${base.protocol}${input.trim()}`);
  const { path, ...rest } = restOf(parsed);
  if (path !== '') return { ...base, pathname: withoutDots(path, base.pathname), ...rest };
  return { ...base, ...rest, search: rest.search === '' ? base.search : rest.search };
}

function restOf(parsed: readonly (string | undefined)[]) {
  const [path = '', search = '', hash = ''] = parsed.slice(3);
  return { path, search: encode(search === '?' ? '' : search), hash: encode(hash === '#' ? '' : hash) };
}

function parsePlace(protocol: string, authority = ''): Pick<Parts, 'credentials' | 'host'> | undefined {
  const [host = '', ...credentials] = authority.split('@').reverse();
  const isWeb = defaultPorts.has(protocol);
  if (isWeb && !/^[^\s:%]+(?::\d*)?$/u.test(host)) return undefined;
  const [name = '', port = ''] = host.toLowerCase().split(':');
  const hasPort = port !== '' && port !== defaultPorts.get(protocol);
  return {
    credentials: credentials.reverse().join('@'),
    host: authority === '' ? undefined : hasPort ? `${name}:${port}` : name,
  };
}

function withoutDots(path: string, base: string): string {
  const whole = path.startsWith('/') ? path : base.slice(0, base.lastIndexOf('/') + 1) + path;
  const segments: string[] = [];
  const given = whole.split('/').slice(1);
  for (const [index, segment] of given.entries()) {
    const isLast = index === given.length - 1;
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
    if (isLast && (segment === '..' || segment === '.')) segments.push('');
  }
  return encode(`/${segments.join('/')}`).replace(/[?#]/gu, encodeURIComponent);
}

/** An address as a text or as a URL. */
type Addressed = string | CellUrl;

class CellUrl {
  readonly #parts: Parts;
  readonly searchParams: CellSearchParams;

  static canParse(input: Addressed, base?: Addressed): boolean {
    return CellUrl.parse(input, base) !== null;
  }

  static parse(input: Addressed, base?: Addressed): CellUrl | null {
    try {
      return new CellUrl(input, base);
    } catch {
      // null means that the address cannot be parsed.
      return null;
    }
  }

  constructor(input: Addressed, base?: Addressed) {
    const above = base === undefined ? undefined : parse(String(base));
    const parts = base !== undefined && above === undefined ? undefined : parse(String(input), above);
    if (parts === undefined) throw new TypeError('Invalid URL');
    this.#parts = parts;
    this.searchParams = new CellSearchParams(parts.search);
  }

  get protocol(): string {
    return this.#parts.protocol;
  }

  get host(): string {
    return this.#parts.host ?? '';
  }

  get hostname(): string {
    return this.host.split(':')[0] ?? '';
  }

  get port(): string {
    return this.host.split(':')[1] ?? '';
  }

  get username(): string {
    return this.#parts.credentials.split(':')[0] ?? '';
  }

  get password(): string {
    return this.#parts.credentials.split(':').slice(1).join(':');
  }

  get origin(): string {
    return defaultPorts.has(this.protocol) ? `${this.protocol}//${this.host}` : 'null';
  }

  get pathname(): string {
    return this.#parts.pathname;
  }

  set pathname(path: string) {
    this.#parts.pathname = withoutDots(`/${path.replace(/^\//u, '')}`, '/');
  }

  get hash(): string {
    return this.#parts.hash;
  }

  set hash(hash: string) {
    this.#parts.hash = hash === '' ? '' : encode(`#${hash.replace(/^#/u, '')}`);
  }

  /** The query as given, until one of its fields changes. */
  get search(): string {
    const now = this.searchParams.toString();
    if (now === new CellSearchParams(this.#parts.search).toString()) return this.#parts.search;
    return now === '' ? '' : `?${now}`;
  }

  get href(): string {
    const { protocol, credentials, host } = this.#parts;
    const authority = host === undefined ? '' : `//${credentials === '' ? '' : `${credentials}@`}${host}`;
    return `${protocol}${authority}${this.pathname}${this.search}${this.hash}`;
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}

export function installUrl(): void {
  Object.assign(globalThis, { URL: CellUrl, URLSearchParams: CellSearchParams });
}
