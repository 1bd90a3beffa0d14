/** A site whose content, settings and clock are changed at random. */
import { join } from 'node:path';
import type { z } from 'zod';
import type { Kind } from '#platform/cms/export/export.ts';
import type { Post } from '#platform/cms/post.ts';
import type { Random } from '#fakes/random.ts';
import { fillSmallSite, june, makePost } from '../small-site.ts';
import { EntryFiles } from './entry-files.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

interface ChangedSettings {
  siteUrl: string;
  commit: string;
  mapTiles?: string;
}

/** Origins used by the site; pages are compiled for each. */
export const origins = ['https://www.example.ee', 'https://teine.example.ee'] as const;

export class ChangedSite {
  readonly folder: string;
  readonly random: Random;
  readonly contentDir: string;
  readonly outDir: string;
  /** Deleted posts, which may be restored unchanged. */
  readonly deleted: Post[] = [];
  readonly settings: ChangedSettings = { siteUrl: origins[0], commit: '' };
  now = june;
  #names = 0;

  readonly posts;
  readonly notices;
  readonly priceLists;
  readonly stations;
  readonly redirects;
  readonly menus;
  readonly companies;
  readonly pages;
  readonly questions;
  readonly guides;

  /** @param folder An existing, empty folder. */
  constructor(folder: string, random: Random) {
    this.folder = folder;
    this.random = random;
    this.contentDir = join(folder, 'content');
    this.outDir = join(folder, 'dist');
    const count = random.pick([6, 20, 23, 30, 60, 64, 70, 100]);
    fillSmallSite(
      folder,
      Array.from({ length: count }, (_, index) => makeRandomPost(index + 1, random)),
    );
    this.posts = this.#open('posts', kinds.posts);
    this.notices = this.#open('notices', kinds.notices);
    this.priceLists = this.#open('price-lists', kinds['price-lists']);
    this.stations = this.#open('waste-stations', kinds['waste-stations']);
    this.redirects = this.#open('redirects', kinds.redirects);
    this.menus = this.#open('menus', kinds.menus);
    this.companies = this.#open('company', kinds.company);
    this.pages = this.#open('pages', kinds.pages);
    this.questions = this.#open('faq', kinds.faq);
    this.guides = this.#open('guides', kinds.guides);
  }

  /** A word that has not been used before. */
  newName(): string {
    this.#names += 1;
    return `nimi-${this.#names}`;
  }

  #open<Entry extends { readonly id: string | number }>(kind: Kind, schema: z.ZodType<Entry>) {
    return new EntryFiles(this.contentDir, kind, { schema, random: this.random });
  }
}

const categories = ['emergency-notices', 'waste-school', 'company-news'] as const;

/** @param id Also determines the slug and the date. */
export function makeRandomPost(id: number, random: Random): Post {
  const post = makePost(id, `postitus-${id}`, random.pick(categories));
  const { ru, en } = post.translations;
  return {
    ...post,
    excerpt: random.happens(0.5) ? null : post.excerpt,
    translations: { ...(random.happens(0.8) && { ru }), ...(random.happens(0.8) && { en }) },
  };
}
