/** A fake mail server on loopback, with as much SMTP as a client needs to send one mail. */
import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './loopback.ts';

export interface FakeSmtp {
  readonly url: string;
  /** Fault of the next mails; undefined: every mail is accepted. `refuse-stranger`: only the sender may receive. */
  fault:
    | 'greet-never'
    | 'refuse-recipient'
    | 'refuse-stranger'
    | 'refuse-message'
    | 'silent-after-message'
    | undefined;
  readonly mails: {
    readonly from: string;
    readonly to: string;
    readonly receivers: readonly string[];
    readonly message: string;
  }[];
  readonly close: () => Promise<void>;
}

export async function startSmtp(): Promise<FakeSmtp> {
  const server = createServer((socket) => {
    if (smtp.fault !== 'greet-never') socket.write('220 localhost ESMTP\r\n');
    converse(socket, smtp);
  });
  const { port, close } = await listenOnLoopback(server);
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    fault: undefined,
    mails: [],
    close,
  };
  return smtp;
}

function converse(socket: Socket, smtp: FakeSmtp): void {
  let [pending, from] = ['', ''];
  let receivers: string[] = [];
  let isMessage = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = isMessage ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (isMessage) {
        isMessage = false;
        smtp.mails.push({ from, to: receivers.at(-1) ?? '', receivers, message: part });
        receivers = [];
        if (smtp.fault === 'silent-after-message') return;
        socket.write(smtp.fault === 'refuse-message' ? '554 No\r\n' : '250 Taken\r\n');
        continue;
      }
      from = /^MAIL FROM:<(.*?)>/iu.exec(part)?.[1] ?? from;
      const reply = replyTo(part, { ...smtp, from });
      if (reply.startsWith('250')) receivers.push(...receiversIn(part));
      isMessage = /^DATA$/iu.test(part);
      socket.write(reply);
    }
  });
}

const receiversIn = (command: string): readonly string[] =>
  /^RCPT TO:<(.*?)>/iu.exec(command)?.slice(1) ?? [];

interface Conversation extends Pick<FakeSmtp, 'fault'> {
  readonly from: string;
}

function replyTo(command: string, { fault, from }: Conversation): string {
  const isRefused =
    fault === 'refuse-recipient' || (fault === 'refuse-stranger' && !command.includes(`<${from}>`));
  if (/^RCPT/iu.test(command) && isRefused) return '550 Nobody of that name\r\n';
  if (/^DATA$/iu.test(command)) return '354 Go on\r\n';
  if (/^QUIT$/iu.test(command)) return '221 Bye\r\n';
  return '250 Good\r\n';
}
