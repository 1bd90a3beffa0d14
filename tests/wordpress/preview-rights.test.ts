/** A preview link shows only what the user who requested it in WordPress may edit. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBaseClient } from '#platform/cms/wordpress/client.ts';
import { loadDraft } from '#platform/cms/wordpress/draft.ts';
import { locales } from '#platform/languages/locale.ts';
import { parsePreviewRequest, verifyPreview } from '#platform/on-demand/preview/preview-link.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { contentBase, create, emptyContentBase, post, setOptions, update } from './editor.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { previewSecret } from './notified-site.ts';
import { waitUntil } from './wait-until.ts';

let author: Person;
let editor: Person;

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await installCompanion();
  await configureCompanion(await Administration.logIn('admin'), { url: 'http://127.0.0.1:9' });
  [author, editor] = [await Person.hire('author'), await Person.hire('editor')];
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await Promise.all([author.leave(), editor.leave()]);
  await emptyContentBase();
  await deleteCompanion();
});

/** @returns What the site shows for a link, in all languages: its banner contains signed links to each.
 * @throws {Error} When the link is invalid. */
async function show(link: string): Promise<string> {
  const query = new URL(link).searchParams;
  const asked = parsePreviewRequest(query);
  const verdict = verifyPreview(query, asked, { secret: previewSecret, now: Date.now() });
  if (verdict.type === 'failure' || asked?.type !== 'entry') throw new Error('The site does not open this.');
  const client = new ContentBaseClient(contentBase());
  const drafts = await Promise.all(
    locales.map((locale) =>
      loadDraft(client, { ...asked, type: asked.entryType, locale, isTranslated: true }),
    ),
  );
  return JSON.stringify(drafts.map((draft) => [draft?.state, ...(draft?.translationGroup.values() ?? [])]));
}

const linkSchema = z.object({ preview_link: z.string() });

/** Target of the editor's Preview button. */
async function createPreviewLink(person: Person, id: number): Promise<string> {
  const route = `wp/v2/posts/${id}/autosaves`;
  // WordPress does not autosave text equal to the entry, and an author's own draft is saved directly.
  const { json } = await person.ask(route, { content: `<p>Autori tekst. ${crypto.randomUUID()}</p>` });
  return linkSchema.parse(json).preview_link;
}

const inRussian = (group: string) => ({ tests_translation: { language: 'ru', group } });
const secretText = 'Salajane tõlge';
const foreign = { title: secretText, status: 'draft', content: `<p>${secretText}</p>` };

test.skipIf(isWithoutWordPress)(
  'a draft with the slug of an unpublished entry in another language does not open that',
  async () => {
    await setOptions({ shape: 'list' });
    const slug = 'leping-2027';
    await create('posts', { ...foreign, slug, ...inRussian('other') });
    const own = await author.create('posts', {
      title: 'Minu',
      slug,
      status: 'draft',
      content: '<p>Minu.</p>',
    });
    const link = await createPreviewLink(author, own);
    expect(new URL(link).searchParams.get('id')).toBe(String(own));
    const seen = await show(link);
    expect(seen).toContain('Autori tekst.');
    expect(seen).not.toContain(secretText);
    expect(seen).toContain('untranslated');
    // It is not a translation of any entry, so editors do not see it here.
    expect(await show(await createPreviewLink(editor, own))).not.toContain(secretText);
  },
);

test.skipIf(isWithoutWordPress)(
  'a translation that is not published is shown to those who may edit it, and to others when it is published',
  async () => {
    await setOptions({ shape: 'list' });
    const group = crypto.randomUUID();
    const own = await author.create('posts', {
      title: 'Lumi',
      slug: 'lumi',
      status: 'draft',
      content: '<p>Lumi.</p>',
      tests_translation: { language: 'et', group },
    });
    const other = await create('posts', { ...foreign, ...inRussian(group) });
    const authors = await createPreviewLink(author, own);
    expect(await show(authors)).not.toContain(secretText);
    const editors = await createPreviewLink(editor, own);
    expect(new URL(editors).searchParams.get('id')).toBe(`${own}-${other}`);
    expect(await show(editors)).toContain(secretText);
    // Adding an id to a link makes it invalid.
    const forged = new URL(authors);
    forged.searchParams.set('id', `${own}-${other}`);
    await expect(show(forged.href)).rejects.toThrow('does not open');
    // A published text with a password is not public.
    await update('posts', other, { status: 'publish', slug: 'sneg', password: 'lumi' });
    expect(await show(authors)).not.toContain(secretText);
    expect(await show(editors)).toContain(secretText);
    await update('posts', other, { password: '' });
    expect(await show(authors)).toContain(secretText);
    // Unsaved changes are visible only to their author.
    const unsaved = 'Pooleli muudatus';
    const { modified_gmt: saved } = z
      .object({ modified_gmt: z.string() })
      .parse(await post(`wp/v2/posts/${other}`, undefined, 'GET'));
    await waitUntil(() => Date.now() > Date.parse(`${saved}Z`) + 1100);
    await post(`wp/v2/posts/${other}/autosaves`, { content: `<p>${unsaved}</p>` });
    expect(await show(authors)).not.toContain(unsaved);
    expect(await show(await createPreviewLink(editor, own))).toContain(unsaved);
  },
);

test.skipIf(isWithoutWordPress)('nobody gets a link to what they may not edit', async () => {
  const id = await create('posts', { ...foreign, slug: 'salajane' });
  const { status } = await author.ask(`wp/v2/posts/${id}/autosaves`, { content: '<p>x</p>' });
  expect(status).toBe(403);
  const administration = await author.logIn();
  const { location } = await administration.get(`/?p=${id}&preview=true`);
  expect(location ?? '').not.toContain('/preview?');
});
