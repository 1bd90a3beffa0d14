import { expect, test } from 'vitest';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './sqlite.ts';

function openNumbers() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE number (value INTEGER)');
  const insert = database.prepare('INSERT INTO number VALUES (?)');
  return {
    database,
    insert,
    count: () => database.prepare('SELECT count(*) AS value FROM number').get()?.value,
  };
}

test('a transaction keeps all of its changes', () => {
  const { database, insert, count } = openNumbers();
  expect(inTransaction(database, () => [1, 2].map((value) => insert.run(value)).length)).toBe(2);
  expect(count()).toBe(2);
});

test('a transaction that fails keeps none of its changes', () => {
  const { database, insert, count } = openNumbers();
  const change = () => {
    insert.run(1);
    throw new RangeError('no');
  };
  expect(() => inTransaction(database, change)).toThrow('no');
  expect(count()).toBe(0);
});
