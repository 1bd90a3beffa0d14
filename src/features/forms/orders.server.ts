/** POST /api/orders: an order of septic transport, mailed to the logistics department. */
import type { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { extractLabels, type FieldDescriptor } from '#shell/form/form.ts';
import { type OrderAnswer, orderAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { septicOrderFields, septicOrderForm } from './septic-order.ts';
import type { Endpoint, LiveAnswer, LiveContext, Parameters } from '#platform/calls/endpoint.ts';
import {
  dayRefusal,
  formSchema,
  missingFields,
  parseForm,
  robotRefusal,
  writeValue,
} from '#shell/form/form-fields.server.ts';
import { pageForm } from '#platform/calls/form-answer.ts';
import { sendCounted } from '#platform/calls/form-quota.ts';
import type { SepticOrder, OrderDependencies, OrderOutcome } from './orders/order-dependencies.server.ts';
import { newReference } from '#platform/calls/reference.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { isPassed, turnstileField } from '#platform/calls/turnstile.ts';

const orderSchema = formSchema(septicOrderFields);

type TypedOrder = z.output<typeof orderSchema>;

export const orders: Endpoint<'orderDependencies' | 'turnstile' | 'formQuota'> = {
  path: '/api/orders',
  name: 'orders',
  methods: ['POST'],
  operations: {
    POST: {
      asked: orderSchema,
      answered: orderAnswerSchema,
      refusals: ['not-configured', 'day-impossible', 'order-not-sent', 'order-unconfirmed'],
    },
  },
  isPersonal: true,
  form: pageForm({
    limitBytes: 32 * 1024,
    tooLarge: 'body-too-large',
    page: parseOwnPath('/home-customer/ordering-fecal-transport'),
    sentPage: parseOwnPath('/home-customer/ordering-fecal-transport/submitted'),
    fieldNames: extractLabels(septicOrderFields),
    descriptor: septicOrderForm,
  }),
  answer: async (parameters, context) => {
    const { orderDependencies: dependencies } = context;
    if (!dependencies) return failure({ code: 'not-configured' });
    const typed = parseForm(orderSchema, parameters, (filled) => missingFields(septicOrderForm, filled));
    if (typed.type === 'failure') return typed;
    const refusal =
      dayRefusal('day', typed.value.day, context.clock()) ??
      (await checkGuards(typed.value, parameters, context));
    if (refusal) return failure(refusal);
    const turn = context.formQuota.take('orders', context.clientAddress);
    if (turn.type === 'refused') return failure({ code: turn.reason });
    const order = writeOrder(typed.value);
    const outcome = await sendCounted(
      turn.permit,
      () => dependencies.send(order),
      ({ type }) => type !== 'failed',
    );
    return answerTo(outcome, { order, dependencies, now: context.clock() });
  },
};

async function checkGuards(
  typed: TypedOrder,
  parameters: Parameters,
  { turnstile }: LiveContext<'turnstile'>,
): Promise<Refusal | undefined> {
  const refusal = robotRefusal(typed);
  if (refusal) return refusal;
  const isChecked = !turnstile || (await isPassed(turnstile, parameters[turnstileField]));
  return isChecked ? undefined : { code: 'check-failed' };
}

function writeOrder(typed: TypedOrder): SepticOrder {
  const reference = newReference();
  const lines = Object.entries<FieldDescriptor>(septicOrderFields).flatMap(([name, field]) => {
    const value: unknown = lookup(typed, name);
    return typeof value === 'string' ? [[field.label.et, writeValue(field, value)] as const] : [];
  });
  return {
    reference,
    lines: [...lines, ['Keel', typed.locale ?? ''], ['Pöördumise number', reference]],
    replyTo: typed.email,
  };
}

interface AnswerOptions {
  readonly order: SepticOrder;
  readonly dependencies: OrderDependencies;
  readonly now: number;
}

function answerTo(
  outcome: OrderOutcome,
  { order: { reference }, dependencies: { delivery, isDemonstration }, now }: AnswerOptions,
): Result<LiveAnswer, Refusal> {
  switch (outcome.type) {
    case 'sent': {
      const asOf = new Date(now).toISOString();
      const body: OrderAnswer = { reference, delivery, isDemonstration, isStale: false, asOf };
      return success({
        body,
        freshMs: 0,
        reference,
        ...(delivery === 'outbox' && { sentNote: 'outbox' }),
        from: { savedAt: now, cache: 'miss', failure: undefined },
      });
    }
    case 'failed':
      return failure({ code: 'order-not-sent', reason: outcome.reason });
    case 'unconfirmed':
      return failure({ code: 'order-unconfirmed', reference, reason: outcome.reason });
    default:
      return unreachable(outcome);
  }
}
