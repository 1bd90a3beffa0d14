/** After any sequence of changes of the code and the settings the site is what a full publish writes, byte for byte. */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { differences, readPublished } from './published-files.ts';
import { Random, testSeed } from '#fakes/random.ts';
import { shareDrawn } from './site-settings.ts';

const sequences = 4;
const stepsEach = 5;

interface ChangedCode {
  readonly project: ProjectCopy;
  readonly random: Random;
  readonly settings: Record<string, string>;
  /** Number of the step: no change is like an earlier one. */
  readonly step: number;
}

const components = [
  'Footer',
  'StationDetails',
  'PriceTables',
  'NewsCards',
  'FaqAnswers',
  'LookupForm',
  'Menu',
];
const queries = ['posts', 'pages', 'help', 'services'];

const append = ({ project, step }: ChangedCode, file: string, text: (step: number) => string): void => {
  appendFileSync(join(project.folder, file), text(step));
};

const changes: Readonly<Record<string, (code: ChangedCode) => void>> = {
  component: (code) => {
    const name = code.random.pick(components);
    append(code, `src/features/${name}.astro`, (step) => `\n<!-- ${name} ${step} -->\n`);
  },
  comment: (code) => {
    append(
      code,
      `src/features/${code.random.pick(queries)}.ts`,
      (step) => `\n// A comment of step ${step}.\n`,
    );
  },
  styles: (code) => {
    const file = code.random.pick(['src/shell/styles/tokens.css', 'src/shell/styles/station.css']);
    append(code, file, (step) => `\n.step-${step} { order: ${step}; }\n`);
  },
  message: ({ project, step }) => {
    const file = join(project.folder, 'src/shell/languages/common-messages.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/en: 'Published[^']*'/u, `en: 'Published ${step}'`));
  },
  query: ({ project, step }) => {
    const file = join(project.folder, 'src/features/news/news-pages.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/excerptLength = \d+/u, `excerptLength = ${100 + step}`));
  },
  drawing: (code) => {
    append(
      code,
      'src/features/help/guide-pdf.server.ts',
      (step) => `\nexport const step${step} = ${step};\n`,
    );
  },
  targets: ({ project }) => {
    const file = join(project.folder, 'src/shell/targets.ts');
    const text = readFileSync(file, 'utf8');
    const [picture, feed] = ["    '/EstoniaMap.svg',\n", "    '/robots.txt',\n"];
    writeFileSync(
      file,
      text.includes(picture) ? text.replace(picture, '') : text.replace(feed, feed + picture),
    );
  },
  images: ({ settings }) => {
    settings.SOCIAL_IMAGES = settings.SOCIAL_IMAGES === 'kinds' ? 'off' : 'kinds';
  },
  setting: ({ settings, step }) => {
    settings.MAP_WMTS_URL = `https://tiles.example.ee/${step}/{TileMatrix}/{TileRow}/{TileCol}.png`;
  },
  origin: ({ settings, step }) => {
    settings.SITE_URL = `https://www${step}.example.ee`;
  },
};

async function build(
  folder: string,
  site: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const node = nodeCommand([join(folder, 'scripts/build.ts')]);
  await promisify(execFile)(node.program, node.arguments, {
    cwd: folder,
    env: childEnvironment({
      SOCIAL_IMAGES: 'off',
      ...settings,
      OUT_DIR: join(folder, site, 'dist'),
      STATE_DIR: join(folder, site, 'state'),
      COMMIT_REF: 'commit-under-test',
    }),
  });
}

/** Each kind of change comes about twice, in any order. */
function drawSteps(random: Random): readonly string[] {
  const rest = Array.from({ length: sequences * stepsEach }, (_, number) => {
    const kinds = Object.keys(changes);
    return kinds[number % kinds.length] ?? '';
  });
  const drawn: string[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(random.below(rest.length), 1));
  return drawn;
}

async function runSequence(names: readonly string[], random: Random): Promise<readonly string[]> {
  const project = copyProject();
  const { folder } = project;
  const settings: Record<string, string> = {};
  shareDrawn({ stateDir: join(folder, 'one/state') });
  await build(folder, 'one', settings);
  for (const [number, name] of names.entries()) {
    changes[name]?.({ project, random, settings, step: number + 1 });
    await build(folder, 'one', settings);
  }
  cpSync(join(folder, 'one/state/compiled'), join(folder, 'all/state/compiled'), { recursive: true });
  await build(folder, 'all', settings);
  const found = differences(readPublished(join(folder, 'one/dist')), readPublished(join(folder, 'all/dist')));
  return found.length > 0 ? [names.join(', '), ...found] : [];
}

test(
  'after any changes of code and settings the site is what a full publish writes',
  { timeout: 1_200_000 },
  async () => {
    const seed = testSeed();
    const failures: (readonly string[])[] = [];
    const random = new Random(seed);
    const steps = drawSteps(random);
    for (let number = 0; number < sequences; number += 1)
      failures.push(await runSequence(steps.slice(number * stepsEach, (number + 1) * stepsEach), random));
    expect(failures.flat(), `TEST_SEED=${seed}`).toEqual([]);
  },
);
