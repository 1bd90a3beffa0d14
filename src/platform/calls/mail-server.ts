/** The mail server of the settings. Mail uses the same guarded connections as HTTP. */
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import { type ConnectOptions, connectTo } from '#platform/base/http/checked-lookup.ts';

/** @param smtpUrl `smtp://` or `smtps://`, with user and password if the server requires them.
 * @param timeMs Time limit for sending one mail.
 * @param logger Receives each step. */
export function openMailServer(
  smtpUrl: string,
  timeMs: number,
  logger?: SMTPTransport.Options['logger'],
): Transporter<SMTPTransport.SentMessageInfo, SMTPTransport.Options> {
  return createTransport({ ...toOptions(smtpUrl, timeMs), ...(logger !== undefined && { logger }) });
}

/** Checks the connection and the credentials of the mail server, without sending anything.
 * @param timeMs Time limit for the whole check.
 * @throws {Error} With the reason of the failure. */
export async function verifyMailServer(smtpUrl: string, timeMs: number): Promise<void> {
  const transport = openMailServer(smtpUrl, timeMs);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function toOptions(smtpUrl: string, timeMs: number) {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const isEncrypted = protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const stepMs = timeMs / 2;
  const place = {
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: Number(port || (isEncrypted ? 465 : 587)),
  };
  return {
    ...place,
    getSocket: openSocket({ ...place, timeMs: stepMs }),
    secure: isEncrypted,
    // Orders and the password are encrypted unless the server is on this machine.
    requireTLS: !isEncrypted && !isLocal,
    ignoreTLS: !isEncrypted && isLocal,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
  };
}

function openSocket(place: ConnectOptions) {
  return (_: unknown, callback: (cause: Error | null, made: object) => void) => {
    connectTo(place).then(
      (connection) => callback(null, { connection }),
      (cause: unknown) =>
        callback(cause instanceof Error ? cause : new Error('no connection', { cause }), {}),
    );
  };
}
