/** POST /api/hooks/content: webhooks of the content base and the page builder. */
import { digest, isSameText } from '#base/digest.ts';
import { failure, type Result, success } from '#base/result.ts';
import { accepted } from '../accepted.ts';
import type { HookEndpoint, LiveAnswer, LiveContext } from '../endpoint.ts';
import type { Refusal } from '../refusal.ts';
import { bodyFaultOf, readRequestBody } from '../request.ts';
import { z } from 'zod';
import type { ContentEvent } from '#model/content-event.ts';
import { hookAnswerSchema } from '#model/service-answer.ts';
import { createHmac } from 'node:crypto';
import { payloadSchema, readEvent } from './hook-payload.ts';
import type { HookSecrets } from './hook-settings.ts';
import type { ReplayGuard } from './replay-guard.ts';
import { Webhook } from 'standardwebhooks';

/** Only the entry's type and id are read from a body. */
const limitBytes = 64 * 1024;

/** Longer than a signature is valid: 5 minutes before and after its timestamp. */
const rememberedMs = 15 * 60 * 1000;

const secretField = 'secret';

/** A sender that cannot sign proves itself by a secret in the address. */
const secretSchema = z.object({ [secretField]: z.string().describe('Secret of a sender that cannot sign.') });

const refused = [
  'not-configured',
  'hook-unsigned',
  'hook-out-of-time',
  'hook-repeated',
  'hook-not-kept',
] as const;

export const contentHook: HookEndpoint = {
  name: 'hooks-content',
  methods: ['POST'],
  operations: {
    GET: { asked: secretSchema, answered: hookAnswerSchema, status: 202, refusals: refused },
    POST: { asked: payloadSchema, answered: hookAnswerSchema, status: 202, refusals: refused },
  },
  bodyTypes: ['application/json'],
  isPersonal: false,
  // Some plugins can only send GET. HEAD is refused, because link checkers send it.
  methodsFor: (request) =>
    request.method === 'GET' && new URL(request.url).searchParams.has(secretField)
      ? ['GET', 'POST']
      : ['POST'],
  receive: async (request, context) => {
    const { hooks, clock } = context;
    if (!hooks) return failure({ code: 'not-configured' });
    const message = await readMessage(request);
    if (message.type === 'failure') return message;
    const sender = findSender(message.value, hooks.secrets, clock());
    if (sender.type === 'failure') return sender;
    const event = eventOf(sender.value, message.value);
    return takeOnce(sender.value, { event, hooks, clock });
  },
};

async function readMessage(request: Request): Promise<Result<Message, Refusal>> {
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: 'body-too-large' });
    const secret = new URL(request.url).searchParams.get(secretField) ?? undefined;
    return success({ headers: request.headers, secret, text: textOf(bytes) });
  } catch (cause) {
    return failure({ code: bodyFaultOf(cause) });
  }
}

/** Strict decoding: two different bodies must not become the same signed text. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The body is not valid UTF-8.
    return undefined;
  }
}

function eventOf({ type }: Sender, { text }: Message): ContentEvent {
  return type === 'page-builder' ? { type: 'page-builder' } : readEvent(text);
}

type TakeContext = Pick<LiveContext, 'clock'> & {
  readonly event: ContentEvent;
  readonly hooks: HookDependencies;
};

/** Only signed messages have an id. Repeating an unsigned one is harmless. */
async function takeOnce(sender: Sender, context: TakeContext): Promise<Result<LiveAnswer, Refusal>> {
  const { hooks, event, clock } = context;
  try {
    if (sender.type === 'signed') return await takeSigned(sender.signed, context);
    await hooks.acceptEvent(event);
    return accepted(clock(), { isRepeated: false });
  } catch {
    // The store failed; the sender retries after this response.
    return failure({ code: 'hook-not-kept', reason: 'store failing' });
  }
}

/** The same id and timestamp is a replay and is refused. The same id with a new timestamp, which only the sender can
 * sign, is a retry: it is accepted without processing, so that the sender stops retrying.
 * @throws When the store fails. */
async function takeSigned(
  { id, timestamp }: Signed,
  { hooks: { replayGuard, acceptEvent }, event, clock }: TakeContext,
): Promise<Result<LiveAnswer, Refusal>> {
  const untilMs = clock() + rememberedMs;
  const name = digest(id);
  const attempt = `${name} ${timestamp}`;
  if (!(await replayGuard.take(attempt, untilMs))) return failure({ code: 'hook-repeated' });
  if (!(await replayGuard.take(name, untilMs))) return accepted(clock(), { isRepeated: true });
  try {
    await acceptEvent(event);
  } catch (cause) {
    await Promise.all([replayGuard.release(attempt), replayGuard.release(name)]);
    throw cause;
  }
  return accepted(clock(), { isRepeated: false });
}

