/** The time of the site in a browser. A visitor's clock may be wrong by minutes, a day or a zone, so it is corrected by the time
 * that the server writes on its responses. Until one has come, and without a connection, the visitor's clock counts. */

/** Server minus device. */
let skewMs = 0;

/** Dates of HTTP are whole seconds, and a response is on its way for a while: less than this is no difference. */
const toleranceMs = 5000;

/** Short enough that "open" or "tomorrow" does not stay long after it has ended. */
const tickMs = 15_000;

// Bounded by the parts of a page.
const listeners = new Set<() => void>();

/** One for a page, while somebody listens. */
let timer: ReturnType<typeof setInterval> | undefined;

/** @returns Milliseconds since the Unix epoch. */
export const siteNow = (): number => Date.now() + skewMs;

/** @returns When the page was loaded, in milliseconds since the Unix epoch. */
export const siteTimeOfLoad = (): number => performance.timeOrigin + skewMs;

/** For how long something takes on this device, also across pages; never for what a day or an hour decides. */
export const deviceNow = (): number => Date.now();

/** @param response Straight from the server: one from the browser's memory has the time of its first load. */
export function learnTime({ headers }: Response): void {
  const written = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(written)) return;
  // A cache on the way says how old its response is.
  const ageMs = (Number(headers.get('age')) || 0) * 1000;
  const measured = written + ageMs - Date.now();
  const skew = Math.abs(measured) < toleranceMs ? 0 : measured;
  if (Math.abs(skew - skewMs) < toleranceMs) return;
  skewMs = skew;
  tick();
}

/** Small, and on every site. */
const askedPath = '/robots.txt';

let asked: Promise<void> | undefined;

/** Asks the server for its time, once for a page: for parts that show a time or a day without another call. */
export function askTime(): Promise<void> {
  asked ??= fetch(askedPath, { method: 'HEAD', cache: 'no-store' }).then(learnTime, () => {
    // Without a connection: the visitor's clock counts, and the next part asks again.
    asked = undefined;
  });
  return asked;
}

/** Calls `look` every while, and at once when the server's time turns out to be another.
 * @returns Ends it. */
export function followTime(look: () => void): () => void {
  listeners.add(look);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(look);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (cause) {
      // A part with a bug does not stop the clock of the others.
      reportError(cause);
    }
  }
}
