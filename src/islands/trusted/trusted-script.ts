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

/** Scripts of others, put in by the island that needs them: not every page carries their addresses. */
export const foreignScripts = new Set<string>();

/** @param address Of a script or a worker.
 * @throws {TypeError} When it is none that the build or the settings have put into the page. */
export function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules;
  return policy.createScriptURL(address);
}

let policy: Policy | undefined;

const rules: Policy = {
  // In development scripts come from their sources.
  createScriptURL: (address) => (import.meta.env.DEV ? address : acceptScript(address, placeOfPage())),
};

declare global {
  interface Window {
    /** Absent in browsers that know no Trusted Types. */
    readonly trustedTypes?: PolicyFactory;
  }
}

interface Place {
  readonly origin: string;
  /** Address of the script that counts visits, as the settings have it. */
  readonly counter: string | undefined;
}

function placeOfPage(): Place {
  const counter = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics;
  return { origin: location.origin, counter };
}

/** @throws {TypeError} When it is no script that this site uses. */
export function acceptScript(address: string, { origin, counter }: Place): string {
  const { href } = new URL(address, origin);
  const isBuilt = href.startsWith(`${origin}/_astro/`) && href.endsWith('.js');
  if (isBuilt || foreignScripts.has(address) || address === counter) return address;
  throw new TypeError('No script of this site');
}
