/** Which targets of a publish somebody has begun to render. Shared memory: a thread that renders reads no messages meanwhile, and
 * whoever answers a visitor does not wait for the end of its batch. */
const free = 0;
const begun = 1;
const finished = 2;

/** Can be sent to a thread, which then sees the same. */
export type ClaimTable = Int32Array<SharedArrayBuffer>;

/** @param count Number of targets. */
export const createClaims = (count: number): ClaimTable =>
  new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT));

/** @param place Of the target in the table, here and below.
 * @returns Whether it is the caller's to render. */
export const claim = (claims: ClaimTable, place: number): boolean =>
  Atomics.compareExchange(claims, place, free, begun) === free;

export const isFree = (claims: ClaimTable, place: number): boolean => Atomics.load(claims, place) === free;

/** The target is written, or cannot be. */
export function finishClaim(claims: ClaimTable, place: number): void {
  Atomics.store(claims, place, finished);
  Atomics.notify(claims, place);
}

/** @returns When a claimed target is finished; never, where its thread ends before. */
export async function awaitClaim(claims: ClaimTable, place: number): Promise<void> {
  await Atomics.waitAsync(claims, place, begun).value;
}

/** Jobs that nobody else has begun. Each is finished when the next one is asked for. */
export function* claimJobs<Job extends { readonly place: number }>(
  claims: ClaimTable,
  jobs: Iterable<Job>,
): Generator<Job, undefined> {
  for (const job of jobs) {
    if (!claim(claims, job.place)) continue;
    yield job;
    finishClaim(claims, job.place);
  }
}
