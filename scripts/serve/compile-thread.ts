/** The thread that compiles the pages when `npm start` begins. Only start-compile.ts starts it. It loads little, because nothing
 * is compiled before that. */
import { parentPort, workerData } from 'node:worker_threads';
import { closeStateFolder } from '#base/restrict-folders.ts';
import type { Report } from '#events/site-event.ts';
import { compilePages, digestCode } from '#publish/code.ts';
import type { Settings } from '#publish/settings.ts';
import { takeLock } from '#publish/state.ts';
import { root } from '../load-settings.ts';

const { stateDir, outDir } = workerData as Settings;
const report: Report = (event) => parentPort?.postMessage(event);

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
