/** The visitor's connection: scheme, client address, and whether the request is valid. The server itself speaks plain HTTP
 * on loopback; TLS ends at a proxy in front of it. */
import type { IncomingMessage } from 'node:http';
import { upgradeDirective } from '#platform/base/security-headers.ts';

/** Whether the proxy reports https. A forged value affects only the sender: it decides headers of that one
 * response. */
export function isEncrypted({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const given = headers['x-forwarded-proto'];
  // Called for every request; Node joins repeated headers with commas.
  if (given === undefined) return false;
  return String(given).split(',').at(-1)?.trim().toLowerCase() === 'https';
}

/** Without TLS, a browser that upgrades every request to https would get no response at all.
 * @param name Header name in any case.
 * @returns The header value for this visitor. */
export function fittingValue(request: Pick<IncomingMessage, 'headers'>, name: string, value: string): string {
  if (name.toLowerCase() !== 'content-security-policy' || isEncrypted(request)) return value;
  return value.replace(`; ${upgradeDirective}`, '');
}
