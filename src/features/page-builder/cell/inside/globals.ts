/** Globals that the packages in the cell need and QuickJS does not have. They are plain JavaScript in the cell and give
 * no access to anything outside it. Imported before all other modules. */
import { toBase64 } from './base64.ts';
import { installStreams } from './streams.ts';
import { installTimers } from './timers.ts';

const nothing = () => undefined;

Object.assign(globalThis, {
  process: { env: { NODE_ENV: 'production', PLASMIC_QUIET: '1' } },
  console: Object.fromEntries(
    ['debug', 'error', 'group', 'groupEnd', 'info', 'log', 'table', 'time', 'timeEnd', 'trace', 'warn'].map(
      (name) => [name, nothing],
    ),
  ),
  fetch: () => Promise.reject(new Error('pages of the page builder load nothing while they are rendered')),
  btoa: toBase64,
});
installTimers();
installStreams();
