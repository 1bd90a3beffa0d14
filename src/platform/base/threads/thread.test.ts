import { expect, onTestFinished, test, vi } from 'vitest';
import type { FakeWork } from '#fakes/fake-thread.ts';
import { Thread } from './thread.ts';
import { WorkError } from './work-error.ts';

vi.setConfig({ testTimeout: 120_000 });

function openThread() {
  const notices: string[] = [];
  const ends: WorkError[] = [];
  const thread = new Thread<FakeWork, string>(
    new URL('../../../../tests/fakes/fake-thread.ts', import.meta.url),
    {},
    { onNotice: (notice) => notices.push(notice), onEnd: (end) => ends.push(end) },
  );
  onTestFinished(() => thread.stop());
  return { thread, notices, ends };
}

test('an order that comes before the thread has started is answered, and what it is told besides is done in turn', async () => {
  const { thread, notices } = openThread();
  thread.tell('note', 'a');
  thread.tell('note', 'b');
  expect(await thread.perform('listNotes', undefined)).toMatchObject({ notes: ['a', 'b'] });
  expect(notices).toEqual(['noted: a', 'noted: b']);
});

test('an error of an order leaves the thread as it is; an error in what it is told ends it, with the reason', async () => {
  const { thread, ends } = openThread();
  await expect(thread.perform('fail', undefined)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await thread.perform('answer', 'a')).toBe('answer: a');
  const silence = thread.perform('silence', undefined);
  thread.tell('fail', undefined);
  const reason = 'The thread ended by an error: It cannot be done.';
  await expect(silence).rejects.toThrow(reason);
  expect(ends.map(String)).toEqual([`WorkError: ${reason}`]);
});

test('an order that cannot be copied is thrown back, and the thread takes the next one', async () => {
  const { thread } = openThread();
  const uncopyable: unknown = () => 'a';
  await expect(thread.perform('answer', uncopyable as string)).rejects.toThrow('could not be cloned');
  expect(await thread.perform('answer', 'a')).toBe('answer: a');
});

test('a thread that has ended takes no order', async () => {
  const { thread } = openThread();
  await expect(thread.perform('exit', undefined)).rejects.toThrow('The thread ended with exit code 3.');
  await expect(thread.perform('answer', 'a')).rejects.toThrow('The thread ended with exit code 3.');
});

test('a thread that is stopped ends its order', async () => {
  const { thread, ends } = openThread();
  const silence = thread.perform('silence', undefined);
  await Promise.all([thread.stop(), expect(silence).rejects.toMatchObject({ reason: 'stopped' })]);
  expect(ends).toMatchObject([{ reason: 'stopped' }]);
});
