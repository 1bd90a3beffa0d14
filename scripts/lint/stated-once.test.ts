/** Finds in seconds what tests/business-rules.thorough.test.ts finds in a published copy: a rule that is written a second time. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { companySchema } from '#shell/company/company.ts';
import { cutOffTime, unservedDays } from '#shell/company/business-rules.ts';
import { dayForms, nameForms, phoneForms, timeForms } from './rule-forms.ts';

const root = new URL('../../', import.meta.url).pathname;
const companyFile = 'src/content/company.json';
const company = companySchema.parse(JSON.parse(readFileSync(root + companyFile, 'utf8')));
const { opens, closes } = company.serviceHours;
const { responseDays } = company.facts;
if (responseDays?.type !== 'count') throw new TypeError('The time of a reply is no number of days.');

/** The places of the rules themselves; outlines of maps are numbers. */
const elsewhere =
  /\.test\.|^src\/content\/company\.json$|^src\/shell\/company\/business-rules\.ts$|outlines/u;

/** Texts for visitors; comments of code may count days of something else. */
const texts = /^src\/(?:content|features\/open-data)\/|-messages\.ts$|\brefusals?\.ts$/u;

/** Openings of stations and offices are their own. */
const openings = /"(?:opens|closes)": "[\d:]+"/gu;

interface Stating {
  readonly forms: readonly RegExp[];
  readonly among?: RegExp;
}

function statedIn({ forms, among = /./u }: Stating): readonly string[] {
  return ['src', 'functions', 'netlify', 'wordpress']
    .flatMap((folder) => filesBelow(root + folder, '').map((file) => `${folder}/${file}`))
    .filter(
      (file) =>
        /\.(?:ts|tsx|js|mjs|astro|json|php)$/u.test(file) && !elsewhere.test(file) && among.test(file),
    )
    .flatMap((file) => {
      const text = readFileSync(root + file, 'utf8').replaceAll(openings, '');
      return forms.flatMap((form) => [...text.matchAll(form)].map(([found]) => `${file}: ${found}`));
    });
}

test('the telephone and the cut-off are written in one place each: texts, forms and refusals follow', () => {
  expect(statedIn({ forms: [phoneForms(company.infoPhone), timeForms(cutOffTime)] })).toEqual([]);
});

test('no text writes the hours of customer service, the days of the unserved list or the time of a reply', () => {
  const forms = [timeForms(opens), timeForms(closes), dayForms(unservedDays), dayForms(responseDays.value)];
  expect(statedIn({ forms, among: texts })).toEqual([]);
});

test('the company is named in its entry alone', () => {
  expect(statedIn({ forms: [nameForms(company.name)] })).toEqual([]);
});
