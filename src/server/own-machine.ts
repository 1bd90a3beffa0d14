import type { IncomingMessage } from 'node:http';
import { lookup } from '#base/lookup.ts';

/** Headers by which proxies and networks in between say that they hand a request on. */
const forwardingHeaders = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...['x-forwarded-server', 'x-forwarded', 'x-original-forwarded-for', 'x-original-host', 'x-real-ip'],
  ...['x-client-ip', 'x-cluster-client-ip', 'client-ip', 'true-client-ip', 'cf-connecting-ip', 'cf-ray'],
  ...['cdn-loop', 'fastly-client-ip', 'fly-client-ip', 'x-azure-clientip', 'x-nf-client-connection-ip'],
  ...['x-envoy-external-address', 'x-amzn-trace-id', 'x-vercel-forwarded-for', 'x-proxyuser-ip'],
];

const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/u;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu;

/** Whether somebody on this machine asks: a person with a shell there, or a program of theirs. A proxy on this machine
 * asks for others; it says so, names the site as host, or speaks the HTTP of 1996, as some do by default. */
export function isFromOwnMachine({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
}): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    httpVersion === '1.1' &&
    forwardingHeaders.every((name) => lookup(headers, name) === undefined)
  );
}
