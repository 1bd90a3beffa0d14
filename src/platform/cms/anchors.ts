/** Ids in editors' texts. On a page they get a prefix, so that none is an id of the page itself, and what refers to them
 * follows. */
import { readTokens } from '#platform/base/html/html.ts';
import { textAnchor } from '#platform/addresses/text-anchors.ts';

type Attributes = Readonly<Record<string, string>>;

/** Attributes that name ids. */
const references = ['headers', 'aria-labelledby', 'aria-describedby'] as const;

/** The ids of one text. */
export class Anchors {
  readonly #ids: ReadonlySet<string>;
  readonly #used = new Set<string>();

  constructor(html: string) {
    this.#ids = mayHoldIds.test(html) ? idsIn(html) : new Set();
  }

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  /** @returns The attributes of an element with its id and with the ids that it names, as they are on the page. An id
   * stands once: browsers lead to the first. */
  place(element: string, attribs: Attributes): Attributes {
    const id = findId(element, attribs);
    const { id: _id, ...placed } = attribs as Record<string, string>;
    if (element === 'a') delete placed.name;
    if (id !== undefined && !this.#used.has(id)) {
      this.#used.add(id);
      placed.id = textAnchor(id);
    }
    if (placed.href?.startsWith('#')) placed.href = this.href(placed.href);
    for (const name of references) {
      const named = placed[name];
      if (named !== undefined) placed[name] = named.replace(/\S+/gu, (one) => this.#placed(one) ?? one);
    }
    return placed;
  }

  /** @param href A place of the page, `#prices`.
   * @returns Unchanged when the text has no such place: the page itself may have it. */
  href(href: string): string {
    const name = href.slice(1);
    const placed = this.#placed(name) ?? this.#placed(decoded(name));
    return placed === undefined ? href : `#${placed}`;
  }

  #placed(id: string): string | undefined {
    return this.#ids.has(id) ? textAnchor(id) : undefined;
  }
}

const mayHoldIds = /\s(?:id|name)\s*=/iu;

function idsIn(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const token of readTokens(html)) {
    if (token.type !== 'open') continue;
    const id = findId(
      token.name,
      Object.fromEntries(token.attributes.map(({ name, value }) => [name, value])),
    );
    if (id !== undefined) ids.add(id);
  }
  return ids;
}

/** The name of a place: an id, or the name of a link in old texts. */
export function findId(element: string, { id, name }: Attributes): string | undefined {
  const own = id ?? (element === 'a' ? name : undefined);
  return own === undefined || own === '' || /\s/u.test(own) ? undefined : own;
}

/** Browsers compare the name of a place as written, then decoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
