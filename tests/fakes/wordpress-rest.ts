/** The REST API of a real WordPress, for its administrator. */

export interface AdminAccess {
  /** Root of its addresses, without a trailing slash. */
  readonly url: string;
  /** Application password of `admin`. */
  readonly admin: string;
}

export type Rest = (route: string, body: unknown, method?: string) => Promise<unknown>;

/** @returns Sends a request to a REST route as the administrator. */
export function createRest({ url, admin }: AdminAccess): Rest {
  const authorization = `Basic ${Buffer.from(`admin:${admin}`).toString('base64')}`;
  return async (route, body, method = 'POST') => {
    const response = await fetch(`${url}/wp-json/${route}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${route} answers ${JSON.stringify(answer)}`);
    return answer;
  };
}
