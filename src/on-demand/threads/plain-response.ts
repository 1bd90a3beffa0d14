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
  const response = new Response(body, { status });
  // A text body brings a content type of its own.
  response.headers.delete('content-type');
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
