/** GET and POST /api/helpdesk: the helpdesk's own form, and messages to it. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { attachmentLimitBytes } from '#shell/form/attachment-rules.ts';
import { extractLabels } from '#shell/form/form.ts';
import { helpdeskFieldSchema, type HelpdeskFormAnswer, helpdeskFormAnswerSchema } from './helpdesk-answer.ts';
import { type TicketAnswer, ticketAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { fieldsOfTopics, ticketFields, ticketForm } from './ticket.ts';
import { readAttachment } from '#shell/form/attachment.server.ts';
import type { Endpoint, LiveAnswer, LiveContext, Parameters } from '#platform/calls/endpoint.ts';
import { robotRefusal } from '#shell/form/form-fields.server.ts';
import { pageForm } from '#platform/calls/form-answer.ts';
import { sendCounted } from '#platform/calls/form-quota.ts';
import { gatedHelpdesk } from './helpdesk/gated-helpdesk.server.ts';
import type { Helpdesk, Submission, SubmissionOutcome } from './helpdesk/helpdesk.server.ts';
import { anyOwnFormSchema, parseOwnForm } from './helpdesk/own-form.server.ts';
import { maxTextBytes, parseParameters } from '#platform/calls/request-fields.ts';
import { describeFailure } from '#platform/calls/request-log.ts';
import { newReference } from '#platform/calls/reference.ts';
import type { Refusal, RefusalCode } from '#platform/calls/refusal.ts';
import { ownFieldName, parseTicket, ticketSchema, writeTicket } from './ticket.server.ts';
import { isPassed, turnstileField } from '#platform/calls/turnstile.ts';
import type { UpstreamFailure } from '#platform/calls/upstream/upstream.ts';
import { sentRefusals } from './refusals.ts';

/** How long the field list of the form is cached. Session and token are read for every message. */
const freshMs = 10 * 60 * 1000;

const formAskedSchema = z.strictObject({});

type HelpdeskPart = 'helpdesk' | 'turnstile' | 'formQuota';

export const helpdesk: Endpoint<HelpdeskPart> = {
  path: '/api/helpdesk',
  name: 'helpdesk',
  methods: ['GET', 'POST'],
  operations: {
    GET: {
      asked: formAskedSchema,
      answered: helpdeskFormAnswerSchema,
      refusals: ['not-configured', 'upstream-wrong', 'upstream-slow', 'upstream-busy'],
    },
    POST: {
      asked: z.union([ticketSchema, anyOwnFormSchema]),
      answered: ticketAnswerSchema,
      refusals: [
        'not-configured',
        'day-impossible',
        'attachment-unknown',
        'ticket-fields-refused',
        'ticket-refused',
        'helpdesk-session-expired',
        'helpdesk-down',
        'ticket-unconfirmed',
      ],
    },
  },
  refusals: sentRefusals,
  isPersonal: true,
  form: pageForm({
    limitBytes: attachmentLimitBytes + maxTextBytes,
    tooLarge: 'attachment-too-large',
    page: parseOwnPath('/customer-support/contact-us'),
    sentPage: parseOwnPath('/customer-support/contact-us/submitted'),
    fieldNames: extractLabels(ticketFields),
    isOfUpstream: ({ form }) => form === 'helpdesk',
    descriptor: ticketForm,
    needs: { field: 'topic', byValue: fieldsOfTopics },
  }),
  answer: async (parameters, context, method) => {
    const dependencies = gatedHelpdesk(context);
    if (!dependencies) return failure({ code: 'not-configured' });
    return method === 'GET'
      ? showForm(parameters, dependencies, context)
      : send(parameters, dependencies, context);
  },
};

async function showForm(
  parameters: Parameters,
  dependencies: Helpdesk,
  context: LiveContext<HelpdeskPart>,
): Promise<Result<LiveAnswer, Refusal>> {
  const asked = parseParameters(formAskedSchema, parameters);
  if (asked.type === 'failure') return asked;
  const found = await findFields(dependencies, context);
  if (found.type === 'failure') {
    return failure({ code: toRefusalCode(found.failure), reason: describeFailure(found.failure) });
  }
  const { value: fields, ...from } = found.value;
  const isStale = from.cache === 'stale';
  const body: HelpdeskFormAnswer = {
    fields: [...fields],
    ...(context.turnstile && { turnstileSiteKey: context.turnstile.siteKey }),
    isDemonstration: dependencies.isDemonstration,
    isStale,
    asOf: new Date(from.savedAt).toISOString(),
  };
  return success({
    body,
    freshMs: isStale ? 0 : Math.max(0, from.savedAt + freshMs - context.clock()),
    from,
  });
}

function toRefusalCode({ reason }: UpstreamFailure): RefusalCode {
  if (reason === 'busy') return 'upstream-busy';
  return reason === 'slow' ? 'upstream-slow' : 'upstream-wrong';
}

