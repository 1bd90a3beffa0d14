/** A rule of the business has one place. In a copy of the project each of the six gets another value there; no file of the site
 * then has an old one, and neither has an answer of its server. What else has the same value (the openings of a station, another
 * term of three days) is moved aside in the copy first, so that whatever is left is a rule that is written a second time. */
import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { decodeReferences } from '#platform/base/html/html.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { companySchema } from '#shell/company/company.ts';
import { cutOffTime, unservedDays } from '#shell/company/business-rules.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { unservedAnswerSchema } from '#features/unserved/unserved-answer.ts';
import { createForm, postingForm } from '#fakes/sample-form.ts';
import { dayForms, nameForms, phoneForms, timeForms } from '#scripts/lint/rule-forms.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { company, companyFile, infoPhone } from './site/company.ts';
import { readPdf } from './site/pdf.ts';
import { shareDrawn } from './site-settings.ts';
import { isFull } from './site/driven.ts';
import { makeSmallSite } from './small-site.ts';

const rulesFile = 'src/shell/company/business-rules.ts';
const { opens, closes } = company.serviceHours;
const responseDays =
  company.facts.responseDays?.type === 'count' ? company.facts.responseDays.value : Number.NaN;

/** Russian has another noun after each of the two numbers of days than after three. */
const fresh = {
  cutOffTime: '13:35',
  unservedDays: 5,
  infoPhone: '2828',
  opens: '08:25',
  closes: '18:55',
  name: 'Lõunakaar',
  responseDays: 21,
};

/** The one place of each rule: a file, what stands there, and what stands there in the copy. */
const places: readonly (readonly [file: string, before: string, after: string])[] = [
  [rulesFile, `cutOffTime = '${cutOffTime}'`, `cutOffTime = '${fresh.cutOffTime}'`],
  [rulesFile, `unservedDays = ${unservedDays};`, `unservedDays = ${fresh.unservedDays};`],
  [
    companyFile,
    `"opens": "${opens}", "closes": "${closes}"`,
    `"opens": "${fresh.opens}", "closes": "${fresh.closes}"`,
  ],
  [companyFile, `"infoPhone": "${infoPhone}"`, `"infoPhone": "${fresh.infoPhone}"`],
  [companyFile, `"name": "${company.name}"`, `"name": "${fresh.name}"`],
  [
    companyFile,
    `"responseDays": { "type": "count", "value": ${responseDays} }`,
    `"responseDays": { "type": "count", "value": ${fresh.responseDays} }`,
  ],
];

/** What the site must not say any more, by rule. */
const oldForms: Readonly<Record<string, readonly RegExp[]>> = {
  'cut-off': [timeForms(cutOffTime)],
  'days of the unserved list, time of a reply': [dayForms(unservedDays), dayForms(responseDays)],
  telephone: [phoneForms(infoPhone)],
  hours: [timeForms(opens), timeForms(closes)],
  name: [nameForms(company.name)],
};

function changeRules({ edit, folder }: ProjectCopy): void {
  for (const [file, before, after] of places) {
    expect([before, readFileSync(join(folder, file), 'utf8').split(before).length - 1]).toEqual([before, 1]);
    edit(file, before, after);
  }
}

/** Gives another value to what is not a rule but has the value of one: openings of stations and offices, other figures of the
 * company. */
function moveAside({ folder }: ProjectCopy): void {
  const openings = new RegExp(`("(?:opens|closes)": "(?:${[cutOffTime, opens, closes].join('|')}))"`, 'gu');
  const content = filesBelow(join(folder, 'src/content'), '').filter((file) =>
    /^(?:offices|waste-stations)\b/u.test(file),
  );
  for (const file of content)
    rewrite(join(folder, 'src/content', file), (text) =>
      text.replaceAll(openings, (opening) => later(opening)),
    );
  rewrite(join(folder, companyFile), (text) => {
    const before = companySchema.parse(JSON.parse(text));
    const facts = Object.entries(before.facts).map(([key, fact]) => {
      const isSame =
        fact.type === 'count' && [unservedDays, responseDays].includes(fact.value) && key !== 'responseDays';
      return [key, isSame ? { ...fact, value: fact.value + 1 } : fact] as const;
    });
    return JSON.stringify({ ...before, facts: Object.fromEntries(facts) });
  });
}

