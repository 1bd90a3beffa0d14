/** Realistic articles, from a real WordPress to the page. */
import { beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { z } from 'zod';
import { create, createTranslated, emptyContentBase, remove, update, upload, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';
import { nextSecond } from './wait-until.ts';

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
});

const toFilePath = (id: number) => `posts/000/${id}.json`;
const textSchema = z.object({
  content: z.string(),
  styles: z.object({ inline_styles: z.string() }).optional(),
});
const imageSchema = z.object({
  featuredImage: z.object({
    src: z.string(),
    alt: z.record(z.string(), z.string()),
    width: z.int(),
    height: z.int(),
  }),
});

const drawing = (colour: string, width = 1200) =>
  sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

test.skipIf(isWithoutWordPress)(
  'links to WordPress become links of the site, and follow an article to its new slug',
  async () => {
    const { url } = wordpress();
    const { et } = await createTranslated('posts', {
      et: { title: 'Lumi', slug: 'lumi', content: '<p>Lumi.</p>' },
      ru: { title: 'Снег', slug: 'sneg', content: '<p>Снег.</p>' },
      en: { title: 'Snow', slug: 'snow', content: '<p>Snow.</p>' },
    });
    const addresses = [
      `${url}/2026/11/lumi/`,
      `${url}/?p=${et}`,
      `${url}/2026/11/sneg/#osa`,
      '/2026/11/lumi/',
      `${url}/ru/customer-support/faq/?lang=ru`,
      `${url}/wp-login.php`,
      'https://example.com/',
      'https://example.ee/',
      '#hinnad',
    ];
    const content = addresses.map((href) => `<a href="${href}">x</a>`).join('');
    const id = await create('posts', {
      title: 'Lingid',
      slug: 'lingid',
      content: `<p>${content}</p><p id="hinnad">Hinnad</p>`,
    });
    const site = new SyncedSite();
    const { warnings } = await site.sync();
    const hrefs = () =>
      [...textSchema.parse(site.read(toFilePath(id))).content.matchAll(/<a(?: href="([^"]*)")?>/gu)].map(
        ([, href]) => href,
      );
    const lumi = '/about/news/lumi';
    expect(hrefs()).toEqual([
      lumi,
      lumi,
      `${lumi}#osa`,
      lumi,
      '/customer-support/faq',
      undefined,
      'https://example.com/',
      // The public site, whose host is www.example.ee here.
      '/',
      '#text-hinnad',
    ]);
    expect(warnings).toMatchObject([{ id, message: expect.stringContaining('/wp-login.php') as string }]);
    await update('posts', et, { slug: 'talv' });
    expect((await site.sync()).written).toContain(toFilePath(id));
    // The old WordPress address is unknown, but its number still identifies the post.
    expect(hrefs()[1]).toBe('/about/news/talv');
  },
);

