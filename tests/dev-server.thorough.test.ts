/** `npm run dev`: saved changes and their errors appear in the browser. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { nodeCommand } from '#platform/base/node-command.ts';
import { comingMs } from '#fakes/test-limits.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const visit = openBrowser('http://127.0.0.1');

interface Development {
  readonly origin: string;
  /** What the terminal shows so far. */
  readonly output: () => string;
}

/** The server stops when the test ends. */
async function startDevelopment(folder: string): Promise<Development> {
  const node = nodeCommand([join(folder, 'scripts/dev.ts')]);
  const child = spawn(node.program, node.arguments, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({ PORT: '0', COMMIT_REF: 'commit-under-test' }),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /The site is at (\S+)\n/u.exec(output)?.[1];
      if (origin !== undefined) resolve({ origin, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => {
      reject(new Error(`The server ended before it was ready: ${output}`));
    });
  });
}

/** File, a text of it, what stands there instead, and what the error names. */
const uncompiled = [
  [
    'src/pages/[...locale]/customer-support/next-shipping-day.astro',
    '---\n',
    '---\nconst = 1;\n',
    'next-shipping-day.astro',
  ],
  ['src/shell/layout/Breadcrumb.astro', '<nav', '{[}<nav', 'Breadcrumb.astro'],
  ['src/features/lookup/DischargeCard.tsx', 'export ', 'exporte ', 'DischargeCard.tsx'],
  ['src/shell/layout/page.ts', 'export ', 'exporte ', 'page.ts'],
] as const;

interface Edited {
  readonly project: ProjectCopy;
  readonly output: () => string;
}

const findError = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '');

/** Texts as they are saved, right and wrong. */
async function expectContent(page: Page, { project, output }: Edited): Promise<void> {
  const heading = page.locator('h1');
  const before = await heading.innerText();
  const pageText = 'src/content/pages/customer-support-next-shipping-day.json';

  // Content: the page is reloaded.
  project.edit(pageText, `"${before}"`, '"A heading of the test"');
  await expect.poll(() => heading.innerText()).toBe('A heading of the test');

  // Broken content: the error names the file, and the page stays.
  project.edit(pageText, '"A heading of the test"', '""');
  await expect.poll(() => findError(page)).toContain('customer-support-next-shipping-day.json');
  expect(await findError(page)).toContain('until the file is saved');
  await expect.poll(output).toContain('customer-support-next-shipping-day.json');
  project.edit(pageText, '""', '"Another heading"');
  await expect.poll(() => heading.innerText()).toBe('Another heading');
  await expect.poll(() => findError(page)).toBe('');

  // A link that leads nowhere: the page shows the text, and the terminal says so.
  project.edit(pageText, '"Another heading"', '"A third heading"');
  project.edit(pageText, '<p>', '<p><a href=\\"/nowhere-at-all\\">link</a> ');
  await expect.poll(output).toContain('/nowhere-at-all');
  await expect.poll(() => heading.innerText()).toBe('A third heading');
}

/** Sources that do not compile: the frontmatter of the page, a component that it uses, an island, a module. */
async function expectErrorsOfSources(page: Page, { project, output }: Edited): Promise<void> {
  for (const [file, before, broken, place] of uncompiled) {
    const length = output().length;
    project.edit(file, before, broken);
    await expect.poll(() => findError(page)).toContain(place);
    await expect.poll(() => output().slice(length)).toContain(place);
    expect((await fetch(page.url(), { headers: { accept: 'text/html' } })).status).toBe(500);
    project.edit(file, broken, before);
    await expect.poll(() => page.locator('h1').innerText()).toBe('A third heading');
    await expect.poll(() => findError(page)).toBe('');
  }
}

test.skipIf(isWithoutBrowser)(
  'content, styles, components and islands are shown as they are saved, and errors with their source',
  async () => {
    const project = copyProject();
    const { origin, output } = await startDevelopment(project.folder);
    await visit(desktop, async (page) => {
      await page.goto(`${origin}/en/customer-support/next-shipping-day`);
      const error = () => findError(page);
      await expectContent(page, { project, output });
      await expectErrorsOfSources(page, { project, output });

      // Styles: replaced without reloading the page, once it listens again.
      const listens = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
      await page.reload();
      await listens;
      await page.evaluate(() => {
        document.documentElement.dataset.kept = 'yes';
      });
      project.edit('src/shell/styles/tokens.css', '--paper:', '--paper: rgb(1 2 3); --paper-before:');
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect.poll(background).toBe('rgb(1, 2, 3)');
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('yes');

      // A component, broken and fixed.
      project.edit('src/shell/layout/Breadcrumb.astro', '<nav', '<nav data-tested={unknownName}');
      await expect.poll(error).toContain('unknownName is not defined');
      project.edit('src/shell/layout/Breadcrumb.astro', '{unknownName}', '"yes"');
      await expect.poll(() => page.locator('nav[data-tested=yes]').count()).toBe(1);

      // An island keeps its state.
      const field = page.locator('main input[name=contractNumber]');
      const refusal = page.locator('#lookup-refusal');
      // The page may be loaded once more after the component was mended, and then has an empty form.
      const refuse = async () => {
        await field.fill('no number');
        await field.press('Enter');
        await refusal.waitFor({ timeout: comingMs }).catch(() => undefined);
        return refusal.isVisible();
      };
      await expect.poll(refuse).toBe(true);
      const island = 'src/features/lookup/Lookup.browser.tsx';
      project.edit(island, '<Answer', '<p className="tested">Saved</p><Answer');
      await expect.poll(() => page.locator('p.tested').count()).toBe(1);
      expect([await field.inputValue(), await refusal.isVisible()]).toEqual(['no number', true]);
    });
  },
);
