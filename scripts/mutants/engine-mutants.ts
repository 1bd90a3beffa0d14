import type { Mutant } from './mutant.ts';

const wave = 'src/engine/wave.ts';
const queryTable = 'src/engine/query-table.ts';
const targetTable = 'src/engine/target-table.ts';

export const engineMutants: readonly Mutant[] = [
  { file: wave, before: 'if (read?.digest === known.digest) {', after: 'if (read) {' },
  { file: wave, before: 'if (read?.digest === known.digest) {', after: 'if (false) {' },
  { file: wave, before: '        queries.save(read);\n        continue;', after: '        continue;' },
  { file: wave, before: 'if (read) queries.save(read);', after: '' },
  { file: wave, before: 'if (asked.has(known.number)) continue;', after: '' },
  { file: wave, before: 'changed += 1;', after: '' },
  { file: queryTable, before: 'return [...points, ...spans];', after: 'return points;' },
  { file: queryTable, before: 'return [...points, ...spans];', after: 'return spans;' },
  { file: queryTable, before: 'until >= ? AND start <= ?`', after: 'until > ? AND start <= ?`' },
  { file: queryTable, before: 'until >= ? AND start <= ?`', after: 'until >= ? AND start < ?`' },
  { file: queryTable, before: 'known?.digest === digest && known.footprint', after: 'known?.footprint' },
  {
    file: queryTable,
    before: 'known?.digest === digest && known.footprint === text',
    after: 'known?.digest === digest',
  },
  {
    file: queryTable,
    before: 'if (known.footprint !== text) this.#forgetFootprint(known.number, known.footprint);',
    after: '',
  },
  { file: queryTable, before: 'if (this.#sql.hasReader.get(query)) return;', after: '' },
  { file: queryTable, before: 'if (this.#sql.hasReader.get(query)) return;', after: 'return;' },
  {
    file: queryTable,
    before: 'if (known) this.#forgetFootprint(query, JSON.stringify(known.footprint));',
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
