import type { Mutant } from './mutant.ts';

const entryTable = 'src/store/entry-table.ts';
const reader = 'src/store/reader.ts';
const connection = 'src/store/database.ts';
const answers = 'src/store/reader.ts';
const lists = 'src/store/lists.ts';
const importer = 'src/store/import.ts';

export const storeMutants: readonly Mutant[] = [
  { file: entryTable, before: 'if (stored?.digest === entry.digest) {', after: 'if (stored) {' },
  { file: entryTable, before: 'if (!wasThere) this.#changeMembership({ list, key }, 1);', after: '' },
  { file: entryTable, before: 'this.#changeMembership({ list, key }, -1);', after: '' },
  { file: entryTable, before: 'if (!places.has(`${list}\\n${key}`)) continue;', after: '' },
  { file: entryTable, before: 'variant === undefined || changedVariants.has(variant)', after: 'false' },
  { file: entryTable, before: 'variant === undefined || changedVariants.has(variant)', after: 'true' },
  { file: entryTable, before: 'WHERE at > ? AND at <= ?', after: 'WHERE at > ? AND at < ?' },
  { file: entryTable, before: 'WHERE at > ? AND at <= ?', after: 'WHERE at >= ? AND at < ?' },
  { file: entryTable, before: 'this.#sql.forgetBoundaries.run(number);', after: '' },
  { file: entryTable, before: 'before.get(variant) !== json', after: 'before.get(variant) === json' },
  { file: entryTable, before: 'Math.min(from, until), Math.max(from, until)', after: 'from, until' },
  { file: entryTable, before: 'this.#content.remove(entryDigest(row));', after: '' },
  { file: reader, before: "this.#saw(`#${list}`, '', last);", after: '' },
  { file: reader, before: 'this.#saw(list, key, key);', after: '' },
  { file: reader, before: 'this.#saw(`entry/${kind}`, String(id), String(id));', after: '' },
  { file: connection, before: 'key <= cached.before', after: 'true' },
  { file: connection, before: 'row.key < key', after: 'row.key <= key' },
  { file: connection, before: 'cut.place <= place', after: 'true' },
  { file: connection, before: 'place: from + rows.length', after: 'place: from' },
  { file: connection, before: 'rows.length < stretchLength', after: 'true' },
  { file: answers, before: 'given.set(answer.given.query, answer.given);', after: '' },
  { file: answers, before: 'if (this.#size <= keptSize) return;', after: 'return;' },
  { file: lists, before: "if (post.status !== 'publish') return [];", after: '' },
  { file: lists, before: 'Date.parse(post.date) > now', after: 'Date.parse(post.date) >= now' },
  { file: lists, before: 'now < Date.parse(from)', after: 'now <= Date.parse(from)' },
  { file: lists, before: 'now < Date.parse(until)', after: 'now <= Date.parse(until)' },
  { file: lists, before: 'boundaries: (post) => [Date.parse(post.date)],', after: '' },
  { file: importer, before: 'if (!this.#owners.has(`${entry.kind} ${entry.id}`)) this', after: 'this' },
  { file: importer, before: 'this.#table.passBoundaries(lastNow, now);', after: '' },
  { file: importer, before: 'keyChanges.length > 0 ?', after: 'keyChanges.length < 0 ?' },
  { file: importer, before: 'WHERE at > ?', after: 'WHERE at >= ?' },
];
