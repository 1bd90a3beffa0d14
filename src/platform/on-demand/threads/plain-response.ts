/** A response as plain data, to pass between threads. */
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
  // A text body adds its own content type.
  response.headers.delete('content-type');
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
