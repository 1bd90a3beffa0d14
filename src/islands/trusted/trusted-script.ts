/** The one place where a text becomes the address of a script. Pages are served with `require-trusted-types-for 'script'`:
 * the browser takes such an address from this policy alone, and no text as markup or code from anywhere
 * (src/base/security-headers.ts).
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
import { trustedTypesPolicy } from '#base/trusted-types-policy.ts';

interface Policy {
  /** What the browser gives is no text, but stands for one wherever an address is wanted, which TypeScript does not know. */
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** The widget that checks forms. */
export const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** @param address Of a script or a worker.
 * @throws {TypeError} When it is none that the build or the settings have put into the page. */
export function trustedScript(address: string): string {
  policy ??= makePolicy();
  return policy.createScriptURL(address);
}

let policy: Policy | undefined;

function makePolicy(): Policy {
  const rules: Policy = { createScriptURL: (address) => acceptScript(address, placeOfPage()) };
  const factory: unknown = 'trustedTypes' in window ? window.trustedTypes : undefined;
  return isFactory(factory) ? factory.createPolicy(trustedTypesPolicy, rules) : rules;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

interface Place {
  readonly origin: string;
  /** Address of the script that counts visits, as the settings have it. */
  readonly counter: string | undefined;
}

function placeOfPage(): Place {
  const region = document.querySelector<HTMLElement>('[data-analytics]');
  return { origin: location.origin, counter: region?.dataset.analytics };
}

/** @throws {TypeError} When it is no script that this site uses. */
export function acceptScript(address: string, { origin, counter }: Place): string {
  const url = URL.parse(address, origin);
  const isBuilt = url?.origin === origin && /^\/_astro\/[\w.-]+\.js$/u.test(url.pathname);
  if (isBuilt || address === turnstileScript || address === counter) return address;
  throw new TypeError('The address is that of no script of this site.');
}
