/** An answer as it passes from one thread to another. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

export async function toPlain(response: Response): Promise<PlainResponse> {
  const body = response.body === null ? null : await response.text();
  return { status: response.status, headers: [...response.headers], body };
}

export function fromPlain({ status, headers, body }: PlainResponse): Response {
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
}
