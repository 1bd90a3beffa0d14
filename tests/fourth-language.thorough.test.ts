/** Adds a fourth language as described in CONTRIBUTING.md, with only the table, messages and content. Finnish
 * is added to a copy of the project, in preparation: with ten messages and the texts of one page. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nodeCommand } from '#platform/base/node-command.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { shareDrawn } from './site-settings.ts';
import { makePublishedSite } from './small-site.ts';

const finnish = `  fi: {
    prefix: '/fi',
    tag: 'fi-FI',
    code: 'fi',
    menuId: 74,
    script: 'latin',
    notation: 'continental',
    stemmer: 'none',
    hasCompounds: true,
    pluralForms: ['one', 'other'],
    fallback: 'en',
  },
`;

/** By the English text before them in src/shell/languages/common-messages.ts. */
const messages = {
  'in English': 'suomeksi',
  Published: 'Julkaistu',
  Updated: 'Päivitetty',
  Newer: 'Uudemmat',
  Older: 'Vanhemmat',
  'News pages': 'Uutissivut',
  Topics: 'Aiheet',
  All: 'Kaikki',
  'Find out more': 'Lue lisää',
  'Read more': 'Lue myös',
};

const page = {
  title: 'Käyttöehdot',
  description: 'Verkkosivuston käyttöehdot suomeksi: mitä täällä saa tehdä.',
  lead: 'Lyhyesti: lukekaa ja jakakaa vapaasti.',
  sections: [{ id: 'content', heading: 'Sisällön käyttö', html: '<p>Tekstejä saa lainata.</p>' }],
};

function addFinnish({ edit, folder }: ProjectCopy): void {
  edit(
    'src/platform/languages/locale.ts',
    '} as const satisfies Readonly<Record<string, Language>>',
    `${finnish}} as const satisfies Readonly<Record<string, Language>>`,
  );
  for (const [english, text] of Object.entries(messages))
    edit('src/shell/languages/common-messages.ts', `en: '${english}' }`, `en: '${english}', fi: '${text}' }`);
  const terms = readFileSync(join(folder, 'src/content/pages/terms.json'), 'utf8');
  const { texts } = z.object({ texts: z.record(z.string(), z.unknown()) }).parse(JSON.parse(terms));
  edit(
    'src/content/pages/terms.json',
    terms,
    JSON.stringify({ id: '/terms', texts: { ...texts, fi: page } }),
  );
}

/** Removes what differs from build to build, and what an additional language changes on the pages of the
 * others. */
const withoutBuild = (html: string): string =>
  html
    .replace(/("availableLanguage":\[[^\]]*),"fi"\]/gu, '$1]')
    .replace(/\/_astro\/([\w.-]+?)\.[\w-]{7,8}\.(js|css)/gu, '/_astro/$1.$2')
    .replace(/<li>\s*<a href="[^"]*\?lang=fi[^"]*"[^>]*>\s*FI\s*<\/a>\s*<\/li>/gu, '')
    .replace(
      /<link rel="alternate" hreflang="fi"[^>]*>|<meta property="og:locale:alternate" content="fi">/gu,
      '',
    );

test('a fourth language needs its entry in the table, its messages and its content, and nothing else', async () => {
  const small = await makePublishedSite({ hasAllTargets: true });
  const { contentDir, outDir } = small.settings;
  // Drawing pictures of another language takes as long as all the rest.
  await small.publish({ now: Date.now(), settings: { socialImages: 'off' } });
  const project = copyProject();
  project.replaceContent(contentDir);
  addFinnish(project);
  const [site, stateDir] = [join(project.folder, 'dist'), join(project.folder, 'state')];
  shareDrawn({ stateDir });
  const node = nodeCommand([join(project.folder, 'scripts/build.ts')]);
  const { stderr } = await promisify(execFile)(node.program, node.arguments, {
    cwd: project.folder,
    env: childEnvironment({
      OUT_DIR: site,
      STATE_DIR: stateDir,
      COMMIT_REF: 'commit-under-test',
      SOCIAL_IMAGES: 'off',
    }),
  });
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(stderr).toMatch(/fi is in preparation: \d+ messages are shown in en/u);

  const terms = read('fi/terms.html');
  expect(terms).toContain('<html lang="fi"');
  expect(terms).toContain('<h1>Käyttöehdot</h1>');
  expect(terms).not.toContain('noindex');
  for (const file of ['terms.html', 'fi/terms.html'])
    expect(read(file)).toMatch(/<link rel="alternate" hreflang="fi" href="[^"]*\/fi\/terms">/u);
  expect(read('en/terms.html')).toMatch(/<a href="\/fi\/terms\?lang=fi" lang="fi"/u);
  expect(read('sitemaps/entries.xml')).toMatch(/<loc>[^<]*\/fi\/terms<\/loc>/u);
  const index = z
    .object({ entries: z.array(z.object({ url: z.string() })) })
    .parse(JSON.parse(read('search-index/fi/start.json')));
  expect(index.entries.map(({ url }) => url)).toEqual(['/fi/terms']);

  // A page without Finnish texts does not exist, and the response says so.
  const about = read('fi/about.html');
  expect(about).toContain('<html lang="fi"');
  expect(about).toContain('noindex');
  expect(about).toMatch(/<a href="\/about\?lang=et" lang="et"/u);
  expect(read('about.html')).not.toContain('hreflang="fi" href="http');
  expect(read('_redirects')).toContain('/fi/');

  const others = (folder: string) =>
    filesBelow(folder, '').filter((file) => file.endsWith('.html') && !file.startsWith('fi'));
  expect(others(site)).toEqual(others(outDir));
  const changed = others(site).filter(
    (file) => withoutBuild(read(file)) !== withoutBuild(readFileSync(join(outDir, file), 'utf8')),
  );
  // The interface for programs names the languages.
  expect(changed).toEqual(['data/api.html', 'en/data/api.html', 'ru/data/api.html']);
}, 480_000);
