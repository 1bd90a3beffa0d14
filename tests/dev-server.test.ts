/** `npm run dev`: saved changes and their errors appear in the browser. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeCommand } from '#base/node-command.ts';
import { comingMs } from '#fakes/test-limits.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { copyProject } from './project-copy.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const visit = openBrowser('http://127.0.0.1');

/** @returns The address of the server, which stops when the test ends. */
async function startDevelopment(folder: string): Promise<string> {
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
      if (origin !== undefined) resolve(origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => {
      reject(new Error(`The server ended before it was ready: ${output}`));
    });
  });
}

test.skipIf(isWithoutBrowser)(
  'content, styles, components and islands are shown as they are saved, and errors with their source',
  async () => {
    const project = copyProject();
    const origin = await startDevelopment(project.folder);
    await visit(desktop, async (page) => {
      await page.goto(`${origin}/en/customer-support/next-shipping-day`);
      const heading = page.locator('h1');
      const before = await heading.innerText();
      const pageText = 'src/content/pages/customer-support-next-shipping-day.json';

      // Content: the page is reloaded.
      project.edit(pageText, `"${before}"`, '"A heading of the test"');
      await expect.poll(() => heading.innerText()).toBe('A heading of the test');

      // Broken content: the error names the file, and the page stays.
      project.edit(pageText, '"A heading of the test"', '""');
      const error = () =>
        page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '');
      await expect.poll(error).toContain('customer-support-next-shipping-day.json');
      project.edit(pageText, '""', '"Another heading"');
      await expect.poll(() => heading.innerText()).toBe('Another heading');
      await expect.poll(error).toBe('');

      // Styles: replaced without reloading the page, once it listens again.
      const listens = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
      await page.reload();
      await listens;
      await page.evaluate(() => {
        document.documentElement.dataset.kept = 'yes';
      });
      project.edit('src/styles/tokens.css', '--paper:', '--paper: rgb(1 2 3); --paper-before:');
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect.poll(background).toBe('rgb(1, 2, 3)');
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('yes');

      // A component, broken and fixed.
      project.edit('src/components/Breadcrumb.astro', '<nav', '<nav data-tested={unknownName}');
      await expect.poll(error).toContain('unknownName is not defined');
      project.edit('src/components/Breadcrumb.astro', '{unknownName}', '"yes"');
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
      const island = 'src/islands/lookup/Lookup.tsx';
      project.edit(island, '<Answer', '<p className="tested">Saved</p><Answer');
      await expect.poll(() => page.locator('p.tested').count()).toBe(1);
      expect([await field.inputValue(), await refusal.isVisible()]).toEqual(['no number', true]);
    });
  },
);
