/** How long the days wait for the list, so that nothing moves when it comes: a slow phone on a slow network gets it, too.
 * Counts from the press of the button. */
const patienceMs = 3000;

/** @returns What comes in time; undefined if nothing does. */
export async function withPatience<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return await Promise.race([
    work,
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patienceMs);
    }),
  ]);
}
