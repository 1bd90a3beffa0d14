/** Addresses of articles in the mirror: which article has which, and to which one a name leads. */
import type { StatementSync } from 'node:sqlite';

/** Only addresses that differ from the names in WordPress are stored. */
export const articleTable = `CREATE TABLE IF NOT EXISTS address (id INTEGER PRIMARY KEY, slug TEXT, address TEXT);
  CREATE INDEX IF NOT EXISTS address_address ON address (address)`;

export interface NamedArticle {
  readonly id: number;
  /** As WordPress has it. */
  readonly slug: string;
}

export interface GivenAddress extends NamedArticle {
  /** How its address ends here. */
  readonly address: string;
}

/** The id or the name in WordPress of an article in any language, or its address here. */
export type ArticleName = { readonly id: number } | { readonly slug: string } | { readonly address: string };

export interface FoundArticle {
  readonly address: string;
  /** Its address in WordPress; empty if it is not known. */
  readonly link: string;
}

/** An address that was given to no article is that of the one with this name. */
const idsAtAddress = `SELECT id FROM address WHERE address = :name
  UNION ALL SELECT id FROM entry WHERE type = 'posts' AND locale = 'et' AND slug = :name AND id NOT IN (SELECT id FROM address)`;

export class ArticleTable {
  readonly #prepare: (sql: string) => StatementSync;

  constructor(prepare: (sql: string) => StatementSync) {
    this.#prepare = prepare;
  }

  /** Estonian articles; the others belong to them. */
  all(): readonly NamedArticle[] {
    const rows = this.#prepare(
      "SELECT id, slug FROM entry WHERE type = 'posts' AND locale = 'et' AND json IS NOT NULL",
    ).all();
    return rows.map(({ id, slug }) => ({ id: Number(id), slug: String(slug) }));
  }

  /** Addresses that differ from the names in WordPress. */
  given(): readonly GivenAddress[] {
    const rows = this.#prepare('SELECT id, slug, address FROM address ORDER BY id').all();
    return rows.map(({ id, slug, address }) => ({
      id: Number(id),
      slug: String(slug),
      address: String(address),
    }));
  }

  give({ id, slug, address }: GivenAddress): void {
    this.#prepare('INSERT OR REPLACE INTO address VALUES (?, ?, ?)').run(id, slug, address);
  }

  takeBack(id: number): void {
    this.#prepare('DELETE FROM address WHERE id = ?').run(id);
  }

  /** The Estonian article that a name leads to. */
  find(by: ArticleName): FoundArticle | undefined {
    if ('id' in by) return this.#find('entry.id = :name', by.id);
    if ('slug' in by) return this.#find('entry.slug = :name', by.slug);
    return this.#find(`entry.id IN (${idsAtAddress})`, by.address);
  }

  #find(condition: string, name: string | number): FoundArticle | undefined {
    const row = this.#prepare(
      `SELECT COALESCE(address.address, article.slug) AS address, json_extract(article.json, '$.link') AS link
         FROM entry JOIN entry AS article ON article.type = 'posts' AND article.id = entry.translationGroup
         LEFT JOIN address ON address.id = article.id
         WHERE entry.type = 'posts' AND entry.json IS NOT NULL AND ${condition}
         ORDER BY entry.locale = 'et' DESC, entry.id LIMIT 1`,
    ).get({ name });
    if (!row) return undefined;
    return { address: String(row.address), link: typeof row.link === 'string' ? row.link : '' };
  }
}
