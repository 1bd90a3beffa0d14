/** Loaded before the tests of each file: what is generated at random is the same in each run, so that a run passes where
 * the last one did. The long run (`npm run test:full`) looks elsewhere each time. */
import fc from 'fast-check';

if (process.env.TEST_FULL !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261122 });
