import type { Result } from '#platform/base/result.ts';
import { type DischargesAnswer, dischargesAnswerSchema } from './discharges-answer.ts';
import { askApi } from '#shell/browser/ask-api.browser.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';

/** Asks for the future collections of a contract. The number is sent in the body: an address would end up in logs and in
 * Referer. */
export function askDischarges(contractNumber: string): Promise<Result<DischargesAnswer, LoadFailure>> {
  return askApi(dischargesAnswerSchema, { path: '/api/discharges', body: { contractNumber } });
}
