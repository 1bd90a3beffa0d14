/** POST /api/orders: an order of septic transport, by mail to the logistics. */
import { z } from 'zod';
import { failure, type Result, success } from '#base/result.ts';
import { unreachable } from '#base/unreachable.ts';
import { parseOwnPath } from '#model/page-path.ts';
import {
  decimalPattern,
  neededOrderFields,
  type SepticOrderField,
  septicOrderFieldNames,
  tankKinds,
  tanks,
} from '#model/septic-order.ts';
import type { Endpoint, LiveAnswer, LiveContext, Parameters } from '../endpoint.ts';
import {
  dayRefusal,
  daySchema,
  guardFields,
  lineSchema,
  linesSchema,
  parseForm,
  robotRefusal,
  senderFields,
} from '../form-fields.ts';
import type { Order, OrderDependencies, OrderOutcome } from '../orders/order-dependencies.ts';
import { newReference } from '../reference.ts';
import type { Refusal } from '../refusal.ts';
import { isPassed, turnstileField } from '../turnstile.ts';

const decimalSchema = z.string().regex(decimalPattern);

const orderSchema = z
  .strictObject({
    ...senderFields,
    ...guardFields,
    address: lineSchema(200),
    directions: linesSchema(1000),
    tank: z.enum(tankKinds),
    volume: decimalSchema,
    distance: decimalSchema,
    day: daySchema,
    presence: z.enum(['yes', 'no']),
    notes: linesSchema(2000),
    [turnstileField]: z.unknown(),
  })
  .partial();

type TypedOrder = z.output<typeof orderSchema>;

export const orders: Endpoint = {
  name: 'orders',
  methods: ['POST'],
  isPersonal: true,
  form: {
    limitBytes: 32 * 1024,
    tooLarge: 'body-too-large',
    page: parseOwnPath('/home-customer/ordering-fecal-transport'),
    sentPage: parseOwnPath('/home-customer/ordering-fecal-transport/submitted'),
    fieldNames: septicOrderFieldNames,
  },
  answer: async (parameters, context) => {
    if (!context.orderDependencies) return failure({ code: 'not-configured' });
    const typed = parseForm(orderSchema, parameters, missingOf);
    if (typed.type === 'failure') return typed;
    const refusal =
      dayRefusal('day', typed.value.day, context.clock()) ??
      (await checkGuards(typed.value, parameters, context));
    if (refusal) return failure(refusal);
    const turn = context.takeForm();
    if (turn.type === 'refused') return failure({ code: turn.reason });
    const order = writeOrder(typed.value);
    const outcome = await context.orderDependencies.send(order);
    if (outcome.type === 'failed') turn.giveBack();
    return answerTo(outcome, {
      order,
      dependencies: context.orderDependencies,
      now: context.clock(),
    });
  },
};

function missingOf(filled: Parameters): readonly string[] {
  const missing = neededOrderFields.filter((field) => !(field in filled));
  return 'email' in filled || 'phone' in filled ? missing : [...missing, 'phone', 'email'];
}

async function checkGuards(
  typed: TypedOrder,
  parameters: Parameters,
  { turnstile }: LiveContext,
): Promise<Refusal | undefined> {
  const refusal = robotRefusal(typed);
  if (refusal) return refusal;
  const isChecked = !turnstile || (await isPassed(turnstile, parameters[turnstileField]));
  return isChecked ? undefined : { code: 'check-failed' };
}

const answers = { yes: 'jah', no: 'ei' } as const;

function writeOrder(typed: TypedOrder): Order {
  const reference = newReference();
  const { name, phone, email, address, directions, volume, distance, notes } = typed;
  const named: Readonly<Record<SepticOrderField, string | undefined>> = {
    name,
    phone,
    email,
    address,
    directions,
    volume,
    distance,
    notes,
    contractNumber: typed.contractNumber && `L${typed.contractNumber}`,
    tank: typed.tank && tanks[typed.tank].et,
    day: typed.day?.split('-').toReversed().join('.'),
    presence: typed.presence && answers[typed.presence],
  };
  const values = new Map<string, string | undefined>(Object.entries(named));
  const lines = Object.entries(septicOrderFieldNames).flatMap(([field, { et }]) => {
    const value = values.get(field);
    return value === undefined ? [] : [[et, value] as const];
  });
  return {
    reference,
    lines: [...lines, ['Keel', typed.locale ?? ''], ['Viitenumber', reference]],
    replyTo: email,
  };
}

interface Sending {
  readonly order: Order;
  readonly dependencies: OrderDependencies;
  readonly now: number;
}

function answerTo(
  outcome: OrderOutcome,
  { order: { reference }, dependencies: { delivery, isDemonstration }, now }: Sending,
): Result<LiveAnswer, Refusal> {
  switch (outcome.type) {
    case 'sent':
      return success({
        body: { reference, delivery, isDemonstration, isStale: false, asOf: new Date(now).toISOString() },
        freshMs: 0,
        reference,
        ...(delivery === 'outbox' && { sentNote: 'outbox' }),
        from: { savedAt: now, cache: 'miss', failure: undefined },
      });
    case 'failed':
      return failure({ code: 'order-not-sent', reason: outcome.reason });
    case 'unconfirmed':
      return failure({ code: 'order-unconfirmed', reference, reason: outcome.reason });
    default:
      return unreachable(outcome);
  }
}
