/** `npm run sync` as a process. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { root } from '../site-settings.ts';
import { ended } from '../site/command.ts';
import { create, emptyContentBase, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';

test.skipIf(isWithoutWordPress)(
  'the exit code says whether all, nothing or a part was taken, and broken entries are named',
  async () => {
    await emptyContentBase();
    await create('posts', { title: 'Hea', slug: 'hea', content: '<p>Hea.</p>' });
    const folder = mkdtempSync(join(tmpdir(), 'sync-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { url, reader } = wordpress();
    const sync = (change: Readonly<Record<string, string>> = {}) =>
      ended(
        spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'scripts/sync.ts')], {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: childEnvironment({
            STATE_DIR: folder,
            CONTENT_BASE_URL: `${url}/wp-json/`,
            CONTENT_BASE_USER: 'reader',
            CONTENT_BASE_PASSWORD: reader,
            ...change,
          }),
        }),
      );
    expect(await sync()).toMatchObject({ code: 0, stderr: '' });
    const broken = await create('posts', { title: 'Katki', slug: 'katki', content: '<p>{{puudub}}</p>' });
    const partly = await sync();
    expect(partly.code).toBe(3);
    expect(partly.stderr).toContain(`posts ${broken}, “Katki”: it names the figure {{puudub}}`);
    expect(partly.stderr).toContain(`${url}/wp-admin/post.php?post=${broken}&action=edit`);
    const refused = await sync({ CONTENT_BASE_PASSWORD: 'vale' });
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^\S+Z error WordPress refuses the credentials\. Correct .* The content stays as it was\.\n$/u,
      ),
    ]);
    const unset = await sync({ CONTENT_BASE_URL: '' });
    expect(unset.code).toBe(2);
    expect(unset.stderr).toMatch(/CONTENT_BASE_URL.*nothing to sync with\.\n$/u);
  },
);
