/** Reads a body up to a limit, whatever length it announces, and lets go of the rest. Each chunk goes where it belongs at once,
 * so that a body that announces its length is held once and no chunk waits for the last.
 * @param announcedBytes Of its sender, who may be wrong; 0 where there is no announcement.
 * @returns undefined when it is longer than the limit.
 * @throws When the body breaks off. */
export async function readBoundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  announcedBytes = 0,
): Promise<Uint8Array | undefined> {
  // What is not written to takes no memory: the system gives pages when they are used.
  let bytes = Buffer.allocUnsafeSlow(Math.min(announcedBytes || firstBytes, limitBytes));
  let length = 0;
  for await (const chunk of body ?? []) {
    const end = length + chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (end > limitBytes) return undefined;
    if (end > bytes.byteLength) bytes = grown(bytes, length, Math.min(Math.max(end, 2 * length), limitBytes));
    bytes.set(chunk, length);
    length = end;
  }
  return bytes.subarray(0, length);
}

/** Of a body that announces no length. */
const firstBytes = 4096;

function grown(bytes: Buffer, length: number, room: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(room);
  bytes.copy(larger, 0, 0, length);
  return larger;
}
