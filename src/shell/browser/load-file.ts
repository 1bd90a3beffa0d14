import { trustedJson } from '#platform/base/json.ts';

/** Loads a published file of JSON. Page and file are built together, so the type is not validated.
 * @throws {TypeError} If it does not come. */
export async function loadFile<Content>(address: string, init?: RequestInit): Promise<Content> {
  const response = await fetch(address, init);
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  return trustedJson<Content>(await response.text());
}