/** `09:00` becomes `09:05`. */
const later = (opening: string): string => opening.replace(/0"$/u, '5"');

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Lines with an old value, each with what stands around it. */
function oldValuesIn(place: string, texts: readonly string[]): string[] {
  const found = Object.entries(oldForms).flatMap(([rule, forms]) =>
    texts.flatMap((text) =>
      forms.flatMap((form) =>
        [...text.matchAll(form)].map(
          ({ index, 0: found }) =>
            `${place}: ${rule}: ${text.slice(Math.max(0, index - 40), index + found.length + 40).replaceAll(/\s+/gu, ' ')}`,
        ),
      ),
    ),
  );
  return [...new Set(found)];
}

/** A markup file twice: as it is, with attributes and scripts; and its words alone, as they are read. Outlines of drawings are
 * numbers that say nothing. */
function extractTexts(file: string, bytes: Buffer): readonly string[] {
  if (file.endsWith('.pdf')) return [readPdf(bytes).text, readPdf(bytes).links.join('\n')];
  const text = decodeReferences(bytes.toString('utf8')).replaceAll(
    / (?:d|points|transform|viewBox)="[^"]*"/gu,
    '',
  );
  return /\.(?:html|xml|svg)$/u.test(file) ? [text, text.replaceAll(/<[^>]*>/gu, '')] : [text];
}

/** Pictures and fonts: their words are those of pages (tests/social-images.test.ts). */
const isBinary = (file: string): boolean => /\.(?:png|ico|woff2|webp|jpg)$/u.test(file);

const createEnvironment = (folder: string) =>
  childEnvironment({
    OUT_DIR: join(folder, 'dist'),
    STATE_DIR: join(folder, 'state'),
    COMMIT_REF: 'commit-under-test',
    // Their words are those of pages (tests/social-images.test.ts), and drawing them all again takes longer than the rest.
    SOCIAL_IMAGES: 'off',
    PORT: '0',
  });

async function publishSite(folder: string): Promise<void> {
  const node = nodeCommand([join(folder, 'scripts/build.ts')]);
  await promisify(execFile)(node.program, node.arguments, { cwd: folder, env: createEnvironment(folder) });
}

/** Serves the published copy until the test ends.
 * @returns The address of the server. */
function startSite(folder: string): Promise<string> {
  const node = nodeCommand([join(folder, 'scripts/serve.ts')]);
  const child = spawn(node.program, node.arguments, { cwd: folder, env: createEnvironment(folder) });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /The site is at (\S+)\n/u.exec(output)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => {
      reject(new Error(`The server ended before it was ready: ${output}`));
    });
  });
}

/** Words with the new values, in the case of their sentence, and the files that have them. */
const written: Readonly<Record<string, readonly string[]>> = {
  'customer-support/contact-us.html': [
    '21 päeva jooksul',
    'kell 13:35',
    'href="tel:2828"',
    '08:25–18:55',
    'Lõunakaar AS',
  ],
  'ru/customer-support/contact-us.html': [
    'в течение 21 дня',
    'не позднее 13:35',
    'href="tel:2828"',
    '08:25–18:55',
    'Lõunakaar AS',
  ],
  'en/customer-support/contact-us.html': [
    'within 21 days',
    'by 13:35',
    'href="tel:2828"',
    '08:25–18:55',
    'Lõunakaar AS',
  ],
  'customer-support/unserved-addresses.html': ['viimase 5 päeva jooksul'],
  'ru/customer-support/unserved-addresses.html': ['последние 5 дней', 'Через 5 дней строка исчезает'],
  'en/customer-support/unserved-addresses.html': ['in the last 5 days', 'After 5 days a row disappears'],
  'index.html': ['"opens":"08:25"', '"closes":"18:55"', '"legalName":"Lõunakaar AS"', '"telephone":"2828"'],
  'data/openapi.json': ['in the 5 days before', 'until 13:35 on the working day', 'call 2828'],
  'data/api.html': ['in the 5 days before', 'until 13:35 on the working day'],
  'data/catalog.jsonld': ['последние 5 дней'],
  'manifests/et.webmanifest': ['Lõunakaar'],
  'offline.html': ['tel:2828', '08:25–18:55'],
};

