/** One HTTP request to a server on loopback, whatever comes of it. */
import { type Agent, request } from 'node:http';

export interface VisitorRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Visitor {
  readonly port: number;
  /** An address of loopback: rate limits count each separately. Absent: the one of the system. */
  readonly from?: string;
  /** Keeps connections; without it each request has its own. */
  readonly agent?: Agent;
  /** Without a byte for so long a visitor has left. */
  readonly patienceMs: number;
}

export type VisitorAnswer =
  | { readonly type: 'cut' | 'late' }
  | {
      readonly type: 'answered';
      readonly status: number;
      readonly isComplete: boolean;
      readonly text: () => string;
    };

export function visit(
  { port, from, agent, patienceMs }: Visitor,
  { method = 'GET', path, headers = {}, body }: VisitorRequest,
): Promise<VisitorAnswer> {
  return new Promise((resolve) => {
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        ...(from !== undefined && { localAddress: from }),
        agent: agent ?? false,
        method,
        path,
        headers: { ...headers },
        timeout: patienceMs,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('close', () => {
          const { statusCode: status = 0, complete: isComplete } = incoming;
          resolve({ type: 'answered', status, isComplete, text: () => Buffer.concat(chunks).toString() });
        });
      },
    );
    sending.once('timeout', () => {
      resolve({ type: 'late' });
      sending.destroy();
    });
    // After a refused upload the connection is closed, with or without a response.
    sending.once('error', () => resolve({ type: 'cut' }));
    sending.end(body);
  });
}
