import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '#base/file-marks.ts';
import { cutOffTime, infoPhone } from '#model/business-rules.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Notes of a day state the rules of that day, and openings of stations are their own. Outlines are numbers. */
const elsewhere =
  /\.test\.|^src\/content\/(?:posts|notices|waste-stations|price-lists)\/|^src\/model\/business-rules\.ts$|outlines/u;

test('a rule of the business is written in its module alone: texts, forms and refusals follow', () => {
  const stated = new RegExp(String.raw`(?<![\d:.])(?:${infoPhone}|${cutOffTime})(?![\d:])`, 'u');
  const files = ['src', 'functions', 'netlify'].flatMap((folder) =>
    filesBelow(root + folder, '').map((file) => `${folder}/${file}`),
  );
  const again = files.filter(
    (file) =>
      /\.(?:ts|tsx|js|mjs|astro|json)$/u.test(file) &&
      !elsewhere.test(file) &&
      stated.test(readFileSync(root + file, 'utf8')),
  );
  expect(again).toEqual([]);
});

test('the company is named in its entry alone', () => {
  const { name } = JSON.parse(readFileSync(`${root}src/content/company.json`, 'utf8')) as {
    readonly name: string;
  };
  const naming = filesBelow(`${root}src`, '').filter(
    (file) =>
      /\.(?:ts|tsx|astro|json)$/u.test(file) &&
      !/\.test\.|^content\/(?:posts|company|pages\/styleguide)/u.test(file) &&
      readFileSync(`${root}src/${file}`, 'utf8').includes(name),
  );
  expect(naming).toEqual([]);
});