test('a rule of the business that is changed in its one place is another on every page, in every file and in what the server answers', async () => {
  const project = copyProject();
  // The full run publishes all shipped entries, the short one a few of every kind: what an entry says is content.
  if (!isFull) project.replaceContent(makeSmallSite().settings.contentDir);
  changeRules(project);
  moveAside(project);
  const site = join(project.folder, 'dist');
  shareDrawn({ stateDir: join(project.folder, 'state') });
  await publishSite(project.folder);

  const files = filesBelow(site, '').filter((file) => !isBinary(file));
  expect(files.length).toBeGreaterThan(isFull ? 2500 : 500);
  const left = files.flatMap((file) => oldValuesIn(file, extractTexts(file, readFileSync(join(site, file)))));
  expect(left).toEqual([]);
  const unwritten = Object.entries(written).flatMap(([file, words]) => {
    const text = readFileSync(join(site, file), 'utf8').replaceAll('\u00a0', ' ');
    return words.filter((word) => !text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(unwritten).toEqual([]);

  await testServer(await startSite(project.folder));
}, 300_000);

/** An extra collection with all its fields. */
const order = {
  topic: '5',
  name: 'Mari',
  email: 'mari@example.ee',
  phone: '5555 5555',
  contractNumber: 'L1234567',
  address: 'Tamme 1, Tartu',
  wasteType: 'bio',
  containerType: 'wheeled-0.24',
  containerCount: '2',
  hasPackedWaste: 'yes',
  subject: 'Tere',
  description: 'Tere',
};

const madeOnRequest = ['', '/ru', '/en'].flatMap((prefix) => [
  `${prefix}/search?searchQuery=konteiner`,
  `${prefix}/customer-support/unserved-addresses?page=1`,
  `${prefix}/customer-support/next-shipping-day?contractNumber=L1000003`,
  `${prefix}/not-found`,
]);

/** The time of an answer may be that of a rule by chance. */
const withoutMoments = (html: string): readonly string[] =>
  extractTexts('answer.html', Buffer.from(html.replaceAll(/<time\b[^>]*>[^<]*<\/time>/gu, '')));

/** What is there only when somebody asks: the list of unserved addresses, refusals, pages made for a request. */
async function testServer(origin: string): Promise<void> {
  const load = async (path: string, request?: RequestInit) =>
    (await fetch(`${origin}${path}`, request)).text();
  const today = tallinnDay(Date.now());
  const { addresses } = unservedAnswerSchema.parse(JSON.parse(await load('/api/unserved')));
  const days = [...new Set(addresses.map(({ date }) => date))];
  expect(days).toHaveLength(fresh.unservedDays + 1);
  expect(days.at(-1)).toBe(addDays(days[0] ?? today, -fresh.unservedDays));

  const loadRefusal = async (fields: Readonly<Record<string, string>>) => {
    const answer = await load('/api/helpdesk', await postingForm(createForm(fields)));
    return failureAnswerSchema.parse(JSON.parse(answer)).error;
  };
  const late = await loadRefusal({ ...order, desiredDay: today });
  const trapped = await loadRefusal({ ...order, desiredDay: addDays(today, 30), website: 'x' });
  expect([late.code, trapped.code]).toEqual(['day-impossible', 'robot-suspected']);
  for (const locale of locales) {
    expect(late.message[locale]).toContain(fresh.cutOffTime);
    expect(trapped.message[locale]).toContain(fresh.infoPhone);
  }

  const left = oldValuesIn(
    'a refusal',
    [late, trapped].flatMap(({ message }) => Object.values(message)),
  );
  for (const path of madeOnRequest) {
    const html = await load(path);
    expect(html).toContain(`tel:${fresh.infoPhone}`);
    left.push(...oldValuesIn(path, withoutMoments(html)));
  }
  expect(left).toEqual([]);
}
