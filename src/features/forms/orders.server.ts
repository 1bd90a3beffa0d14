/** POST /api/orders: an order of septic transport, mailed to the logistics department. */
import type { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { failure, success } from '#platform/base/result.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { extractLabels, type FieldDescriptor } from '#shell/form/form.ts';
import { type OrderAnswer, orderAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { septicOrderFields, septicOrderForm } from './septic-order.ts';
import type { Endpoint, LiveAnswer } from '#platform/calls/endpoint.ts';
import {
  dayRefusal,
  formSchema,
  missingFields,
  parseForm,
  writeValue,
} from '#shell/form/form-fields.server.ts';
import { pageForm } from '#platform/calls/form-answer.ts';
import type { OrderDependencies, SepticOrder } from './orders/order-dependencies.server.ts';
import { checkGuards, sendForm } from './orders/send-form.server.ts';
import { newReference } from '#platform/calls/reference.ts';
import { sentRefusals } from './refusals.ts';

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
  refusals: sentRefusals,
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
    const sent = await sendForm(writeOrder(typed.value), {
      dependencies,
      codes: { failed: 'order-not-sent', unconfirmed: 'order-unconfirmed' },
      takeTurn: () => context.formQuota.take('orders', context.clientAddress),
    });
    return sent.type === 'failure' ? sent : success(answerTo(sent.value, dependencies, context.clock()));
  },
};

function writeOrder(typed: TypedOrder): SepticOrder {
  const reference = newReference();
  const lines = Object.entries<FieldDescriptor>(septicOrderFields).flatMap(([name, field]) => {
    const value: unknown = lookup(typed, name);
    return typeof value === 'string' ? [[field.label.et, writeValue(field, value)] as const] : [];
  });
  return {
    type: 'order',
    reference,
    lines: [...lines, ['Keel', typed.locale ?? ''], ['Pöördumise number', reference]],
    replyTo: typed.email,
  };
}

function answerTo(
  { reference }: SepticOrder,
  { delivery, isDemonstration }: OrderDependencies,
  now: number,
): LiveAnswer {
  const asOf = new Date(now).toISOString();
  const body: OrderAnswer = { reference, delivery, isDemonstration, isStale: false, asOf };
  return {
    body,
    freshMs: 0,
    reference,
    ...(delivery === 'outbox' && { sentNote: 'outbox' }),
    from: { savedAt: now, cache: 'miss', failure: undefined },
  };
}
