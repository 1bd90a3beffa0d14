import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { families } from './families.ts';
import { findReaders } from './find-readers.ts';
import { readers } from './readers.ts';
import type { ReadOrder } from './worker.ts';

/** Characters. The benchmark measures 100,000; here only termination matters. */
const length = process.env.TEST_FULL === '1' ? 50_000 : 10_000;

/** All families of one reader take a second on an idle machine. Exponential behaviour never ends, and
 * quadratic behaviour exceeds this limit on any machine. */
const backstopMs = 240_000;

/** They receive our own text, or pass it on unchanged. */
const others: Readonly<Record<string, readonly string[]>> = {
  'src/base/html/html.ts': ['applyEdits', 'attributeOf', 'withoutAttribute'],
  // One call, measured with its callers.
  'src/cms/sanitise.ts': ['sanitiseHtml'],
  'src/cms/anchors.ts': ['idOf'],
  // They keep bytes as they are; what decodes them is bounded by src/base/images.ts.
  'src/cms/pictures.ts': ['makePicture', 'keepMedia'],
  'src/cms/parse-css.ts': ['parseCss'],
  'src/cms/scope-css.ts': ['scopeCss'],
  'src/cms/css-parts.ts': ['isWithin'],
  'src/cms/post-styles.ts': ['articleSelector'],
  // Names of elements and of parts.
  'src/cms/page-builder/page-html.ts': ['tagOf', 'isPartTaken'],
  // Measured with the endpoints of forms (orders.ts, ticket.ts).
  'src/proxy/form-fields.ts': ['missingFields', 'writeValue', 'dayRefusal', 'parseForm'],
  'src/proxy/request-fields.ts': ['readParameters', 'parseParameters'],
  // Queries of a page for one entry by id: the functions above read the texts.
  'src/store/queries/built-pages.ts': ['builtPage', 'builtPageStyles', 'builtTrail'],
  'src/store/queries/pages.ts': [
    'pageHeading',
    'pageLocales',
    'pageNames',
    'pageParts',
    'pageText',
    'pageWords',
    'trail',
  ],
  // Texts of CONTENT_DIR.
  'src/cms/wordpress/to-page-texts.ts': ['readPageTexts'],
  'src/publish/health/findings.ts': ['checkPostTranslations'],
  // It passes texts on to `sanitise`, `withLoadedMedia` and `lossesIn`.
  'src/cms/wordpress/lost-markup.ts': ['warnOfLosses'],
  // They pass texts on to `sanitise`, `parsePagePath` and `factsIn`.
  'src/store/queries/site.ts': ['finalAddress', 'leadsNowhere', 'withFacts', 'toPageHtml', 'toHeaderItems'],
  'src/on-demand/preview/preview-response.ts': ['previewResponse'],
  // Drawings of this site.
  'src/documents/svg-drawing.ts': ['loadDrawing', 'readDrawing'],
  'src/on-demand/sheet-file.ts': ['answerSheet'],
  'src/on-demand/posted-form.ts': ['answerPost', 'askingFor', 'postingTo', 'findDays'],
};

test('the table lists every function of a module that reads external text', () => {
  const missing = findReaders().filter(({ module, name }) => {
    const isTried = Object.hasOwn(readers[module] ?? {}, name);
    return !isTried && others[module]?.includes(name) !== true;
  });
  expect(missing.map(({ module, name }) => `${module} ${name}`)).toEqual([]);
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

let worker: Worker | undefined;
afterAll(() => worker?.terminate());

/** A thread that hangs is terminated; the next reader gets a new one. */
async function read(order: ReadOrder, signal: AbortSignal): Promise<unknown> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const thread = worker;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      worker = undefined;
      void thread.terminate();
      reject(new Error(`${order.name} of ${order.module} does not come to an end with ${order.family}.`));
    };
    signal.addEventListener('abort', end, { once: true });
    thread.once('message', (answer) => {
      signal.removeEventListener('abort', end);
      resolve(answer);
    });
    thread.postMessage(order);
  });
}

const table = Object.entries(readers).flatMap(([module, named]) =>
  Object.keys(named).map((name) => ({ module, name })),
);

test.for(table)(
  '$name of $module comes to an end with the worst texts of every kind',
  { timeout: backstopMs + 60_000 },
  async ({ module, name }) => {
    const signal = AbortSignal.timeout(backstopMs);
    for (const family of Object.keys(families)) {
      const answer = await read({ module, name, family, length }, signal);
      expect(answer, family).toEqual({ ms: expect.any(Number) as number });
    }
  },
);
