/** Old addresses of articles whose slug an editor changed: each leads to where the article is. */
import { z } from 'zod';
import type { Redirect } from '#model/redirect.ts';
import { articlePath } from './links.ts';
import type { Mirror } from './mirror.ts';

/** Id of the article by old slug. */
const renamedSchema = z.record(z.string(), z.number()).catch({});

export class RenamedArticles {
  readonly #mirror: Mirror;

  constructor(mirror: Mirror) {
    this.#mirror = mirror;
  }

  add(slug: string, id: number): void {
    this.#mirror.write('renamed', { ...this.#read(), [slug]: id });
  }

  /** Without those whose address another article has, and those whose article is gone. */
  redirects(): readonly Redirect[] {
    return Object.entries(this.#read()).flatMap(([slug, id]) => {
      const current = this.#mirror.articleSlug({ id });
      const owner = this.#mirror.articleSlug({ slug });
      if (current === undefined || current === slug || owner === slug) return [];
      return [{ id: articlePath(slug), to: articlePath(current) }];
    });
  }

  #read(): Readonly<Record<string, number>> {
    return renamedSchema.parse(this.#mirror.read('renamed') ?? {});
  }
}
