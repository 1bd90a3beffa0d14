/** Files of facts, each loaded once: a page has one language. */
import { trustedJson } from '#platform/base/json.ts';

/** For what can do without facts, or says that they are missing. */
export const unlessFailed = <Facts>(loading: Promise<Facts>): Promise<Facts | undefined> =>
  loading.catch((cause: unknown) => {
    console.warn(cause);
    return undefined;
  });

const pending = new Map<string, Promise<string>>();

/** @throws If the file cannot be had; the next call asks again. */
export async function loadOnce<Facts>(address: string): Promise<Facts> {
  let text = pending.get(address);
  if (!text) {
    text = load(address);
    pending.set(address, text);
  }
  try {
    return trustedJson<Facts>(await text);
  } catch (cause) {
    pending.delete(address);
    throw cause;
  }
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  return response.text();
}
