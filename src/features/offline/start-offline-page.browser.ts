/** Entry script, loaded with the page about a missing connection; imports nothing. Where that page stands in for another one,
 * it asks for the other one again as soon as the site can be reached. The event `online` alone says little: a device may be in
 * a network that leads nowhere. */

const retryMs = 5000;

export function startOfflinePage(): void {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (new URL(own).pathname === location.pathname) return;
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  addEventListener('online', () => void retry());
  setInterval(() => void retry(), retryMs);
}

/** A visitor who has chosen another page is not held back. A link to a telephone looks the same, and leads nowhere. */
const leaveMs = 15_000;

let leftAt = -leaveMs;
const isLeaving = (): boolean => performance.now() < leftAt + leaveMs;

async function retry(): Promise<void> {
  if (document.hidden || isLeaving()) return;
  try {
    // The service worker leaves this method to the network.
    await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(retryMs),
    });
  } catch {
    // There is no connection yet.
    return;
  }
  if (!isLeaving()) location.reload();
}
