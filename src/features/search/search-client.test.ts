import { expect, test } from 'vitest';
import { SearchClient } from './search-client.ts';
import type { SearchOrder, SearchReport } from './search-messages.ts';

class FakeWorker {
  readonly orders: SearchOrder[] = [];
  readonly #target = new EventTarget();

  readonly postMessage = (order: SearchOrder): void => void this.orders.push(order);
  readonly addEventListener = this.#target.addEventListener.bind(this.#target);

  report(report: SearchReport): void {
    this.#target.dispatchEvent(new MessageEvent('message', { data: report }));
  }

  fail(): void {
    this.#target.dispatchEvent(new Event('error'));
  }
}

function openClient() {
  const workers: FakeWorker[] = [];
  const client = new SearchClient('et', {
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  return { client, workers };
}

const five = { count: 5 };

const answer = { results: [], total: 0, keys: [], isComplete: true };

test('the worker starts with the first order and is kept', () => {
  const { client, workers } = openClient();
  expect(workers).toHaveLength(0);
  client.open();
  client.search('jaam', five, () => undefined);
  expect(workers.map(({ orders }) => orders)).toEqual([
    [
      { type: 'open', locale: 'et', scope: 'site' },
      { type: 'search', locale: 'et', scope: 'site', number: 1, typed: 'jaam', wanted: five },
    ],
  ]);
});

test('nothing is reported of a search that was overtaken or ended', () => {
  const { client, workers } = openClient();
  const reports: string[] = [];
  client.search('a', five, () => reports.push('first'));
  const end = client.search('b', five, () => reports.push('second'));
  workers[0]?.report({ type: 'answer', number: 1, answer });
  workers[0]?.report({ type: 'answer', number: 2, answer });
  end();
  workers[0]?.report({ type: 'answer', number: 2, answer });
  expect(reports).toEqual(['second']);
});

test('a worker that does not load fails the search, and the next search starts another', () => {
  const { client, workers } = openClient();
  const reports: SearchReport[] = [];
  client.search('a', five, (report) => reports.push(report));
  workers[0]?.fail();
  expect(reports).toEqual([{ type: 'failed', number: 1 }]);
  client.search('a', five, () => undefined);
  expect(workers).toHaveLength(2);
});
