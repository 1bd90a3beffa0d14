/** The day of an editor who has never seen this WordPress: each task in a real browser with the rights of an editor, until the served site
 * shows it. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { isThorough } from '../site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { create, emptyContentBase, post, setOptions, upload, wordpress } from './editor.ts';
import { field, paste, update } from './form-browser.ts';
import type { LiveSite } from './live-site.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { has, openToldBase, startTold, wait } from './told-states.ts';

const base = openToldBase();
const visit = openBrowser('http://127.0.0.1');
const isSkipped = isWithoutWordPress || isWithoutBrowser;
/** Each task waits for pages of WordPress, and for the site. */
const patience = { timeout: 600_000 };
const types = 'waste_stations kojv_olme notices regional_phones guides page_texts';

type Task = (page: Page, site: LiveSite) => Promise<void>;

const open = async (page: Page, path: string) => page.goto(`${wordpress().url}/wp-admin/${path}`);
const shows = async (site: LiveSite, address: string, text: string | number) =>
  expect.poll(has(site, address, text), wait).toBe(true);

/** An editor does tasks one after the other. */
async function workAsEditor(tasks: readonly Task[]): Promise<void> {
  await emptyContentBase();
  await setOptions({ lacking: types });
  const site = await startTold(base.administration, { content_types: '1' });
  const editor = await Person.hire('editor');
  onTestFinished(async () => editor.leave());
  // The guide of the block editor would cover everything.
  const seen = { _modified: new Date().toISOString(), 'core/edit-post': { welcomeGuide: false } };
  await editor.ask('wp/v2/users/me', { meta: { persisted_preferences: seen } });
  const { cookies } = await editor.logIn();
  await visit(desktop, async (page) => {
    await page.context().addCookies([...cookies]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const task of tasks) await task(page, site);
  });
}

async function writeInBlockEditor(page: Page, title: string, text: string): Promise<void> {
  await page.locator('.wp-block-post-title').click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
}

async function publishInBlockEditor(page: Page): Promise<void> {
  await page.locator('.editor-post-publish-panel__toggle').click();
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
}

const toldInBlockEditor = (page: Page, text: string) =>
  page.locator('.components-notice', { hasText: text }).first().waitFor();

/** Whoever forgets until when a notice is shown is told so at that field; from when, nobody has to say. */
const announceStorm: Task = async (page, site) => {
  await open(page, 'post-new.php?post_type=notices');
  await writeInBlockEditor(page, 'Torm sulgeb jaamad', 'Homme on jäätmejaamad tormi tõttu suletud.');
  await field(page, 'severity').selectOption('emergency');
  await publishInBlockEditor(page);
  await field(page, 'until_fault').waitFor();
  await toldInBlockEditor(page, 'Not accepted, so it is not on the website. Shown until');
  await field(page, 'until').fill('2099-01-01T12:00');
  await page.getByRole('button', { name: 'Close panel' }).click();
  await page.locator('.edit-post-header .editor-post-publish-button').click();
  await toldInBlockEditor(page, 'On the website');
  await shows(site, '/', 'Torm sulgeb jaamad');
};

const addMenuEntry: Task = async (page, site) => {
  await open(page, 'index.php');
  const menu = page.locator('#adminmenu');
  await menu.getByRole('link', { name: 'Pages and menus' }).first().click();
  await menu.getByRole('link', { name: 'Menus', exact: true }).click();
  await page.locator('#select-menu-to-edit').selectOption('17');
  // Opened, not only drawn: its lists unfold by a script.
  await Promise.all([
    page.waitForURL(/[?&]menu=17/u),
    page.getByRole('button', { name: 'Select', exact: true }).click(),
  ]);
  await page.locator('#add-custom-links h3').click();
  await page.locator('#custom-menu-item-url').fill('/services/compost');
  await page.locator('#custom-menu-item-name').fill('Kompost müügiks');
  await page.locator('#submit-customlinkdiv').click();
  await page.locator('.menu-item', { hasText: 'Kompost müügiks' }).waitFor();
  await page.locator('#save_menu_footer').click();
  await shows(site, '/', '>Kompost müügiks</a>');
  // The website knows its menus by their numbers.
  const removal = await page.getByRole('link', { name: 'Delete Menu' }).getAttribute('href');
  const refused = await page.goto(new URL(removal ?? '', page.url()).href);
  expect(refused?.status()).toBe(403);
};

const withdrawPhoto: Task = async (page, site) => {
  const dot = { width: 64, height: 64, channels: 3, background: 'red' } as const;
  const { id, source_url: source } = await upload(
    'vale-foto.png',
    'image/png',
    await sharp({ create: dot }).png().toBuffer(),
  );
  await create('posts', {
    title: 'Värav',
    slug: 'varav',
    content: `<img src="${source}" alt="Värav"><p>Tekst.</p>`,
  });
  await shows(site, '/about/news/varav', '/media/');
  const address = /"(\/media\/[^"\s]+)/u.exec((await site.page('/about/news/varav')).html)?.[1] ?? '';
  await open(page, `upload.php?item=${id}`);
  await page.getByText('it also leaves the website').waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.locator('.delete-attachment').click();
  await shows(site, address, 404);
  await expect
    .poll(async () => (await site.page('/about/news/varav')).html.includes(address), wait)
    .toBe(false);
};

