import { expect, test } from 'vitest';
import type { KnownEntries } from '#platform/cms/entry-checks.ts';
import { companySchema } from '#shell/company/company.ts';
import { sampleCompany } from '#fakes/sample-content.ts';
import { entryChecks } from './entry-checks.ts';

const before = companySchema.parse(sampleCompany().value);
const known = { all: () => [before], has: () => true, isPage: () => true } as unknown as KnownEntries;
const check = entryChecks.kinds?.company ?? expect.fail('the company is not checked');

test('a figure of the company may change and another may join, but none may go: texts may name it', () => {
  const { clients, ...others } = before.facts;
  const changed = {
    ...before.facts,
    clients: { type: 'count', value: 1 },
    joined: { type: 'year', value: 2026 },
  } as const;
  expect(clients).toBeDefined();
  expect(check({ ...before, facts: changed }, known)).toEqual([]);
  expect(check({ ...before, facts: others }, known)).toEqual([
    { code: 'figure-removed', values: { figure: '{{clients}}' }, field: 'facts' },
  ]);
});
