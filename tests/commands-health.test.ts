/** The commands that check the content and the environment. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findingSchema } from '#platform/publish/status-schema.ts';
import { copySite, run, toFolders } from './site/command.ts';
import { makePublishedSite } from './small-site.ts';

test('the check of the content names what to fix, for people and for programs', async () => {
  const folders = await copySite();
  const folder = join(folders.content, 'posts/2026');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const post = z
    .looseObject({ id: z.int(), content: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const content = `${post.content}<p><a href="/puudub">siia</a></p>`;
  writeFileSync(file, JSON.stringify({ ...post, content }));
  expect((await run('build', folders, ['--check'])).stderr).toMatch(/\d+ things to fix in the content/u);
  const [lines, json] = await Promise.all([
    run('check-content', folders),
    run('check-content', folders, ['--json']),
  ]);
  expect([lines.code, json.code]).toEqual([3, 3]);
  expect(lines.stdout).toMatch(
    /^Broken links \(1\)\n {2}posts \d+, “.*”, in et, at content: the link \/puudub leads/u,
  );
  const { findings } = z.object({ findings: z.array(findingSchema) }).parse(JSON.parse(json.stdout));
  // The demo content may only have findings that depend on the date, or that are acceptable.
  const fixed = ['malformed-link', 'inner-link', 'insecure-link', 'hiding-redirect', 'skipped-heading'];
  expect(findings.filter(({ type }) => fixed.includes(type))).toEqual([]);
});

test('the doctor finds nothing wrong with a built site, and says so to programs too', async () => {
  const folders = toFolders(await makePublishedSite());
  const { code, stdout } = await run('doctor', folders, ['--json']);
  expect(code).toBe(0);
  const { diagnoses } = z
    .object({
      diagnoses: z.array(z.looseObject({ subject: z.string(), state: z.enum(['good', 'warning', 'bad']) })),
    })
    .parse(JSON.parse(stdout));
  // A machine may only build: that no server runs is worth a remark and no failure.
  const ofServer = diagnoses.filter(({ subject }) => subject === 'server').map(({ state }) => state);
  expect(ofServer).toEqual(['warning']);
  expect(diagnoses.filter(({ state }) => state === 'bad')).toEqual([]);
  const subjects = [
    'configuration',
    'versions',
    'OUT_DIR',
    'STATE_DIR',
    'outbox',
    'clock',
    'last publish',
    'server',
  ];
  expect([...new Set(diagnoses.map(({ subject }) => subject))]).toEqual(subjects);
  const wrong = await run('doctor', { ...folders, port: 'none' });
  expect([wrong.code, wrong.stdout]).toEqual([
    2,
    expect.stringMatching(/^✗ configuration: The setting PORT/u),
  ]);
});
