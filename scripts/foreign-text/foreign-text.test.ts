import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findIdlePatterns, findReaders } from './find-readers.ts';
import { type Reader, readers } from './readers.ts';
import { worstTexts, writeWorst } from './worst-texts.ts';

/** In the long form, more and longer texts. */
const isLong = process.env.TEST_FULL === '1';
const length = isLong ? 50_000 : 10_000;
const runs = isLong ? 1000 : 150;

/** They receive our own text, or pass it on unchanged. */
const others: Readonly<Record<string, readonly string[]>> = {
  'src/platform/base/html/html.ts': ['applyEdits', 'findAttribute', 'withoutAttribute'],
  // One call, measured with its callers.
  'src/platform/cms/sanitise.ts': ['sanitiseHtml'],
  'src/platform/cms/anchors.ts': ['findId'],
  // They keep bytes as they are; what decodes them is bounded by src/platform/base/images.ts.
  'src/platform/cms/pictures.ts': ['makePicture', 'keepMedia'],
  'src/platform/cms/parse-css.ts': ['parseCss'],
  'src/platform/cms/scope-css.ts': ['scopeCss'],
  'src/platform/cms/css-parts.ts': ['isWithin'],
  'src/platform/cms/post-styles.ts': ['articleSelector'],
  // Names of elements and of parts.
  'src/features/page-builder/page-html.server.ts': ['toNestedTag', 'isPartTaken'],
  // Measured with the endpoints of forms (orders.ts, ticket.ts).
  'src/shell/form/form-fields.server.ts': ['missingFields', 'writeValue', 'dayRefusal', 'parseForm'],
  'src/platform/calls/request-fields.ts': ['readParameters', 'parseParameters'],
  // Queries of a page for one entry by id: the functions above read the texts.
  'src/features/page-builder/queries.ts': ['builtPage', 'builtPageStyles', 'builtTrail'],
  'src/shell/layout/pages.ts': [
    'pageHeading',
    'pageLocales',
    'pageNames',
    'pageParts',
    'pageText',
    'pageWords',
    'trail',
  ],
  // Texts of CONTENT_DIR.
  'src/platform/cms/wordpress/to-page-texts.ts': ['readPageTexts'],
  // It passes texts on to `sanitise`, `withLoadedMedia` and `lossesIn`.
  'src/platform/cms/wordpress/lost-markup.ts': ['warnOfLosses'],
  // They pass texts on to `sanitise`, `parsePagePath` and `factsIn`.
  'src/shell/layout/site.ts': [
    'finalAddress',
    'leadsNowhere',
    'linkAddress',
    'withFacts',
    'toPageHtml',
    'toHeaderItems',
  ],
  'src/platform/on-demand/preview/preview-response.ts': ['previewResponse'],
  // Drawings of this site.
  'src/shell/documents/svg-drawing.server.ts': ['loadDrawing', 'readDrawing'],
  'src/features/sorting/sheet-file.server.ts': ['answerSheet'],
  'src/platform/on-demand/posted-form.ts': ['answerPost', 'askingFor', 'postingTo', 'findDays'],
};

test('the table lists every function of a module that reads external text', () => {
  const missing = findReaders().filter(({ module, name }) => {
    const isTried = Object.hasOwn(readers[module] ?? {}, name);
    return !isTried && others[module]?.includes(name) !== true;
  });
  expect(findIdlePatterns()).toEqual([]);
  expect(missing.map(({ module, name }) => `${module} ${name}`)).toEqual([]);
});

/** They take no text: numbers of contracts, which `/api/discharges` takes too, a token that only this site can make, or nothing. */
const callsWithoutText = [
  'src/features/calendar/calendar.server.ts',
  'src/features/calendar/calendar-entries.server.ts',
  'src/features/status/health.server.ts',
  'src/features/status/reports.server.ts',
];

test('the table lists every call that takes text, from its visitor or from the content base', () => {
  const root = join(import.meta.dirname, '../..');
  const modules = globSync('src/features/*/calls.server.ts', { cwd: root }).flatMap((list) =>
    Array.from(
      readFileSync(join(root, list), 'utf8').matchAll(/^import \{.* from '\.\/(.+\.server\.ts)';$/gmu),
      ([, file = '']) => join(dirname(list), file),
    ),
  );
  expect(modules).toEqual(expect.arrayContaining([...callsWithoutText, 'src/features/news/posts.server.ts']));
  const missing = modules.filter((module) => !callsWithoutText.includes(module) && !(module in readers));
  expect(missing).toEqual([]);
});

test('every function of the table is exported by its module', () => {
  for (const [module, names] of Object.entries({ ...readers })) {
    const source = readFileSync(new URL(`../../${module}`, import.meta.url), 'utf8');
    for (const name of Object.keys(names))
      expect(source, `${module} ${name}`).toMatch(
        new RegExp(`export (?:async )?(?:function|const) ${name}\\b`, 'u'),
      );
  }
});

/** An error with which a reader refuses a text is a right answer. */
async function failureOf(read: Reader, text: string): Promise<unknown> {
  // Weakly referenced objects, such as caches, are released only when the event loop turns.
  await setImmediate();
  try {
    await read(text);
  } catch (cause) {
    return cause;
  }
  return undefined;
}

const table = Object.entries(readers).flatMap(([module, named]) =>
  Object.entries(named).map(([name, read]) => ({ module, name, read })),
);

test.for(table)(
  '$name of $module comes to an end with worst texts of every kind, however deep they are',
  { timeout: 300_000 },
  async ({ read }) => {
    await fc.assert(
      fc.asyncProperty(worstTexts, async (worst) => {
        const failure = await failureOf(read, writeWorst(worst, length));
        expect(String(failure)).not.toContain('call stack');
      }),
      { numRuns: runs },
    );
  },
);
