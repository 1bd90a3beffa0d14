import { queryOf, type Upstream } from './upstream.ts';

export interface ContentBase {
  /** Root of its REST interface, with a slash at the end: `https://cms.example.ee/wp-json/`. */
  readonly url: string;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

/** The configured content base. Spec §7: Basic authentication, Accept application/json. */
export function contentBaseUpstream({ url, credentials }: ContentBase): Upstream {
  const headers = {
    Accept: 'application/json',
    ...(credentials && { Authorization: basic(credentials) }),
  };
  return {
    isDemonstration: false,
    send: (call, signal) => {
      const address = new URL(call.path, url);
      address.search = queryOf(call).toString();
      // Followed, a redirect could take the credentials elsewhere.
      return fetch(address, { headers, redirect: 'manual', signal });
    },
  };
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}
