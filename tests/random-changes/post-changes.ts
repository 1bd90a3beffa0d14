/** Changes of posts. A change that does not apply does nothing. */
import type { Post } from '#platform/cms/post.ts';
import { postCategories } from '#shell/addresses/post-categories.ts';
import { type ChangedSite, makeRandomPost } from './changed-site.ts';

/** Changes a site at random. */
export type Change = (site: ChangedSite) => void;

const day = 86_400_000;

/** Links and figures for articles; some links are broken until a redirect is added. */
const parts = [
  '<a href="/klienditugi">abi</a>',
  '<a href="/vana-1">vana</a>',
  '<a href="/vana-2#osa">vana</a>',
  '<a href="/about/news/postitus-1">uudis</a>',
  '{{employees}}',
  '{{truckLength}}',
  '<script>alert(1)</script>',
] as const;

const maxPosts = 75;

const ofOnePost =
  (change: (post: Post, site: ChangedSite) => Partial<Post>): Change =>
  (site) => {
    const post = site.posts.pick();
    site.posts.replace(post, { ...post, ...change(post, site) });
  };

const isSlugFree = (slug: string, { posts, deleted }: ChangedSite) =>
  [...posts.all, ...deleted].every((post) => post.slug !== slug);

function addPost(site: ChangedSite): void {
  const id = site.random.below(400) + 1;
  const post = makeRandomPost(id, site.random);
  const isFree = site.posts.isFree(id) && isSlugFree(post.slug, site);
  if (isFree && site.posts.all.length < maxPosts) site.posts.add(post);
}

function deletePost(site: ChangedSite): void {
  if (site.posts.all.length < 3) return;
  const post = site.posts.pick();
  site.posts.remove(post);
  site.deleted.push(post);
}

function recreatePost(site: ChangedSite): void {
  const post = site.deleted.pop();
  if (post && site.posts.isFree(post.id)) site.posts.add(post);
}

function swapSlugs(site: ChangedSite): void {
  const one = site.posts.pick();
  const other = site.posts.pick();
  if (one === other) return;
  site.posts.replace(one, { ...one, slug: other.slug });
  site.posts.replace(other, { ...other, slug: one.slug });
}

function editSilently(site: ChangedSite): void {
  const post = site.posts.pick();
  const title = post.title.replace(/[a-z](?=[a-z]*$)/u, (letter) => (letter === 'x' ? 'y' : 'x'));
  site.posts.replaceSilently(post, { ...post, title });
}

const many =
  (change: Change, max: number): Change =>
  (site) => {
    for (let left = site.random.below(max); left > 0; left -= 1) change(site);
  };

export const postChanges = {
  'edited body': ofOnePost((_post, site) => ({
    content: `<p>${site.newName()} ${site.random.pick(parts)}</p>`,
  })),
  'edited translation': ofOnePost(({ translations, title }, site) => {
    const text = { title, content: `<p>${site.newName()} ${site.random.pick(parts)}</p>`, excerpt: null };
    return { translations: { ...translations, [site.random.pick(['ru', 'en'])]: text } };
  }),
  'removed translation': ofOnePost(({ translations: { ru, en } }, { random }) => ({
    translations: random.happens(0.5) ? { ...(ru && { ru }) } : { ...(en && { en }) },
  })),
  'edited title': ofOnePost((_post, site) => ({ title: site.newName() })),
  'other excerpt': ofOnePost(({ excerpt }, site) => ({ excerpt: excerpt === null ? site.newName() : null })),
  'later change': ofOnePost(({ modified }) => ({
    modified: new Date(Date.parse(modified) + day).toISOString(),
  })),
  'other date': ofOnePost((_post, { now, random }) => ({
    date: new Date(now + (random.below(60) - 50) * day).toISOString(),
  })),
  'other category': ofOnePost((_post, { random }) => ({ category: random.pick(postCategories) })),
  'other status': ofOnePost((_post, { random }) => ({
    status: random.pick(['publish', 'publish', 'draft']),
  })),
  'other styles': ofOnePost((_post, { random }) => ({
    styles: { stylesheets: [], inline_styles: random.pick(['', 'p { color: red }', 'body { color: red }']) },
  })),
  'renamed slug': ofOnePost(({ slug }, site) => {
    const other = `postitus-${site.random.below(400)}`;
    return { slug: isSlugFree(other, site) ? other : slug };
  }),
  'renamed id': ofOnePost(({ id }, { posts, random }) => {
    const other = random.below(400) + 1;
    return { id: posts.isFree(other) ? other : id };
  }),
  'swapped slugs': swapSlugs,
  'added post': addPost,
  'deleted post': deletePost,
  'post back again': recreatePost,
  'added many': many(addPost, 40),
  'deleted many': many(deletePost, 40),
  'moved file': (site) => site.posts.moveSome(),
  'written again': (site) => site.posts.rewriteSome(),
  'edit that keeps size and time': editSilently,
} as const satisfies Readonly<Record<string, Change>>;