function findFields(dependencies: Helpdesk, { cache }: LiveContext) {
  const schema = z.array(helpdeskFieldSchema).readonly();
  return cache.find({
    key: 'helpdesk-form',
    freshMs,
    isLasting: true,
    schema,
    load: () => dependencies.loadFields(),
  });
}

async function send(
  parameters: Parameters,
  dependencies: Helpdesk,
  context: LiveContext<HelpdeskPart>,
): Promise<Result<LiveAnswer, Refusal>> {
  const reference = newReference();
  const isOwnForm = parameters.form === 'helpdesk';
  const read = await (isOwnForm ? readOwnForm : readTicket)(parameters, reference, { dependencies, context });
  if (read.type === 'failure') return read;
  if (context.turnstile && !(await isPassed(context.turnstile, parameters[turnstileField])))
    return failure({ code: 'check-failed' });
  const { isDemonstration } = dependencies;
  const now = context.clock();
  const { submission, toFieldName } = read.value;
  const turn = context.formQuota.take('helpdesk', context.clientAddress);
  if (turn.type === 'refused') return failure({ code: turn.reason });
  const outcome = await sendCounted(
    turn.permit,
    () => dependencies.submit(submission),
    ({ type }) => type === 'sent' || type === 'unconfirmed',
  );
  return answerTo(outcome, { toFieldName, isDemonstration, reference, now });
}

interface ReadFormContext {
  readonly dependencies: Helpdesk;
  readonly context: LiveContext<HelpdeskPart>;
}

interface ReadForm {
  readonly submission: Submission;
  /** The site's name for a field of the helpdesk. */
  readonly toFieldName: (field: string) => string | undefined;
}

async function readOwnForm(
  parameters: Parameters,
  reference: string,
  { dependencies, context }: ReadFormContext,
): Promise<Result<ReadForm, Refusal>> {
  const found = await findFields(dependencies, context);
  if (found.type === 'failure')
    return failure({ code: 'helpdesk-down', reason: describeFailure(found.failure) });
  const { value: declared } = found.value;
  const submission = parseOwnForm(parameters, declared, reference);
  if (submission.type === 'failure') return submission;
  const fileField = declared.find(({ type }) => type === 'file')?.name;
  const toFieldName = (field: string) => (field === 'attachment' ? fileField : field);
  return success({ submission: submission.value, toFieldName });
}

async function readTicket(
  parameters: Parameters,
  reference: string,
  { dependencies, context }: ReadFormContext,
): Promise<Result<ReadForm, Refusal>> {
  const ticket = parseTicket(parameters, context.clock());
  if (ticket.type === 'failure') return ticket;
  const refusal = robotRefusal(ticket.value);
  if (refusal) return failure(refusal);
  const attachment = readAttachment(ticket.value.attachment);
  if (attachment.type === 'failure') return attachment;
  const { wasteTypes = {} } = await context.loadFacts();
  const nameWasteType = (id: string) => lookup(wasteTypes, id) ?? id;
  const fields = writeTicket(ticket.value, { topicField: dependencies.topicField, reference, nameWasteType });
  const toFieldName = (field: string) => ownFieldName(field, dependencies.topicField);
  return success({ submission: { fields, attachment: attachment.value }, toFieldName });
}

interface AnswerOptions extends Pick<ReadForm, 'toFieldName'> {
  readonly isDemonstration: boolean;
  readonly reference: string;
  readonly now: number;
}

function answerTo(
  outcome: SubmissionOutcome,
  { toFieldName, isDemonstration, reference, now }: AnswerOptions,
): Result<LiveAnswer, Refusal> {
  switch (outcome.type) {
    case 'sent': {
      const asOf = new Date(now).toISOString();
      const body: TicketAnswer = { reference, isDemonstration, isStale: false, asOf };
      return success({
        body,
        freshMs: 0,
        reference,
        ...(isDemonstration && { sentNote: 'demonstration' }),
        from: { savedAt: now, cache: 'miss', failure: undefined },
      });
    }
    case 'fields-refused': {
      const fields = outcome.fields.flatMap((field) => toFieldName(field) ?? []);
      // The visitor cannot fix other fields.
      return failure(
        fields.length > 0 ? { code: 'ticket-fields-refused', fields } : { code: 'ticket-refused' },
      );
    }
    case 'refused':
      return failure({ code: 'ticket-refused', ...(outcome.text !== undefined && { text: outcome.text }) });
    case 'session-expired':
      return failure({ code: 'helpdesk-session-expired' });
    case 'down':
      return failure({ code: 'helpdesk-down', reason: describeFailure(outcome.reason) });
    case 'unconfirmed':
      return failure({ code: 'ticket-unconfirmed', reference, reason: describeFailure(outcome.reason) });
    default:
      return unreachable(outcome);
  }
}
