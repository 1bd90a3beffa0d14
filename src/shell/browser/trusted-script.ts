/** The only place that turns a string into the address of a script. Pages are served with
 * `require-trusted-types-for 'script'`: the browser accepts script addresses from this policy only, and never
 * strings as markup or code (src/platform/base/security-headers.ts).
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
import { trustedTypesPolicy } from '#platform/base/trusted-types-policy.ts';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';

interface Policy {
  /** The browser's value is an object that replaces a string in address positions, which TypeScript does not
   * know. */
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** Third-party scripts, added by the island that needs them: not every page contains their addresses. */
export const foreignScripts = new Set<string>();

/** @param address Address of a script or a worker.
 * @throws {TypeError} If neither the build nor the settings have put it into the page. */
export function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules;
  return policy.createScriptURL(address);
}

let policy: Policy | undefined;

const rules: Policy = {
  // In development scripts are loaded from their sources.
  createScriptURL: (address) => (import.meta.env.DEV ? address : acceptScript(address, readOrigins())),
};

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: PolicyFactory;
  }
}

interface ScriptOrigins {
  readonly origin: string;
  /** Address of the analytics script from the settings. */
  readonly counter: string | undefined;
}

function readOrigins(): ScriptOrigins {
  const counter = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics;
  return { origin: location.origin, counter };
}

/** @throws {TypeError} If it is not a script of this site. */
export function acceptScript(address: string, { origin, counter }: ScriptOrigins): string {
  const { href } = new URL(address, origin);
  const isBuilt = href.startsWith(`${origin}/_astro/`) && href.endsWith('.js');
  const isOwn = isBuilt || address === offlineWorkerAddress;
  if (isOwn || foreignScripts.has(address) || address === counter) return address;
  throw new TypeError('No script of this site');
}
