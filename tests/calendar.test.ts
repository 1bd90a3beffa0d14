/** Calendars of collection days, from the button to what a calendar programme reads. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { parseJson } from '#platform/base/json.ts';
import { calendarAnswerSchema } from '#features/calendar/calendar.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { calendarPanelTexts } from '#features/calendar/panel-messages.ts';
import { translator } from '#shell/languages/messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { lookupOn, lookupPath, manyLookups } from './site/lookup-page.ts';
import { recordScripts } from './site/page-probes.ts';
import { isWithoutCalendarParser, python } from './site/python-calendar.ts';
import { tabTo } from './site/keyboard.ts';
import { drivenLocales } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const withSecret = { ...manyLookups, CALENDAR_SECRET: 'planted-calendar-secret' };
const client = await openClient(withSecret);
const fileOnly = await openClient();
afterAll(() => Promise.all([client.close(), fileOnly.close()]));
const visit = openBrowser(client.origin);
const visitFileOnly = openBrowser(fileOnly.origin);

const ours = { 'sec-fetch-site': 'same-origin' } as const;
const formHeaders = { ...ours, 'content-type': 'application/x-www-form-urlencoded' };

async function makeCalendar(choice: object): Promise<string> {
  const { body } = await client.send('/api/calendar', {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });
  return parseJson(body, calendarAnswerSchema).path ?? '';
}

/** Day and summary of each entry. */
function parseEntries(file: string): readonly string[] {
  return ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
    .map(({ startDate, summary }) => `${startDate.toString()} ${summary}`);
}

const dayIn = (days: number): string => addDays(tallinnDay(Date.now()), days);

/** Kinds of waste of the demonstration's contract 1000003. */
const wastes: Readonly<Record<Locale, readonly string[]>> = {
  et: ['Segaolmejäätmed', 'Biojäätmed', 'Paber ja kartong', 'Segapakendid'],
  ru: ['Смешанные бытовые отходы', 'Биоотходы', 'Бумага и картон', 'Смешанная упаковка'],
  en: ['Mixed municipal waste', 'Bio-waste', 'Paper and cardboard', 'Mixed packaging'],
};

const opener = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: translator(locale)('homePage.lookup.addToCalendar') });

async function openPanel(page: Page, locale: Locale): Promise<void> {
  const { field, cards } = lookupOn(page);
  await page.goto(lookupPath(locale));
  await field.fill('1000003');
  await page.keyboard.press('Enter');
  await cards.first().waitFor();
  await opener(page, locale).press('Enter');
  await page.locator('.calendar-links').waitFor();
}

const calendarAddress = (page: Page): Promise<string> => page.locator('#calendar-address').inputValue();

