/** A fake Odoo website form on loopback, as described in docs/upstreams.md §2: with a session, a token bound to
 * it, defaults besides the inputs, and JSON responses sent as text/html. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback.ts';

export interface ReceivedTicket {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[];
  readonly headers: Readonly<Record<string, unknown>>;
}

export type OdooFault =
  | 'refuse-form'
  | 'slow-form'
  | 'no-form'
  | 'forget-session'
  | 'silent'
  | 'break-off'
  | 'fail'
  | 'gateway'
  | 'too-large'
  | 'page';

export interface FakeOdoo {
  readonly url: string;
  fault: OdooFault | undefined;
  /** Response instead of a new ticket. */
  answer: unknown;
  /** How many more times the session is lost, with that fault. */
  forgets: number;
  readonly tickets: ReceivedTicket[];
  /** Method and path of each request. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

const secret = 'database secret';
const formPath = '/helpdesk/customer-care-1';
const html = { 'Content-Type': 'text/html; charset=utf-8' };

export async function startOdoo(): Promise<FakeOdoo> {
  const server = createServer((request, response) => void respond(request, response, odoo));
  const { origin, close } = await listenOnLoopback(server);
  const odoo: FakeOdoo = {
    url: `${origin}/`,
    fault: undefined,
    answer: undefined,
    forgets: 0,
    tickets: [],
    requests: [],
    close,
  };
  return odoo;
}

async function respond(request: IncomingMessage, response: ServerResponse, odoo: FakeOdoo): Promise<void> {
  odoo.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
  if (request.method === 'GET' && request.url === formPath) sendForm(response, odoo);
  else if (request.method === 'POST' && request.url === '/website/form/helpdesk.ticket')
    await take(request, response, odoo);
  else
    response
      .writeHead(request.url === '/website/form/helpdesk.ticket' ? 405 : 404, html)
      .end('<h1>Not Found</h1>');
}

function sendForm(response: ServerResponse, { fault }: FakeOdoo): void {
  if (fault === 'slow-form') return;
  if (fault === 'refuse-form') {
    response.destroy();
    return;
  }
  const session = randomBytes(20).toString('hex');
  response.setHeader('Set-Cookie', [
    `session_id=${session}; Expires=Sat, 28 Nov 2026 10:00:00 GMT; Max-Age=604800; HttpOnly; Path=/`,
    'frontend_lang=et_EE; Path=/',
  ]);
  response.writeHead(200, html).end(fault === 'no-form' ? '<h1>Closed</h1>' : buildPage(session));
}

/** docs/upstreams.md §2.4: bound to the session, valid for a year. */
function createToken(session: string, until: string): string {
  return `${createHmac('sha1', secret)
    .update(session + until)
    .digest('hex')}o${until}`;
}

function isGood(token: string, session: string): boolean {
  const until = token.split('o')[1] ?? '';
  return token === createToken(session, until);
}

function buildPage(session: string): string {
  const token = createToken(session, String(Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60));
  return `<!DOCTYPE html><html lang="et-EE"><head>
<script id="web.layout.odooscript">var odoo = { csrf_token: "${token}", debug: "" };</script></head><body>
<form action="/website/search" method="get"><input type="search" name="search"/></form>
<!-- <form action="/website/form/" data-model_name="helpdesk.ticket"> -->
<span class="hidden" data-for="other_form" data-values="{'team_id': 9}"></span>
<span class="hidden" data-for="helpdesk_ticket_form"
  data-values="{'team_id': 1, 'partner_id': False, 'x_source': 'Veeb &#34;leht&#34;, it\\'s', 'user_id': None}"></span>
<form id="helpdesk_ticket_form" action="/website/form/" method="post" enctype="multipart/form-data"
  class="o_mark_required" data-mark="*" data-model_name="helpdesk.ticket" data-success-mode="redirect"
  data-success-page="/your-ticket-has-been-submitted">
 <div class="s_website_form_field s_website_form_required" data-type="char" data-name="Field">
  <label class="s_website_form_label" for="h1"><span class="s_website_form_label_content">Teie nimi</span>
   <span class="s_website_form_mark"> *</span></label>
  <input id="h1" type="text" class="form-control" name="partner_name" required="" data-fill-with="name"/></div>
 <div><label class="s_website_form_label" for="h2">E-post &amp; muu</label>
  <input id="h2" type="email" name="partner_email" required=""/></div>
 <div><label class="s_website_form_label" for="h3">Liik</label>
  <select id="h3" name="ticket_type_id"><option value="5">Lisatühjendus</option><option value="10">Muu</option></select></div>
 <div><label class="s_website_form_label">Kiire</label>
  <input type="radio" id="r1" name="Kiire" value="jah"/><label for="r1">Jah</label>
  <input type="radio" id="r2" name="Kiire" value="ei"/><label for="r2">Ei</label></div>
 <div><label class="s_website_form_label" for="h4">Pealkiri</label><input id="h4" name="name" required/></div>
 <div><label class="s_website_form_label" for="h5">Küsimus</label><textarea id="h5" name="description"><b></textarea></div>
 <div><label class="s_website_form_label" for="h6">Fail</label><input id="h6" type="file" name="Attachment"/></div>
 <input type="hidden" name="x_form" value="veeb"/>
 <a href="#" class="s_website_form_send">Saada</a></form>
<script>document.write('<input name="never">')</script></body></html>`;
}

async function take(request: IncomingMessage, response: ServerResponse, odoo: FakeOdoo): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  const bytes = Uint8Array.from(await buffer(request));
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const session = /\bsession_id=(\w+)/u.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const isForgotten = odoo.fault === 'forget-session' && odoo.forgets > 0;
  odoo.forgets -= 1;
  const token = form.get('csrf_token');
  if (isForgotten || typeof token !== 'string' || !isGood(token, session)) {
    response
      .writeHead(400, html)
      .end('<title>400 Bad Request</title><p>Session expired (invalid CSRF token)</p>');
    return;
  }
  odoo.tickets.push(await received(form, request.headers));
  answer(response, odoo);
}

function answer(response: ServerResponse, odoo: FakeOdoo): void {
  const pages: Partial<Record<OdooFault, number>> = { fail: 500, gateway: 504, 'too-large': 413, page: 200 };
  const status = odoo.fault && pages[odoo.fault];
  if (odoo.fault === 'silent') return;
  if (odoo.fault === 'break-off') response.destroy();
  else if (status !== undefined) response.writeHead(status, html).end('<h1>A page</h1>');
  else response.writeHead(200, html).end(JSON.stringify(odoo.answer ?? { id: 100 + odoo.tickets.length }));
}

/** docs/upstreams.md §2.2: the first value of a name wins, and a file's name is cut at the bracket. */
async function received(form: FormData, headers: IncomingMessage['headers']): Promise<ReceivedTicket> {
  const fields: Record<string, string> = {};
  const files = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] ??= value;
    else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      files.push({ field: name, name: value.name, bytes });
    }
  }
  return { fields, files, headers };
}
