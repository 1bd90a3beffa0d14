import { configuredOrigin } from '#base/http/destination.ts';
import { requestHttp } from '#base/http/http-client.ts';
import { jsonType } from '#base/http/json.ts';
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
  const destinations = [configuredOrigin(url)];
  return {
    isDemonstration: false,
    send: (call, limits) => {
      const address = new URL(call.path, url);
      address.search = queryOf(call).toString();
      return requestHttp(address, { headers, destinations, limits, contentType: jsonType });
    },
  };
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}
