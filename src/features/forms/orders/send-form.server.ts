/** What forms that are mailed have in common once their fields are valid: guards against robots, the limits of a day, the outcome. */
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import type { LiveContext, Parameters } from '#platform/calls/endpoint.ts';
import { type FormTurn, sendCounted } from '#platform/calls/form-quota.ts';
import type { Refusal, RefusalCode } from '#platform/calls/refusal.ts';
import { isPassed, turnstileField } from '#platform/calls/turnstile.ts';
import { type Guards, robotRefusal } from '#shell/form/form-fields.server.ts';
import type { MailedForm, OrderDependencies } from './order-dependencies.server.ts';

/** Refusals when a form is not sent, or when nobody knows whether it was. */
interface FailureCodes {
  readonly failed: RefusalCode;
  readonly unconfirmed: RefusalCode;
}

interface SendOptions {
  readonly dependencies: OrderDependencies;
  readonly codes: FailureCodes;
  /** Counts the form. */
  readonly takeTurn: () => FormTurn;
}

/** @returns Why the form is not taken; undefined if nothing is wrong with it. */
export async function checkGuards(
  guards: Guards,
  parameters: Parameters,
  { turnstile }: LiveContext<'turnstile'>,
): Promise<Refusal | undefined> {
  const refusal = robotRefusal(guards);
  if (refusal) return refusal;
  const isChecked = !turnstile || (await isPassed(turnstile, parameters[turnstileField]));
  return isChecked ? undefined : { code: 'check-failed' };
}

/** @returns The form when it was sent. */
export async function sendForm<Form extends MailedForm>(
  form: Form,
  { dependencies, codes, takeTurn }: SendOptions,
): Promise<Result<Form, Refusal>> {
  const turn = takeTurn();
  if (turn.type === 'refused') return failure({ code: turn.reason });
  const outcome = await sendCounted(
    turn.permit,
    () => dependencies.send(form),
    ({ type }) => type !== 'failed',
  );
  switch (outcome.type) {
    case 'sent':
      return success(form);
    case 'failed':
      return failure({ code: codes.failed, reason: outcome.reason });
    case 'unconfirmed':
      return failure({ code: codes.unconfirmed, reference: form.reference, reason: outcome.reason });
    default:
      return unreachable(outcome);
  }
}
