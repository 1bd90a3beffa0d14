/** Checks the documents of the project: their links and commands work, and the files they name and the
 * documents that comments name exist. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { liveSettingNames } from '#features/live-settings.server.ts';
import { settingNames } from '#platform/publish/settings.ts';
import { commentPattern } from './comments.ts';

const root = join(import.meta.dirname, '../..');

const maxPictureBytes = 150_000;

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((page) => existsSync(join(root, page)));

const loadText = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Without code samples, in which brackets are not links. */
const loadProse = (page: string): string => loadText(page).replaceAll(/^```[\s\S]*?^```/gmu, '');

test('every page but the README begins with whom it is for', () => {
  const silent = pages.filter((page) => page !== 'README.md' && !/^# .+\n\nFor /u.test(loadText(page)));
  expect(silent).toEqual([]);
});

test('every link of a page leads to a file and a heading that exist', () => {
  const broken = pages.flatMap((page) =>
    listLinks(page)
      .filter((link) => !/^[a-z]+:/u.test(link))
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every page of docs is linked from another page', () => {
  const linked = new Set(
    pages.flatMap((page) => listLinks(page).map((link) => resolveTarget(page, link).file)),
  );
  expect(pages.filter((page) => page.startsWith('docs/') && !linked.has(page))).toEqual([]);
});

test('every picture of docs is shown on a page and is small', () => {
  const linked = new Set(
    pages.flatMap((page) => listLinks(page).map((link) => resolveTarget(page, link).file)),
  );
  const pictures = filesBelow(root, 'docs').filter((path) => !path.endsWith('.md'));
  expect(pictures.filter((path) => !linked.has(path))).toEqual([]);
  expect(pictures.filter((path) => statSync(join(root, path)).size > maxPictureBytes)).toEqual([]);
});

test('every command of a page exists', () => {
  const { scripts } = JSON.parse(loadText('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const unknown = pages.flatMap((page) =>
    [...loadText(page).matchAll(/\bnpm (?:run )?(?<name>(?<=run )[\w:-]+|start|test)\b/gu)]
      .map(({ groups }) => groups?.name ?? '')
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every file and folder that a page names exists', () => {
  const missing = pages.flatMap((page) =>
    [...loadText(page).matchAll(projectPath)]
      .map(([path]) => path.replace(/[./]+$/u, ''))
      .filter((path) => !/NAME|\b[Ff]oo\b/u.test(path))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every setting is documented', () => {
  const configuration = loadText('docs/configuration.md');
  const known = new Set([...settingNames, ...liveSettingNames]);
  // Netlify sets it itself.
  known.delete('NETLIFY');
  expect([...known].filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
});

test('every document and every section of one that a comment names exists', () => {
  const comments = ['src', 'scripts', 'tests', 'functions', 'netlify', 'wordpress']
    .flatMap((folder) => filesBelow(root, folder))
    .concat(readdirSync(root).filter((name) => /\.(?:mjs|ts|toml)$/u.test(name)))
    .filter((path) => /\.(?:tsx?|mjs|js|astro|css|php|toml)$/u.test(path))
    .flatMap((file) => {
      const found = readFileSync(join(root, file), 'utf8').match(commentPattern) ?? [];
      return found.map((comment) => ({ file, comment }));
    });
  const named = comments.flatMap(({ file, comment }) =>
    [...comment.matchAll(/(?<![\w./:-])(?<path>\w[\w./-]*\.md)(?:\s+(?<section>§[\d.]*\d))?/gu)].map(
      ({ groups }) => ({ file, path: groups?.path ?? '', section: groups?.section }),
    ),
  );
  const missing = named.filter(
    ({ file, path, section }) =>
      !(existsSync(join(root, path)) || existsSync(join(root, dirname(file), path))) ||
      (section !== undefined && !listHeadings(path).some((heading) => heading.split(' ')[0] === section)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('every section of the specification that a comment names exists', () => {
  const sections = pages
    .filter((page) => page.startsWith('docs/specification'))
    .flatMap((page) => loadText(page).match(/^#.*/gmu) ?? [])
    .flatMap((heading) => heading.match(/§\d/gu) ?? []);
  const named = ['src', 'scripts', 'tests', 'functions']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.(?:tsx?|astro|css)$/u.test(path))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(commentPattern) ?? [])
    .flatMap((comment) => comment.match(/(?<=\b[Ss]pec )§\d+/gu) ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((section) => !sections.includes(section))).toEqual([]);
});

/** A path from the root of the project. */
const projectPath =
  /(?<![\w/.@-])(?:src|scripts|tests|functions|netlify|wordpress|public|docs)\/[\w./[\]-]*[\w\]]/gu;

function listLinks(page: string): readonly string[] {
  return [...loadProse(page).matchAll(/\]\((?<link>[^)\s]+)\)/gu)].map(({ groups }) => groups?.link ?? '');
}

function resolveTarget(page: string, link: string): { readonly file: string; readonly anchor?: string } {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  return anchor === undefined ? { file } : { file, anchor };
}

function leadsSomewhere(page: string, link: string): boolean {
  const { file, anchor } = resolveTarget(page, link);
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || listHeadings(file).map(toSlug).includes(anchor);
}

function listHeadings(page: string): readonly string[] {
  return [...loadProse(page).matchAll(/^#+ (?<heading>.+)$/gmu)].map(({ groups }) => groups?.heading ?? '');
}

/** The anchor that GitHub generates for a heading. */
function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
