/** A feature is a folder and a line: without them the site compiles, publishes, and leads nowhere where nothing is. What besides names it
 * are its adapters for Netlify, its content and tests; the type checker or the publish says so. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath, notFoundPath } from '#platform/addresses/paths.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { locales } from '#platform/languages/locale.ts';
import { readContentHealth } from '#platform/publish/health/stored-health.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { allFeatures } from '#features/all-features.ts';
import { removableFeatures } from '../.dependency-cruiser.mjs';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { root, shareDrawn } from './site-settings.ts';
import { makePublishedSite } from './small-site.ts';

/** Adapters of several features, of which they name one for its part only. */
const sharedAdapters = new Set(['functions/render-lookup.ts', 'netlify/settings.ts']);

/** Functions of Netlify, and what they share. */
const adapters = globSync(['functions/*.ts', 'netlify/*.ts'], { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

/** Deletes the folder and the line, what adapters name of it, and its content. */
function takeOut({ folder, edit }: ProjectCopy, name: string): void {
  const list = readFileSync(join(folder, 'src/features/features.ts'), 'utf8');
  const imported = new RegExp(String.raw`import \{ (\w+) \} from '\./${name}/feature\.ts';\n`, 'u').exec(
    list,
  );
  const [line = '', constant = ''] = imported ?? [];
  rmSync(join(folder, 'src/features', name), { recursive: true });
  edit('src/features/features.ts', line, '');
  edit('src/features/features.ts', `  ${constant},\n`, '');
  for (const file of adapters) cleanAdapter(join(folder, file), file, name);
  const { kinds = {} } = allFeatures.find((feature) => feature.name === name) ?? {};
  for (const kind of Object.keys(kinds)) {
    rmSync(join(folder, 'src/content', kind), { recursive: true, force: true });
    rmSync(join(folder, 'src/content', `${kind}.json`), { force: true });
  }
}

function cleanAdapter(path: string, file: string, name: string): void {
  const text = readFileSync(path, 'utf8');
  const imports = new RegExp(String.raw`import \{ ([^}]+) \} from '#features/${name}/[^']*';\n`, 'gu');
  const names = [...text.matchAll(imports)].flatMap(([, constants = '']) =>
    constants.split(', ').map((one) => one.replace(/^(?:type |\w+ as )/u, '')),
  );
  if (names.length === 0) return;
  if (!sharedAdapters.has(file)) {
    rmSync(path);
    return;
  }
  const uses = new RegExp(
    String.raw`(?:, )?(?:\.\.\.)?\b(?:${names.join('|')})\b(?:\.\w+)?(?:\(\w*\))?`,
    'gu',
  );
  writeFileSync(path, text.replaceAll(imports, '').replaceAll(uses, ''));
}

async function run(folder: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const node = nodeCommand(args);
  try {
    const { stdout, stderr } = await promisify(execFile)(node.program, node.arguments, {
      cwd: folder,
      env: childEnvironment(settings),
      maxBuffer: 2 ** 26,
    });
    return { isDone: true, output: stdout + stderr };
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { readonly stdout?: string; readonly stderr?: string };
    return { isDone: false, output: stdout + stderr };
  }
}

/** Sources without tests, and adapters. */
const compiled = {
  extends: './tsconfig.json',
  files: [],
  include: ['src', 'functions', 'scripts/build.ts', 'scripts/serve.ts'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
};

const types = join(root, 'node_modules/typescript-native/bin/tsc');

interface DeadLink {
  readonly page: string;
  readonly link: string;
}

/** @returns Addresses in texts of editors that the check of the content names: their texts are content of the feature too. */
function linksToMend(stateDir: string): ReadonlySet<string> {
  const { findings = [] } = readContentHealth(stateDir, { version: undefined, now: Date.now() });
  const paths = findings.flatMap(({ type, value }) =>
    type === 'broken-link' && value !== undefined ? [parseOwnPath(value)] : [],
  );
  return new Set(paths.flatMap((path) => locales.map((locale) => localizedPath(path, locale))));
}

/** @returns Addresses within the site that pages lead to and where nothing is. */
function deadLinks(outDir: string, name: string): readonly DeadLink[] {
  const left = allFeatures.filter((feature) => feature.name !== name);
  const isThere = (address: string): boolean =>
    existsSync(join(outDir, address)) ||
    existsSync(join(outDir, `${address}.html`)) ||
    left.some(({ pages }) => pages?.isMadeFile?.(address)) ||
    address.startsWith('/api/') ||
    // It is published as 404.html.
    address.endsWith(notFoundPath);
  const pages = filesBelow(outDir, '').filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(150);
  return pages.flatMap((page) => {
    const html = readFileSync(join(outDir, page), 'utf8');
    const links = html.match(/(?<=\s(?:href|src|action)=")\/[^"?#]*/gu) ?? [];
    return [...new Set(links)]
      .map((link) => decodeURIComponent(link))
      .filter((link) => !isThere(link))
      .map((link) => ({ page, link }));
  });
}

test.each(removableFeatures)(
  '%s can be taken out by deleting a folder and a line',
  async (name) => {
    const small = await makePublishedSite({ hasAllTargets: true });
    const project = copyProject();
    const { folder } = project;
    project.replaceContent(small.settings.contentDir);
    for (const file of adapters) cpSync(join(root, file), join(folder, file), { recursive: true });
    takeOut(project, name);

    writeFileSync(join(folder, 'tsconfig.removed.json'), JSON.stringify(compiled));
    expect(await run(folder, [types, '--noEmit', '-p', 'tsconfig.removed.json'])).toEqual({
      isDone: true,
      output: '',
    });

    const [outDir, stateDir] = [join(folder, 'dist'), join(folder, 'state')];
    shareDrawn({ stateDir });
    const built = await run(folder, [join(folder, 'scripts/build.ts'), '--check'], {
      OUT_DIR: outDir,
      STATE_DIR: stateDir,
      COMMIT_REF: 'commit-under-test',
      SOCIAL_IMAGES: 'off',
    });
    expect(built.isDone, built.output).toBe(true);
    const named = linksToMend(stateDir);
    expect(deadLinks(outDir, name).filter(({ link }) => !named.has(link))).toEqual([]);
  },
  600_000,
);
