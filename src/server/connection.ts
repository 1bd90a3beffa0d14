/** How the visitor reaches the site. The server itself speaks plain HTTP on loopback; TLS ends at a proxy before it. */
import type { IncomingMessage } from 'node:http';
import { upgradeDirective } from '#base/security-headers.ts';

/** Whether the proxy reports https. Forging it harms only the sender: it decides nothing but headers of that one
 * response. */
export function isEncrypted({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const given = headers['x-forwarded-proto'];
  // Asked of every request; Node joins several values with commas.
  if (given === undefined) return false;
  return String(given).split(',').at(-1)?.trim().toLowerCase() === 'https';
}

/** Without TLS a browser that upgrades every request to https gets no response at all.
 * @param name Of a header, in any case.
 * @returns The value for this visitor. */
export function fittingValue(request: Pick<IncomingMessage, 'headers'>, name: string, value: string): string {
  if (name.toLowerCase() !== 'content-security-policy' || isEncrypted(request)) return value;
  return value.replace(`; ${upgradeDirective}`, '');
}
