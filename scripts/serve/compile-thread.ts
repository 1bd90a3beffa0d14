/** The thread that compiles the pages when `npm start` begins. Only start-compile.ts starts it. It loads little, because nothing
 * is compiled before that. */
import { closeStateFolder } from '#platform/base/restrict-folders.ts';
import { notify, performOrders } from '#platform/base/threads/perform-orders.ts';
import type { Report } from '#platform/events/site-event.ts';
import { compilePages, digestCode } from '#platform/publish/code.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { takeLock } from '#platform/publish/state.ts';
import { root } from '../load-settings.ts';

const report: Report = (event) => {
  notify(event);
};

const work = {
  compile: ({ stateDir, outDir }: Settings) => {
    closeStateFolder(stateDir, outDir);
    const unlock = takeLock(stateDir, () => {
      report({ type: 'lock-awaited', of: 'state' });
    });
    try {
      const onCompile = () => {
        report({ type: 'compiling' });
      };
      compilePages({ root, stateDir, code: digestCode(root, stateDir), onCompile });
    } finally {
      unlock();
    }
  },
};

export type CompileWork = typeof work;

performOrders(work);
