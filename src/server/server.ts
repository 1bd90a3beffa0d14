/** The single-machine server: the published site on a local address. */
import { createServer, type Server } from 'node:http';
import { respond } from './respond.ts';
import { RedirectRules } from './rules.ts';
import { SiteFiles } from './site-files.ts';

/** @param outDir The published site.
 * @param port 0 lets the system choose one.
 * @returns The server, which listens on loopback only; a proxy in front of it gives it to the world. */
export async function startServer(outDir: string, port: number): Promise<Server> {
  const site = { files: new SiteFiles(outDir), rules: new RedirectRules(outDir) };
  const server = createServer((request, response) => {
    respond(request, response, site).catch((cause: unknown) => {
      process.stderr.write(
        `${request.method ?? ''} failed: ${cause instanceof Error ? (cause.stack ?? '') : String(cause)}\n`,
      );
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Takes no new request, lets the running ones end. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
}

export function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : '')}`;
}