// Authenticates the sender of a webhook, by a signature or a secret in the URL.

export type Sender =
  | { readonly type: 'signed'; readonly signed: Signed }
  /** A plugin that cannot sign. */
  | { readonly type: 'plugin' }
  | { readonly type: 'page-builder' };

export interface Message extends SignedMessage {
  /** Secret in the URL. */
  readonly secret: string | undefined;
}

/** @param now Milliseconds since the epoch. */
function findSender(
  message: Message,
  { signingKey, addressSecret, pageBuilderSecret }: HookSecrets,
  now: number,
): Result<Sender, Refusal> {
  const { secret, headers } = message;
  if (isEqual(secret, pageBuilderSecret)) return success({ type: 'page-builder' });
  if (!signingKey) return failure({ code: 'not-configured' });
  if (isSigned(headers)) {
    const signed = verifySignature(message, signingKey, now);
    return signed.type === 'failure' ? signed : success({ type: 'signed', signed: signed.value });
  }
  if (!isEqual(secret, addressSecret)) return failure({ code: 'hook-unsigned', reason: 'no signature' });
  if (!hasRightBody(message, signingKey))
    return failure({ code: 'hook-unsigned', reason: 'signature wrong' });
  return success({ type: 'plugin' });
}

/** Two absent secrets do not match. */
function isEqual(given: string | undefined, wanted: string | undefined): boolean {
  return given !== undefined && wanted !== undefined && isSameText(given, wanted);
}

/** WP Webhooks signs the body without a timestamp, so the signature alone does not protect against replays. */
function hasRightBody({ headers, text }: Message, key: Uint8Array): boolean {
  const given = headers.get('x-wp-webhook-signature');
  return (
    given === null ||
    isSameText(
      given,
      createHmac('sha256', key)
        .update(text ?? '')
        .digest('base64'),
    )
  );
}

/** Starts or records the work for an event; the work itself runs after the response.
 * @throws When the event could not be recorded, so that the sender retries. */
export type AcceptEvent = (event: ContentEvent) => void | Promise<void>;

/** Dependencies of the webhook endpoint. */
export interface HookDependencies {
  readonly secrets: HookSecrets;
  readonly replayGuard: ReplayGuard;
  readonly acceptEvent: AcceptEvent;
}

// Signatures of Standard Webhooks:
// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
// The package computes signatures only. Its `verify` is not used: it reads the system clock, accepts "12x" as a
// timestamp, and compares text in which invalid UTF-8 has been replaced.

/** Tolerance of the timestamp, in both directions. */
const toleranceMs = 5 * 60 * 1000;

/** Maximum characters of an id; ours have 36. */
const maxIdLength = 256;

export interface Signed {
  readonly id: string;
  /** Timestamp of the message, in seconds since the Unix epoch. */
  readonly timestamp: number;
}

export interface SignedMessage {
  readonly headers: Headers;
  /** The body; undefined when it is not text. */
  readonly text: string | undefined;
}

function isSigned(headers: Headers): boolean {
  return headers.has('webhook-signature');
}

/** @param now Milliseconds since the epoch. */
export function verifySignature(
  { headers, text }: SignedMessage,
  key: Uint8Array,
  now: number,
): Result<Signed, Refusal> {
  const id = headers.get('webhook-id') ?? '';
  const written = headers.get('webhook-timestamp') ?? '';
  if (id === '' || id.length > maxIdLength || !/^\d{1,12}$/u.test(written) || text === undefined)
    return failure({ code: 'hook-unsigned', reason: 'headers or body malformed' });
  const timestamp = Number(written);
  if (Math.abs(now - timestamp * 1000) > toleranceMs) return failure({ code: 'hook-out-of-time' });
  const expected = signMessage({ id, timestamp, text }, key);
  // A message has several signatures while a key is being replaced.
  const signatures = (headers.get('webhook-signature') ?? '').split(' ');
  if (!signatures.some((signature) => isSameText(signature, expected)))
    return failure({ code: 'hook-unsigned', reason: 'signature wrong' });
  return success({ id, timestamp });
}

/** @returns `v1,` and the signature in base64. */
export function signMessage(
  { id, timestamp, text }: Signed & { readonly text: string },
  key: Uint8Array,
): string {
  return new Webhook(key, { format: 'raw' }).sign(id, new Date(timestamp * 1000), text);
}
