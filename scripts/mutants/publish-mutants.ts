import type { Mutant } from './mutant.ts';

const assets = 'src/publish/assets.ts';
const find = 'src/publish/plan.ts';
const output = 'src/publish/output.ts';
const targets = 'src/publish/targets.ts';
const rollback = 'src/publish/output.ts';

const died = ['tests/publishing-died.test.ts'];
const outputs = ['tests/publishing-output.test.ts'];
const posts = ['tests/publishing-posts.test.ts'];
const back = ['tests/publishing-rollback.test.ts'];

export const publishMutants: readonly Mutant[] = [
  { file: output, before: "if (hasCode(cause, 'EEXIST')) return;", after: '', tests: [...died, ...back] },
  {
    file: output,
    before: 'if (before) {\n      this.#backUp(file, path);',
    after: 'if (before) {',
    tests: back,
  },
  {
    file: output,
    before: 'this.#backUp(file, path);\n    removeCopies(path);\n    rmSync(path);',
    after: 'removeCopies(path);\n    rmSync(path);',
    tests: back,
  },
  { file: find, before: 'output.digestOf(file) !== written', after: 'false', tests: outputs },
  { file: find, before: "writeSetting(database, 'code', version);", after: '', tests: outputs },
  { file: targets, before: 'if (!wanted.has(address)) targets.remove(address);', after: '', tests: posts },
  {
    file: rollback,
    before: 'if (isUnfinished(state)) return true;',
    after: '',
    tests: [...died, ...back],
  },
  { file: rollback, before: 'if (missing > 0) return', after: 'if (missing < 0) return', tests: back },
  {
    file: 'src/publish/commit.ts',
    before: "written === 'kept' && this.#isContinued",
    after: "written === 'kept'",
    tests: back,
  },
  { file: rollback, before: "targets.markStale(number, { type: 'rolled-back' });", after: '{}', tests: back },
  {
    file: rollback,
    before: 'for (const file of created) removePublished',
    after: 'for (const file of []) removePublished',
    tests: back,
  },
  {
    file: find,
    before: 'inLongTransaction(context.state.database, () => takeChanges(context, change))',
    after: 'takeChanges(context, change)',
  },
  { file: assets, before: '= 30 * 24 *', after: '= 3 * 24 *' },
  { file: assets, before: 'if (current.has(file)) continue;', after: '' },
];
