import { type DischargesAnswer, dischargesAnswerSchema } from '#model/live-answer.ts';
import { FetchError, type FetchFailure } from '../fetcher/fetch-request.ts';
import { loadJson } from '../fetcher/load-json.ts';

/** The address is one of the site, so that it is neither missing nor forbidden. */
export type LookupFailure = Exclude<FetchFailure, 'no-url' | 'not-allowed'>;

/** Asks for the emptyings ahead. The number travels in the body: an address would end up in logs and in Referer.
 * @throws {FetchError} */
export async function loadDischarges(contractNumber: string): Promise<DischargesAnswer> {
  const answer = await loadJson({ url: '/api/discharges', method: 'POST', body: { contractNumber } });
  const parsed = dischargesAnswerSchema.safeParse(answer);
  if (!parsed.success) throw new FetchError('no-answer', parsed.error);
  return parsed.data;
}
