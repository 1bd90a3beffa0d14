/** POST /api/hooks/content: webhooks of the content base and the page builder. */
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { accepted } from '../accepted.ts';
import type { HookEndpoint, LiveAnswer, LiveContext } from '../endpoint.ts';
import type { Refusal } from '../refusal.ts';
import { readRequestBody, toBodyFault } from '../request-body.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import { hookAnswerSchema } from '../service-answer.ts';
import { payloadSchema, readEvent } from './hook-payload.ts';
import type { Signed } from './webhook-signature.ts';
import type { HookDependencies } from './hook-dependencies.ts';
import { findSender, type Message, type Sender } from './hook-sender.ts';
import { hookRefusals } from './hook-refusals.ts';

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

export const contentHook: HookEndpoint<'hooks'> = {
  path: '/api/hooks/content',
  name: 'hooks-content',
  methods: ['POST'],
  operations: {
    GET: { asked: secretSchema, answered: hookAnswerSchema, status: 202, refusals: refused },
    POST: { asked: payloadSchema, answered: hookAnswerSchema, status: 202, refusals: refused },
  },
  bodyTypes: ['application/json'],
  refusals: hookRefusals,
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
    const event = toEvent(sender.value, message.value);
    return takeOnce(sender.value, { event, hooks, clock });
  },
};

async function readMessage(request: Request): Promise<Result<Message, Refusal>> {
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: 'body-too-large' });
    const secret = new URL(request.url).searchParams.get(secretField) ?? undefined;
    return success({ headers: request.headers, secret, text: decodeText(bytes) });
  } catch (cause) {
    return failure({ code: toBodyFault(cause) });
  }
}

/** Strict decoding: two different bodies must not become the same signed text. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The body is not valid UTF-8.
    return undefined;
  }
}

function toEvent({ type }: Sender, { text }: Message): ContentEvent {
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
