/** Worker thread that renders on-demand pages, searches the published index and draws what features have drawn. */
import { workerData } from 'node:worker_threads';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { notFoundPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import type { PageThreadData } from '#platform/on-demand/threads/page-pool.ts';
import type { PageWorkTable } from '#platform/on-demand/threads/page-work.ts';
import type { Joined } from '#platform/declared-features.ts';
import type { LoadedOf, OpenWork } from '#platform/feature.ts';
import type { features } from './features.ts';

const { features: working, ...folders } = workerData as PageThreadData;
const renderer = new PageRenderer(folders);

type OpenedWork<Module> = Module extends { readonly openWork: (...context: never) => infer Work }
  ? { readonly work: Work }
  : never;

type WorkOfFeatures = Joined<OpenedWork<LoadedOf<(typeof features)[number], 'threadWork'>>, 'work'>;

async function openFeatures(): Promise<WorkOfFeatures> {
  const modules = await Promise.all(
    working.map((name) => import(`./${name}/thread-work.server.ts`) as Promise<{ openWork: OpenWork }>),
  );
  const context = { ...folders, answers: renderer.answers };
  return Object.assign({}, ...modules.map(({ openWork }) => openWork(context))) as WorkOfFeatures;
}

/** What a feature has declared (PageWork) and none does does not compile. */
const work: PageWorkTable = {
  render: (order) => renderer.render(order),
  ...(await openFeatures()),
};

await warmUp();
performOrders(work);

/** Loads and runs the code of each response once, before the first request. */
async function warmUp(): Promise<void> {
  for (const locale of locales) {
    try {
      await work.suggest({ locale, pathname: '/warm-up' });
      await work.render({ path: notFoundPath, locale, visit: {} });
    } catch {
      // Nothing is published yet, or a version is being replaced; the first order loads it then.
      return;
    }
  }
}
