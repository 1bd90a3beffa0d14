export type RequestBody = string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData;

export interface EncodedBody {
  readonly bytes: Buffer;
  /** undefined when the caller sets it. */
  readonly type: string | undefined;
}

/** Response encodes form fields and files. */
export async function encodeBody(body: RequestBody): Promise<EncodedBody> {
  if (body instanceof Uint8Array) return { bytes: Buffer.from(body), type: undefined };
  const response = new Response(body);
  const type = response.headers.get('content-type') ?? undefined;
  return { bytes: Buffer.from(await response.arrayBuffer()), type };
}
