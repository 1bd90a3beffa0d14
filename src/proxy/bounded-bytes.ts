/** Reads a body up to a limit, whatever length it announces, and lets go of the rest.
 * @returns undefined when it is longer than the limit.
 * @throws When the body breaks off. */
export async function readBoundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
