/** Rules of the business that code keeps: what it does is what the texts are given to say. */
import { expect, test } from 'vitest';
import { sampleApi } from '#fakes/sample-api.ts';
import { collectFacts, type Fact } from '#shell/company/company.ts';
import { computeCutOff } from '#shell/form/cut-off.ts';
import { unservedAnswerSchema } from '#features/unserved/unserved-answer.ts';
import { shippedEntries } from './shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const [company] = shippedEntries('company', kinds.company);
const facts: Readonly<Record<string, Fact>> = company ? collectFacts(company) : {};

test('the order closes at 15:00 and the list has three days, by the code and in the texts that follow it', async () => {
  expect([facts.orderCutOff, facts.unservedDays]).toEqual([
    { type: 'time', value: '15:00' },
    { type: 'count', value: 3 },
  ]);
  // A Tuesday in winter and one in summer.
  expect(computeCutOff('2026-11-25')).toBe(Date.parse('2026-11-24T13:00:00Z'));
  expect(computeCutOff('2026-07-15')).toBe(Date.parse('2026-07-14T12:00:00Z'));
  const { body } = await sampleApi().ask('/api/unserved');
  const days = new Set(unservedAnswerSchema.parse(body).addresses.map(({ date }) => date));
  // It is the 18th there.
  expect([...days]).toEqual(['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15']);
});

test('the information number is 1919', () => {
  expect(company?.infoPhone).toBe('1919');
});
