/** Pages of WordPress's administration for a logged-in user. */
import { wordpress } from './editor.ts';

export interface Visited {
  readonly status: number;
  readonly html: string;
  /** Redirect target, if any. */
  readonly location: string | undefined;
}

export class Administration {
  readonly #cookies: string;

  private constructor(cookies: string) {
    this.#cookies = cookies;
  }

  static async logIn(user: string): Promise<Administration> {
    const response = await fetch(`${wordpress().url}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      body: new URLSearchParams({ log: user, pwd: 'password', testcookie: '1' }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new Administration(cookies.join('; '));
  }

  /** For a browser. */
  get cookies(): readonly { readonly name: string; readonly value: string; readonly url: string }[] {
    return this.#cookies.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value, url: wordpress().url };
    });
  }

  /** @param path Path in WordPress, `/wp-admin/edit.php`. */
  async get(path: string): Promise<Visited> {
    return this.#visit(path, {});
  }

  async post(path: string, fields: Readonly<Record<string, string>>): Promise<Visited> {
    return this.#visit(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Submits a form with files, including its hidden fields.
   * @param files Content of each file by name.
   * @param field Name of the input. */
  async sendFiles(page: string, field: string, files: Readonly<Record<string, BlobPart>>): Promise<Visited> {
    const { html } = await this.get(page);
    const form = (html.match(/<form\b.*?<\/form>/gsu) ?? []).find((one) => one.includes('type="file"')) ?? '';
    const body = new FormData();
    for (const [name, value] of hiddenFields(form)) body.append(name, value);
    for (const [name, text] of Object.entries(files)) body.append(field, new Blob([text]), name);
    return this.#visit(addressOf(form), { method: 'POST', body });
  }

  /** Presses the button of a form that has nothing to fill in.
   * @param action Part of the address that the form leads to. */
  async press(page: string, action: string): Promise<Visited> {
    const { html } = await this.get(page);
    const forms = html.match(/<form\b.*?<\/form>/gsu) ?? [];
    const form = forms.find((one) => /\baction="([^"]*)"/u.exec(one)?.[1]?.includes(action)) ?? '';
    return this.post(addressOf(form), Object.fromEntries(hiddenFields(form)));
  }

  /** Submits a form of a page, including its hidden fields.
   * @param name The PHP program below /wp-admin/ that processes the form. */
  async send(page: string, name: string, fields: Readonly<Record<string, string>>): Promise<Visited> {
    const { html } = await this.get(page);
    const forms = html.match(/<form\b.*?<\/form>/gsu) ?? [];
    const form = forms.find((one) => /\baction="([^"]*)"/u.exec(one)?.[1]?.endsWith(name)) ?? '';
    return this.post(`/wp-admin/${name}`, { ...Object.fromEntries(hiddenFields(form)), ...fields });
  }

  /** Takes over what the site has of a type.
   * @returns The page that says how it went. */
  async takeOver(type: string): Promise<string> {
    const list = `/wp-admin/edit.php?post_type=${type}`;
    await this.send(list, 'admin-post.php', {});
    return (await this.get(list)).html;
  }

  async #visit(path: string, init: RequestInit): Promise<Visited> {
    const response = await fetch(`${wordpress().url}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { Cookie: this.#cookies },
    });
    const html = await response.text();
    return { status: response.status, html, location: response.headers.get('location') ?? undefined };
  }
}

/** Where a form leads, in WordPress. */
function addressOf(form: string): string {
  const [, address = ''] = /\baction="([^"]*)"/u.exec(form) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&#038;', '&').replaceAll('&amp;', '&'));
  return pathname + search;
}

function hiddenFields(form: string): readonly (readonly [name: string, value: string])[] {
  const tags = form.replaceAll("'", '"').match(/<input type="hidden"[^>]*>/gu) ?? [];
  return tags.map((tag) => [
    /\bname="([^"]*)"/u.exec(tag)?.[1] ?? '',
    /\bvalue="([^"]*)"/u.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
  ]);
}
