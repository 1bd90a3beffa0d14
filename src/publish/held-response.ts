/** A Response for those who read its body once and whole, with `bytes`. The platform's makes a stream of the body, copies
 * it, and copies it again when it is read; for thousands of pages that is worth avoiding. Whoever reads it in another
 * way gets what the platform gives. */
export class HeldResponse extends Response {
  readonly #held: string | Uint8Array<ArrayBuffer> | undefined;
  #platform: Response | undefined;

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    const held = typeof body === 'string' || isBytes(body) ? body : undefined;
    super(held === undefined ? body : null, init);
    this.#held = held;
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#held === undefined) return super.bytes();
    return Promise.resolve(typeof this.#held === 'string' ? Buffer.from(this.#held) : this.#held);
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.#held === undefined ? super.body : this.#asPlatform(this.#held).body;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#held === undefined ? super.arrayBuffer() : this.#asPlatform(this.#held).arrayBuffer();
  }

  override text(): Promise<string> {
    return this.#held === undefined ? super.text() : this.#asPlatform(this.#held).text();
  }

  override json(): Promise<unknown> {
    return this.#held === undefined ? super.json() : this.#asPlatform(this.#held).json();
  }

  override blob(): Promise<Blob> {
    return this.#held === undefined ? super.blob() : this.#asPlatform(this.#held).blob();
  }

  override formData(): Promise<FormData> {
    return this.#held === undefined ? super.formData() : this.#asPlatform(this.#held).formData();
  }

  override clone(): Response {
    return this.#held === undefined ? super.clone() : this.#asPlatform(this.#held).clone();
  }

  #asPlatform(held: string | Uint8Array<ArrayBuffer>): Response {
    return (this.#platform ??= new PlatformResponse(held, this));
  }
}

/** The name stands for HeldResponse in the worker (worker.ts). */
const PlatformResponse = Response;

function isBytes(body: BodyInit | null | undefined): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array && body.buffer instanceof ArrayBuffer;
}