test.skipIf(isWithoutWordPress)(
  'pictures are drawn in several sizes, documents copied, and both are in the site',
  async () => {
    const { url } = wordpress();
    const { source_url: source, id: media } = await upload(
      'auto.jpg',
      'image/jpeg',
      await drawing('#2277cc'),
    );
    const { source_url: guide } = await upload(
      'juhend 1.pdf',
      'application/pdf',
      Buffer.from('%PDF-1.4 juhend'),
    );
    const id = await create('posts', {
      title: 'Pilt',
      slug: 'pilt',
      featured_media: media,
      content:
        `<figure><img src="${source}" alt="Sinine auto" class="wp-image-${media}"/></figure>` +
        `<p><img src="https://mujal.example/a.jpg" alt="Mujal"/><a href="${guide}">Juhend</a>` +
        `<a href="${url}/wp-content/uploads/pole.pdf">Pole</a></p>`,
    });
    const site = new SyncedSite();
    const { warnings, problems } = await site.sync();
    expect(problems).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('https://mujal.example/a.jpg stands on another site'),
      expect.stringContaining('uploads/pole.pdf cannot be copied'),
      expect.stringContaining('no alternative text (Estonian)'),
    ]);
    const { featuredImage } = imageSchema.parse(site.read(toFilePath(id)));
    expect(featuredImage).toMatchObject({ width: 1200, height: 800, alt: { et: 'Pilt' } });
    await site.publish();
    const page = site.published('about/news/pilt.html');
    expect(page).not.toMatch(/wp-content|mujal\.example/u);
    const files = [...page.matchAll(/\/(media\/[^\s"]+)/gu)].map(([, file = '']) => file);
    expect(files.filter((file) => !site.isPublished(file))).toEqual([]);
    expect(new Set(files.map((file) => file.replace(/^.*\//u, '')))).toEqual(
      new Set(['480.avif', '960.avif', '1200.avif', '480.webp', '960.webp', '1200.webp', 'juhend-1.pdf']),
    );
    expect(site.published('about/news.html')).toContain(featuredImage.src);
  },
);

test.skipIf(isWithoutWordPress)(
  'a replaced picture renders the pages that show it and no others',
  async () => {
    const { id: media } = await upload('auto.jpg', 'image/jpeg', await drawing('#2277cc', 300));
    await create('posts', { title: 'Teine', slug: 'teine', content: '<p>2</p>' });
    const first = await create('posts', {
      title: 'Esimene',
      slug: 'esimene',
      content: '<p>1</p>',
      featured_media: media,
    });
    const site = new SyncedSite();
    await site.sync();
    await site.publish();
    expect((await site.publish()).rendered).toEqual([]);
    const { id: newer } = await upload('uus.jpg', 'image/jpeg', await drawing('#22cc77', 300));
    // WordPress does not count a new featured image as a change of the post.
    await update('posts', first, { featured_media: newer });
    expect((await site.sync()).written).toEqual([toFilePath(first)]);
    const { rendered } = await site.publish();
    expect(rendered).toContain('/about/news/esimene');
    expect(rendered.filter((address) => /teine|customer-support/u.test(address))).toEqual([]);
    // A new text alternative changes only the picture.
    await update('media', newer, { alt_text: 'Roheline auto' });
    const { written, warnings } = await site.sync();
    expect([written, warnings]).toEqual([[toFilePath(first)], []]);
    await remove('media', newer, { isForGood: true });
    await site.sync();
    expect(site.read(toFilePath(first))).not.toHaveProperty('featuredImage');
  },
);

test.skipIf(isWithoutWordPress)(
  'an older picture that changes or goes does so on the site, and a text that lost one says so',
  async () => {
    const { id: media, source_url: source } = await upload(
      'auto.jpg',
      'image/jpeg',
      await drawing('#2277cc', 300),
    );
    const id = await create('posts', {
      title: 'Pilt',
      slug: 'pilt',
      content: `<p>Tekst.</p><figure><img src="${source}" alt="Auto" class="wp-image-${media}"/></figure>`,
      featured_media: media,
    });
    await upload('uus.jpg', 'image/jpeg', await drawing('#22cc77', 300));
    const site = new SyncedSite();
    await site.sync();
    await nextSecond();
    await update('media', media, { alt_text: 'Sinine auto' });
    await site.sync();
    expect(imageSchema.parse(site.read(toFilePath(id))).featuredImage.alt.et).toBe('Sinine auto');
    await remove('media', media, { isForGood: true });
    const { warnings } = await site.sync();
    expect(warnings).toEqual([
      expect.objectContaining({ id, message: expect.stringContaining(source) as string }),
    ]);
    await site.publish();
    expect(site.published('about/news/pilt.html')).not.toContain('alt="Auto"');
  },
);

test.skipIf(isWithoutWordPress)(
  'frames become links that load nothing, shortcodes are named, styles stay within the article',
  async () => {
    const id = await create('posts', {
      title: 'Kõik',
      slug: 'koik',
      styles: { stylesheets: [], inline_styles: '.hind { color: green }' },
      content:
        '<figure><iframe title="Sortimine" src="https://www.youtube.com/embed/abcDEF12345?feature=oembed"></iframe></figure>' +
        '<p><iframe src="https://kaart.example/a?b=1&amp;c=2"></iframe></p>' +
        '<p>[contact-form-7 id="1"]Hind [sic] on [1] eurot.[/contact-form-7]</p>' +
        '<style>p.hind { margin: 0 } body { display: none }</style>' +
        '<p class="hind" style="text-align: center">Hind</p><script>alert(1)</script><form><input></form>',
    });
    const site = new SyncedSite();
    const { warnings } = await site.sync();
    expect(warnings.map(({ message }) => /\[[\w-]+\]|<\w+>/u.exec(message)?.[0])).toEqual([
      '[contact-form-7]',
      '<script>',
      '<form>',
    ]);
    const { content, styles } = textSchema.parse(site.read(toFilePath(id)));
    expect(content).toContain(
      '<a class="embed" href="https://www.youtube.com/watch?v=abcDEF12345" data-video="abcDEF12345">Sortimine (youtube.com)</a>',
    );
    expect(content).toContain(
      '<a class="embed" href="https://kaart.example/a?b=1&amp;c=2">kaart.example</a>',
    );
    expect(content).toContain('Hind [sic] on [1] eurot.');
    expect(content).not.toMatch(/iframe|contact-form|style=|script|<form/u);
    expect(content).toContain('<p class="hind has-text-align-center">');
    expect(styles?.inline_styles).toContain('p.hind { margin: 0 }');
    await site.publish();
    expect(site.published('about/news/koik.html')).not.toMatch(/<iframe|\ssrc="https?:/u);
    const css = site.published('post-styles/koik.css');
    expect(css).toContain(`#post-${id} .hind { color: green }`);
    expect(css).not.toContain('display: none');
  },
);

test.skipIf(isWithoutWordPress)(
  'titles have characters instead of entities, and an excerpt is only what an editor wrote',
  async () => {
    const long = 'Pikk lugu prügist. '.repeat(40);
    const texts = [
      { title: 'A &amp; B <em>rõhk</em> “C”', slug: 'a', content: `<p>${long}</p>` },
      { title: 'B', slug: 'b', content: '<p>Lühike.</p>' },
      { title: 'C', slug: 'c', content: '<p>Lühike.</p>', excerpt: 'Oma sõnad' },
    ];
    const ids: number[] = [];
    for (const text of texts) ids.push(await create('posts', text));
    const site = new SyncedSite();
    await site.sync();
    expect(ids.map((id) => site.read(toFilePath(id)))).toMatchObject([
      { title: 'A & B rõhk “C”', excerpt: null },
      { title: 'B', excerpt: null },
      { title: 'C', excerpt: 'Oma sõnad' },
    ]);
  },
);
