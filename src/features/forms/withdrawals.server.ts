/** POST /api/withdrawals: a withdrawal from a contract, mailed to the office and to the visitor at once (Directive 2011/83/EU,
 * article 11a: a confirmation with content, day and time on a durable medium). */
import { failure, success } from '#platform/base/result.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Endpoint } from '#platform/calls/endpoint.ts';
import { pageForm } from '#platform/calls/form-answer.ts';
import { newReference } from '#platform/calls/reference.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import { type TicketAnswer, ticketAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { extractLabels } from '#shell/form/form.ts';
import { formSchema, missingFields, parseForm } from '#shell/form/form-fields.server.ts';
import type { OrderDependencies } from './orders/order-dependencies.server.ts';
import { checkGuards, sendForm } from './orders/send-form.server.ts';
import { withdrawalFields, withdrawalForm } from './withdrawal.ts';
import { sentRefusals } from './refusals.ts';

const withdrawalSchema = formSchema(withdrawalFields);

export const withdrawals: Endpoint<'orderDependencies' | 'turnstile' | 'formQuota'> = {
  path: '/api/withdrawals',
  name: 'withdrawals',
  methods: ['POST'],
  operations: {
    POST: {
      asked: withdrawalSchema,
      answered: ticketAnswerSchema,
      refusals: [
        'withdrawal-unavailable',
        'withdrawal-not-sent',
        'withdrawal-unconfirmed',
        'forms-to-receiver-exhausted',
      ],
    },
  },
  refusals: sentRefusals,
  isPersonal: true,
  form: pageForm({
    limitBytes: 32 * 1024,
    tooLarge: 'body-too-large',
    page: parseOwnPath('/terms/withdrawal'),
    sentPage: parseOwnPath('/terms/withdrawal/submitted'),
    fieldNames: extractLabels(withdrawalFields),
    descriptor: withdrawalForm,
  }),
  answer: async (parameters, context) => {
    const dependencies = toConfirmed(context.orderDependencies);
    if (!dependencies) return failure({ code: 'withdrawal-unavailable' });
    const typed = parseForm(withdrawalSchema, parameters, (filled) => missingFields(withdrawalForm, filled));
    if (typed.type === 'failure') return typed;
    const { name = '', contract = '', email = '', locale = defaultLocale } = typed.value;
    const links = Object.entries({ name, contract }).flatMap(([field, text]) =>
      hasLink(text) ? [field] : [],
    );
    if (links.length > 0) return failure({ code: 'parameter-invalid', fields: links });
    const refusal = await checkGuards(typed.value, parameters, context);
    if (refusal) return failure(refusal);
    const now = context.clock();
    const asOf = new Date(now).toISOString();
    const sent = await sendForm(
      { type: 'withdrawal', reference: newReference(), name, contract, email, locale, sentAt: asOf },
      {
        dependencies,
        codes: { failed: 'withdrawal-not-sent', unconfirmed: 'withdrawal-unconfirmed' },
        takeTurn: () => context.formQuota.take('withdrawals', context.clientAddress, email),
      },
    );
    if (sent.type === 'failure') return sent;
    const { isDemonstration } = dependencies;
    const { reference } = sent.value;
    const body: TicketAnswer = { reference, isDemonstration, isStale: false, asOf };
    return success({
      body,
      freshMs: 0,
      reference,
      ...(isDemonstration && { sentNote: 'demonstration' }),
      from: { savedAt: now, cache: 'miss', failure: undefined },
    });
  },
};

/** A folder confirms nothing, so only the demonstration may take a withdrawal there, and says what it is. */
function toConfirmed(dependencies: OrderDependencies | undefined): OrderDependencies | undefined {
  if (!dependencies) return undefined;
  return dependencies.delivery === 'mail' || dependencies.isDemonstration ? dependencies : undefined;
}

/** The confirmation goes to an address that nobody has verified, so it must not carry links of whoever wrote it. */
const hasLink = (text: string): boolean => /:\/\/|www\./iu.test(text);
