/** The posts among the hits of one query. They are not kept for the next one: what it finds does not depend on what was
 * asked before. */
import type { PostEntry, SearchEntry } from '../format/entry.ts';
import type { PartStore } from './part-store.ts';
import type { Hit } from './hit.ts';

export class FoundPosts {
  readonly #parts: PartStore;
  readonly #posts = new Map<number, PostEntry>();

  constructor(parts: PartStore) {
    this.#parts = parts;
  }

  /** @returns undefined for a post that is not loaded. */
  findEntry({ documents, document }: Hit): SearchEntry | undefined {
    const found = documents.find(document);
    return typeof found === 'number' ? this.#posts.get(found) : found;
  }

  async load({ documents, document }: Hit): Promise<void> {
    const id = documents.find(document);
    if (typeof id !== 'number' || this.#posts.has(id)) return;
    for (const post of await this.#parts.posts(id)) this.#posts.set(post.id, post);
  }
}