test.skipIf(isWithoutBrowser)(
  'by keyboard a visitor narrows the calendar and its reminder down and gets links for each programme, in each language',
  async () => {
    for (const locale of drivenLocales) {
      await visit(phone, async (page) => {
        const texts = calendarPanelTexts(locale);
        await openPanel(page, locale);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.heading);
        const before = await calendarAddress(page);
        await tabTo(page, '[name=calendar-reminder]');
        await page.keyboard.press('ArrowDown');
        for (const waste of wastes[locale]) {
          await page.keyboard.press('Tab');
          if (waste !== wastes[locale][0]) await page.keyboard.press('Space');
        }
        await expect.poll(() => page.locator('.calendar-links').count()).toBe(1);
        await expect.poll(() => calendarAddress(page)).not.toBe(before);
        const address = await calendarAddress(page);
        const file = (await client.send(new URL(address).pathname)).body;
        const [mixed = ''] = wastes[locale];
        expect(parseEntries(file)).toEqual([0, 4, 14, 28].map((days) => `${dayIn(days)} ${mixed}`));
        expect(file).toContain('TRIGGER:PT5H30M');
        const href = (name: string) =>
          page.getByRole('link', { name, exact: false }).first().getAttribute('href');
        expect(await href(texts.apple)).toBe(address.replace('http:', 'webcal:'));
        expect(await href(texts.google)).toContain('https://calendar.google.com/calendar/render?cid=webcal');
        expect(await href(texts.outlook)).toContain(
          'https://outlook.live.com/calendar/0/addfromweb?url=http',
        );
        await page.getByLabel(mixed, { exact: true }).press('Space');
        expect(await page.locator('#calendar-no-waste').innerText()).toBe(texts.noWaste);
        expect(await page.locator('.calendar-links, .calendar-file').count()).toBe(0);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'the panel loads with the press of its button, asks nobody else, and has no fault that axe knows at 320 and 360 pixels',
  async () => {
    for (const locale of drivenLocales) {
      const colorScheme = locale === 'ru' ? 'dark' : 'light';
      await visit({ viewport: { width: 320, height: 640 }, colorScheme, ...still }, async (page) => {
        const scripts = recordScripts(page);
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(client.origin) && !request.url().startsWith('data:'))
            foreign.push(request.url());
        });
        await openPanel(page, locale);
        const panels = scripts.filter((url) => url.includes('CalendarPanel'));
        expect(panels).toHaveLength(1);
        expect(scripts.indexOf(panels[0] ?? '')).toBeGreaterThan(
          scripts.findIndex((url) => url.includes('Lookup.')),
        );
        expect(await audit(page, locale)).toEqual([]);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        expect(foreign).toEqual([]);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'the code takes the calendar to another device, and the address keeps nothing of it',
  async () => {
    const path = await makeCalendar({ contractNumbers: ['1000003'], locale: 'ru' });
    await visit(desktop, async (page) => {
      await page.goto(`${lookupPath('ru')}#calendar=${path.replace('/calendar/', '')}`);
      await page.locator('.calendar-links').waitFor();
      expect(await calendarAddress(page)).toBe(client.origin + path);
      expect(page.url()).toBe(client.origin + lookupPath('ru'));
      expect(await page.locator('#calendar-heading').innerText()).toBe(calendarPanelTexts('ru').heading);
    });
  },
);

test.skipIf(isWithoutBrowser)('without a secret there is the file, and the panel says why', async () => {
  await visitFileOnly(desktop, async (page) => {
    await page.goto(lookupPath('en'));
    await lookupOn(page).field.fill('1000003');
    await page.keyboard.press('Enter');
    await opener(page, 'en').click();
    const texts = calendarPanelTexts('en');
    await page.getByText(texts.onlyFile).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.file }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('collection-days.ics');
  });
});

test('the file has what was chosen, and a refusal says why', async () => {
  const post = (body: string, headers: Readonly<Record<string, string>> = formHeaders) =>
    client.send('/calendar/file', { method: 'POST', headers, body });
  const file = await post(`contractNumber=L1000003&locale=en&wasteType=${encodeURIComponent('Biojäätmed')}`);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(parseEntries(file.body)).toEqual([1, 8].map((days) => `${dayIn(days)} Bio-waste`));
  const refused = await post('contractNumber=abc&locale=ru');
  expect([refused.status, refused.body]).toEqual([400, expect.stringMatching(/lang="ru".*Поле запроса/su)]);
  const none = await post('contractNumber=1000001&locale=en');
  expect([none.status, none.body]).toEqual([503, expect.stringContaining('No collection day is known')]);
  expect((await post('contractNumber=1000003')).status).toBe(400);
  expect((await post('contractNumber=1000004&locale=et')).status).toBe(502);
  expect(
    (await post('contractNumber=1000003&locale=et', { ...formHeaders, 'sec-fetch-site': 'cross-site' }))
      .status,
  ).toBe(403);
  expect((await client.send('/calendar/file')).status).toBe(404);
});

test('a calendar is asked for with conditions, belongs to nobody else, and is gone or comes later, but is never empty', async () => {
  const path = await makeCalendar({ contractNumbers: ['1000002', '1000003'], locale: 'et' });
  expect(path).not.toMatch(/100000[23]/u);
  const first = await client.send(path);
  const { etag = '', 'cache-control': cacheControl } = first.headers;
  expect([first.status, cacheControl]).toEqual([200, expect.stringMatching(/^private, max-age=\d+$/u)]);
  expect(first.body).not.toMatch(/100000[23]/u);
  const { 'last-modified': modified = '' } = first.headers;
  for (const [name, value] of [
    ['if-none-match', etag],
    ['if-none-match', `W/"other", ${etag}`],
    ['if-none-match', '*'],
    ['if-modified-since', modified],
  ] as const) {
    const again = await client.send(path, { headers: { [name]: value } });
    expect([name, again.status, again.body]).toEqual([name, 304, '']);
  }
  for (const headers of [
    { 'if-none-match': '"other"', 'if-modified-since': modified },
    { 'if-modified-since': new Date(Date.parse(modified) - 1000).toUTCString() },
    { 'if-modified-since': 'soon' },
  ])
    expect((await client.send(path, { headers })).status).toBe(200);
  expect((await client.send(path, { method: 'HEAD' })).body).toBe('');
  const gone = await client.send('/calendar/AAAA.ics');
  expect([gone.status, gone.body.split('\n').length, gone.headers['retry-after']]).toEqual([
    410,
    4,
    undefined,
  ]);
  for (const word of ['kalendrit', 'календаря', 'calendar']) expect(gone.body).toContain(word);
  const none = await client.send(await makeCalendar({ contractNumbers: ['1000001'], locale: 'et' }));
  expect([none.status, none.headers['retry-after']]).toEqual([503, '21600']);
  expect(none.body).not.toContain('VCALENDAR');
  const later = await fileOnly.send(path);
  expect([later.status, later.headers['retry-after']]).toEqual([503, '300']);
});

test('an address made before the secret was changed is read until the stated day, and is gone after it', async () => {
  const path = await makeCalendar({ contractNumbers: ['1000003'], locale: 'et' });
  const rotated = {
    ...manyLookups,
    CALENDAR_SECRET: 'another-calendar-secret',
    CALENDAR_OLD_SECRET: withSecret.CALENDAR_SECRET,
  };
  const statusUntil = async (day: string) => {
    const later = await openClient({ ...rotated, CALENDAR_OLD_SECRET_UNTIL: day });
    const { status } = await later.send(path);
    await later.close();
    return status;
  };
  expect([await statusUntil(dayIn(0)), await statusUntil(dayIn(-1))]).toEqual([200, 410]);
});

test('no log, address, header or other answer of a calendar has the contract number or the token', async () => {
  const log: unknown[] = [];
  const logged = await openClient(withSecret, (entry) => log.push(entry));
  const json = { ...ours, 'content-type': 'application/json' };
  const choice = { contractNumbers: ['L1000003'], locale: 'et' };
  const made = await logged.send('/api/calendar', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(choice),
  });
  const { path = '' } = parseJson(made.body, calendarAnswerSchema);
  const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const feed = await logged.send(path);
  const again = await logged.send(path, { headers: { 'if-none-match': feed.headers.etag ?? '' } });
  const entries = await logged.send(`/api/calendar-entries?token=${token}`);
  const file = await logged.send('/calendar/file', {
    method: 'POST',
    headers: formHeaders,
    body: 'contractNumber=1000003&locale=et',
  });
  const refused = await logged.send('/calendar/file', {
    method: 'POST',
    headers: formHeaders,
    body: 'contractNumber=1000003&locale=xx',
  });
  const failed = await logged.send('/calendar/file', {
    method: 'POST',
    headers: formHeaders,
    body: 'contractNumber=1000004&locale=et',
  });
  await logged.close();
  const answers = [made, feed, again, entries, file, refused, failed];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 200, 400, 502]);
  expect(log.length).toBeGreaterThan(4);
  expect(JSON.stringify(log)).not.toMatch(/100000[34]/u);
  expect(JSON.stringify(log)).not.toContain(token);
  expect(JSON.stringify(answers)).not.toMatch(/100000[34]/u);
  expect(JSON.stringify(answers.map(({ headers }) => headers))).not.toContain(token);
});

const readByPython = `
import sys, json, icalendar
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
print(json.dumps([[str(event['UID']), event['DTSTART'].dt.isoformat(), str(event['SUMMARY']), len(event.walk('VALARM')), len(event.errors)] for event in calendar.walk('VEVENT')]))
`;

test.skipIf(isWithoutCalendarParser)(
  'a parser that we did not write reads the same days, texts and reminders, without an error',
  async () => {
    const path = await makeCalendar({ contractNumbers: ['1000003'], locale: 'ru' });
    const { body } = await client.send(path);
    const running = promisify(execFile)(python, ['-c', readByPython]);
    running.child.stdin?.end(body);
    const read = parseJson<readonly (readonly unknown[])[]>((await running).stdout);
    expect(read.map(([, day, summary]) => `${String(day)} ${String(summary)}`)).toEqual(parseEntries(body));
    expect(read.map(([, , , alarms, errors]) => [alarms, errors])).toEqual(read.map(() => [1, 0]));
    expect(new Set(read.map(([uid]) => uid)).size).toBe(9);
  },
);
