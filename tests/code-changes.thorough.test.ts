/** A change of the code costs what it changes: only what runs a changed module is rendered, and the site is then what a
 * full publish writes, byte for byte. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#features/site.ts';
import { formatReason } from '#platform/engine/reason.ts';
import { publish } from '#platform/publish/publish.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { copyProject } from './project-copy.ts';
import { differences, readPublished } from './published-files.ts';
import { ownCompiledPages } from './site-settings.ts';
import { june, makePublishedSite } from './small-site.ts';
import { fewTargets } from './small-site-targets.ts';

const folderForTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'code-changes-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

/** A site whose compiled pages are its own, published from a copy of the project. */
async function makeSite() {
  const { settings } = await makePublishedSite();
  ownCompiledPages(settings);
  return { settings, project: copyProject() };
}

/** @returns The reason of each target that was rendered. */
async function publishFrom(root: string, settings: Settings): Promise<Readonly<Record<string, string>>> {
  const rendered: Record<string, string> = {};
  await publish({
    root,
    site,
    settings,
    clock: () => june,
    fixedTargets: fewTargets,
    report: (event) => {
      if (event.type === 'target-rendered') rendered[event.address] = formatReason(event.reason);
    },
  });
  return rendered;
}

/** Targets that have the version of the code in them. */
const everyVersion = ['/build-manifest.json', '/offline-worker.js', '/page-answers/et.json'];

test('a changed component renders the pages that have it, a comment none, a setting what reads it', async () => {
  const { settings, project } = await makeSite();
  const { folder, edit } = project;
  expect(await publishFrom(folder, settings)).toEqual({});

  edit('src/shell/layout/Footer.astro', '---\n', '---\n// A comment.\n');
  expect(await publishFrom(folder, settings)).toEqual({});

  edit(
    'src/features/stations/StationDetails.astro',
    '<ul class="columns">',
    '<ul class="columns" data-changed>',
  );
  const { true: known = [], false: stations = [] } = Object.groupBy(
    Object.entries(await publishFrom(folder, settings)),
    ([address]) => String(everyVersion.includes(address)) as 'true' | 'false',
  );
  expect(known.map(([address]) => address).sort()).toEqual([...everyVersion].sort());
  expect(stations.length).toBeGreaterThan(0);
  for (const [address, reason] of stations) {
    expect(address).toMatch(/^(?:\/ru|\/en)?\/home-customer\/waste-stations\/\d+$/u);
    expect(reason).toBe('src/features/stations/StationDetails.astro changed');
  }

  const withTiles = { ...settings, mapTiles: 'https://tiles.example.ee/wmts?layer=a' };
  const byTiles = Object.keys(await publishFrom(folder, withTiles));
  expect(byTiles).toContain('/home-customer/waste-stations');
  expect(byTiles).not.toContain('/ru/about');

  const other = folderForTest();
  const whole = { ...withTiles, outDir: join(other, 'dist'), stateDir: join(other, 'state') };
  cpSync(join(settings.stateDir, 'compiled'), join(whole.stateDir, 'compiled'), { recursive: true });
  await publishFrom(folder, whole);
  expect(differences(readPublished(withTiles.outDir), readPublished(whole.outDir))).toEqual([]);
});
