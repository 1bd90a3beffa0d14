import type { Mutant } from './mutant.ts';

const invalidate = 'src/engine/invalidate.ts';
const queryTable = 'src/engine/invalidate.ts';
const targetTable = 'src/engine/target-table.ts';

export const engineMutants: readonly Mutant[] = [
  { file: invalidate, before: 'if (read?.digest === known.digest) return', after: 'if (read) return' },
  { file: invalidate, before: 'if (read?.digest === known.digest) return false;', after: '' },
  { file: invalidate, before: 'if (read) queries.save(read);', after: '' },
  { file: invalidate, before: 'if (asked.has(known.number)) continue;', after: '' },
  {
    file: invalidate,
    before: 'if (isChanged(known, keyChange, context)) changed += 1;\n    }',
    after: 'isChanged(known, keyChange, context);\n    }',
  },
  { file: queryTable, before: 'return [...points, ...ranges];', after: 'return points;' },
  { file: queryTable, before: 'return [...points, ...ranges];', after: 'return ranges;' },
  { file: queryTable, before: 'until >= ? AND start <= ?`', after: 'until > ? AND start <= ?`' },
  { file: queryTable, before: 'until >= ? AND start <= ?`', after: 'until >= ? AND start < ?`' },
  {
    file: queryTable,
    before: 'known?.digest === digest && known.dependencies',
    after: 'known?.dependencies',
  },
  {
    file: queryTable,
    before: 'known?.digest === digest && known.dependencies === text',
    after: 'known?.digest === digest',
  },
  {
    file: queryTable,
    before: 'if (known) this.#forgetDependencies(number, known.dependencies);',
    after: '',
  },
  { file: queryTable, before: 'if (this.#sql.hasReader.get(query)) return;', after: '' },
  { file: queryTable, before: 'if (this.#sql.hasReader.get(query)) return;', after: 'return;' },
  {
    file: queryTable,
    before: 'if (known) this.#forgetDependencies(query, JSON.stringify(known.dependencies));',
    after: '',
  },
  { file: targetTable, before: 'this.#sql.keep.run(file);', after: '' },
  { file: targetTable, before: 'this.#sql.addRemoval.run(target.file);', after: '' },
  {
    file: targetTable,
    before: 'for (const query of target.reads) this.#queries.removeReader(query, target.number);',
    after: '',
  },
  { file: targetTable, before: 'this.#queries.forgetAll();', after: '' },
  { file: targetTable, before: 'WHERE number = ? AND stale IS NULL', after: 'WHERE number = ?' },
  {
    file: targetTable,
    before: "'UPDATE target SET stale = ? WHERE stale IS NULL'",
    after: "'UPDATE target SET stale = ?'",
  },
  {
    file: targetTable,
    before: 'for (const query of before) this.#queries.removeReader(query, target.number);',
    after: '',
  },
  { file: targetTable, before: 'if (!before.delete(query)) this', after: 'if (before.delete(query)) this' },
  { file: targetTable, before: 'SET stale = NULL, output = ?', after: 'SET output = ?' },
];
