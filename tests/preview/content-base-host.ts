/** A fake content base with one draft and everything that its page needs. */
import { createServer } from 'node:http';
import { listenOnLoopback } from '#fakes/loopback.ts';

/** Id of the draft. */
export const draftId = 70;

const draft = {
  id: draftId,
  slug: '',
  generated_slug: 'uus-veoring',
  status: 'draft',
  password: '',
  date_gmt: null,
  modified_gmt: '2026-05-01T10:00:00',
  wpml_current_locale: 'et',
  title: { rendered: 'Uus veoring &#8211; Nõmme' },
  content: {
    rendered: `<p class="lead" style="color: white; background-color: teal">Alates juunist sõidab Nõmmel veel üks auto.</p>
      <p><a href="/?p=2">Klaas</a> ja <a href="/kadunud">kadunud leht</a>.</p>
      <img class="wp-image-9" alt="Auto" src="/wp-content/uploads/auto.png">`,
    protected: false,
  },
  excerpt: { rendered: '', protected: false },
  featured_media: 9,
  categories: [3],
  wpml_translations: [],
};

const media = (origin: string) => ({
  id: 9,
  modified_gmt: '2026-05-01T10:00:00',
  source_url: `${origin}/wp-content/uploads/auto.png`,
  alt_text: 'Veoauto',
  mime_type: 'image/png',
  media_details: { width: 800, height: 500 },
});

type HostState = 'answering' | 'hanging' | 'broken' | 'refusing' | 'no-json';

/** @returns The host; the caller must close it. */
export async function openContentBase() {
  const host = { state: 'answering' as HostState, asked: [] as string[] };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    host.asked.push(path);
    if (host.state === 'hanging') return;
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(host.state === 'no-json' ? '<html>' : JSON.stringify(body));
    };
    const answers: Readonly<Record<string, unknown>> = {
      [`/wp-json/wp/v2/posts/${draftId}`]: draft,
      [`/wp-json/wp/v2/posts/${draftId}/autosaves`]: [],
      '/wp-json/wp/v2/posts': [],
      '/wp-json/wp/v2/categories': [{ id: 3, slug: 'jaatmekool' }],
      '/wp-json/wp/v2/media': [media(url)],
    };
    if (host.state === 'broken') send(500, {});
    else if (host.state === 'refusing') send(401, { code: 'rest_forbidden_context', message: '' });
    else if (path in answers) send(200, answers[path]);
    else send(404, { code: 'rest_post_invalid_id', message: '' });
  });
  const { origin: url, close } = await listenOnLoopback(server);
  return { host, url, close };
}