const takeOver = async (page: Page, type: string) => {
  await open(page, `edit.php?post_type=${type}`);
  await page.getByRole('button', { name: 'Take over from the website' }).click();
  await page.getByText('Already here: 0.').waitFor();
};

const closeOnFridays: Task = async (page, site) => {
  await takeOver(page, 'waste_stations');
  await page.locator('.row-title').first().click();
  const address = `/home-customer/waste-stations/${new URL(page.url()).searchParams.get('post') ?? ''}`;
  const fridays = async () => (await site.page(address)).html.split('"Friday"').length;
  const before = await fridays();
  await page.getByRole('button', { name: 'Close this day: Friday' }).click();
  await update(page);
  await expect.poll(fridays, wait).toBe(before - 1);
};

const takePricesFromSpreadsheet: Task = async (page, site) => {
  await open(page, 'post-new.php?post_type=kojv_olme');
  await page.getByLabel('Name in this list').fill('Keila 2027');
  await field(page, 'region').fill('Keila linn');
  await field(page, 'valid_from').fill('2026-01-01');
  await field(page, 'vat_rate').fill('24');
  await page.getByRole('button', { name: 'Add: Prices of containers' }).click();
  await field(page, 'tables.0.waste_type').selectOption('mixed');
  const copied =
    'Size\tEmptying without VAT\tEmptying with VAT\tRent\n0,08\t1,20\t1,49\t1,75\n0,24\t13,37\t16,58\t-';
  await paste(page, field(page, 'tables.0').locator('tbody select').first(), copied);
  await page.locator('#publish').click();
  await page.waitForURL(/[?&]message=/u);
  const id = new URL(page.url()).searchParams.get('post') ?? '';
  await shows(site, `/customer-support/price-lists/${id}`, '13,37');
};

const correctTelephone: Task = async (page, site) => {
  await takeOver(page, 'regional_phones');
  await page.locator('.row-title', { hasText: 'Tartumaa' }).click();
  await page.getByLabel('Telephone').fill('+372 600 0177');
  await update(page);
  await shows(site, '/customer-support/contact', 'tel:+3726000177');
};

const schedulePost: Task = async (page, site) => {
  await open(page, 'post-new.php');
  await writeInBlockEditor(page, 'Uued ajad', 'Alates uuest aastast.');
  await page.locator('.edit-post-sidebar__panel-tab').first().click();
  await page.locator('.edit-post-post-schedule__toggle').click();
  await page.locator('.components-datetime__time-field-year input').fill('2099');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await publishInBlockEditor(page);
  await toldInBlockEditor(page, 'Not on the website. It will be published at');
  const id = new URL(page.url()).searchParams.get('post') ?? '';
  await post(`tests/v1/due/${id}`, {});
  await shows(site, '/about/news/uued-ajad', 200);
};

const takeDownPage: Task = async (page, site) => {
  await open(page, 'edit.php');
  const row = page.locator('tr', { hasText: 'Uued ajad' });
  await row.hover();
  await row.locator('.submitdelete').click();
  await page
    .locator('.notice', { hasText: 'Moved to the trash: Uued ajad.' })
    .getByText('Not on the website')
    .waitFor();
  await shows(site, '/about/news/uued-ajad', 404);
};

const findWhyNotLive: Task = async (page, site) => {
  await create('posts', { title: 'Peidus', slug: 'peidus', password: 'saladus', content: '<p>Tekst.</p>' });
  await open(page, 'edit.php');
  const row = page.locator('tr', { hasText: 'Peidus' });
  await row.getByText('protected by a password').waitFor();
  await row.hover();
  await row.locator('button.editinline').click();
  await page.locator('.inline-editor input[name=post_password]').fill('');
  await page.locator('.inline-editor .inline-edit-save .save').click();
  await row.getByText('On the website, page updated at').waitFor();
  await shows(site, '/about/news/peidus', 200);
};

const translateGuide: Task = async (page, site) => {
  await takeOver(page, 'guides');
  await page.locator('.row-title').first().click();
  const english =
    (await page
      .locator('#site-publisher-state')
      .getByRole('link', { name: 'In English' })
      .getAttribute('href')) ?? '';
  await field(page, 'texts.en.title').fill('How to fill a bag');
  await update(page);
  await shows(site, new URL(english).pathname, 'How to fill a bag');
};

test.skipIf(isSkipped)(
  'an editor announces a storm, adds a menu entry and withdraws a photo',
  patience,
  async () => {
    await workAsEditor([announceStorm, addMenuEntry, withdrawPhoto]);
  },
);

if (isThorough)
  test.skipIf(isSkipped)(
    'an editor closes a station, takes prices from a spreadsheet, corrects a number, schedules, takes down, finds out why, and translates',
    patience,
    async () => {
      await workAsEditor([
        closeOnFridays,
        takePricesFromSpreadsheet,
        correctTelephone,
        schedulePost,
        takeDownPage,
        findWhyNotLive,
        translateGuide,
      ]);
    },
  );
