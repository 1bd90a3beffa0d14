import { expect, test } from 'vitest';
import { Agenda, rhythm } from './agenda.ts';

const both = { hasContentBase: true, hasPageBuilder: true };
const named = (id: number) => ({ type: 'content-base', entry: { postType: 'posts', id } }) as const;

/** An agenda on which everything was done at the instant 0. */
function agendaAtRest(upstreams = both): Agenda {
  const agenda = new Agenda(upstreams, 0);
  agenda.published(undefined);
  agenda.done('look', 0);
  if (upstreams.hasContentBase) agenda.done('census', 0);
  if (upstreams.hasPageBuilder) agenda.done('page-builder', 0);
  return agenda;
}

test('at the start everything is looked at, and first what can be published already', () => {
  const agenda = new Agenda(both, 0);
  expect(agenda.next(0)).toEqual({ type: 'publish' });
  agenda.published(undefined);
  expect(agenda.next(0)).toEqual({ type: 'census', because: 'timer' });
  agenda.done('census', 0);
  expect(agenda.next(0)).toEqual({ type: 'page-builder', because: 'timer' });
  agenda.done('page-builder', 0);
  expect(agenda.next(0)).toEqual({ type: 'look' });
  agenda.done('look', 0);
  expect(agenda.next(0)).toBeUndefined();
});

test('an upstream that is not configured is never asked, whatever is told of it', () => {
  const agenda = agendaAtRest({ hasContentBase: false, hasPageBuilder: false });
  agenda.note(named(1), 10);
  agenda.note({ type: 'page-builder' }, 10);
  expect(agenda.next(10)).toBeUndefined();
  const year = 365 * 86_400_000;
  expect(agenda.next(year)).toEqual({ type: 'look' });
});

test('the entry that is named comes first, and all is counted after it', () => {
  const agenda = agendaAtRest();
  agenda.note(named(7), 1000);
  expect(agenda.next(1000)).toEqual({ type: 'entries', entries: [{ postType: 'posts', id: 7 }] });
  expect(agenda.next(1000)).toEqual({ type: 'census', because: 'hook' });
  agenda.done('census', 1000);
  expect(agenda.next(1000)).toBeUndefined();
});

test('a hint that names nothing, and many at once, are found by counting', () => {
  const agenda = agendaAtRest();
  agenda.note({ type: 'content-base' }, 1000);
  expect(agenda.next(1000)).toEqual({ type: 'census', because: 'hook' });
  agenda.done('census', 1000);
  for (let id = 1; id <= 1000; id += 1) agenda.note(named(id), 20_000);
  expect(agenda.next(20_000)).toEqual({ type: 'census', because: 'hook' });
});

test('edits that follow one another are counted for a fifth of the time; what only a count finds is counted at once', () => {
  const agenda = agendaAtRest({ hasContentBase: true, hasPageBuilder: false });
  agenda.done('look', 1_000_000);
  const types = (now: number) => [agenda.next(now)?.type, agenda.next(now)?.type];
  agenda.note(named(1), 1000);
  expect(types(1000)).toEqual(['entries', 'census']);
  agenda.done('census', 31_000);
  agenda.note(named(2), 40_000);
  expect(types(40_000)).toEqual(['entries', undefined]);
  agenda.note(named(3), 60_000);
  expect(types(60_000)).toEqual(['entries', undefined]);
  expect(agenda.wakeAt(60_000)).toBe(31_000 + 4 * 30_000);
  expect(types(151_000)[0]).toBe('census');
  agenda.done('census', 181_000);
  agenda.note({ type: 'content-base' }, 182_000);
  expect(types(182_000)[0]).toBe('census');
  agenda.done('census', 212_000);
  agenda.countSoon(213_000);
  expect(types(213_000)[0]).toBe('census');
});

test('counting waits for hints that wait, but not for ever', () => {
  const agenda = agendaAtRest();
  agenda.note(named(1), 0);
  agenda.next(0);
  agenda.note(named(2), 100);
  expect(agenda.next(200)).toBeUndefined();
  expect(agenda.wakeAt(200)).toBe(400);
  expect(agenda.next(400)).toEqual({ type: 'entries', entries: [{ postType: 'posts', id: 2 }] });
  expect(agenda.next(400)?.type).toBe('census');
});

test('a count makes way for hints three times', () => {
  const agenda = agendaAtRest();
  const makesWay = () => {
    agenda.note(named(1), 0);
    const ready = agenda.interrupts(60_000);
    if (ready) agenda.interrupted(60_000);
    return ready;
  };
  expect([makesWay(), makesWay(), makesWay(), makesWay()]).toEqual([true, true, true, false]);
  agenda.done('census', 60_000);
  expect(makesWay()).toBe(true);
});

test('a count does not make way for hints that another count would have to find', () => {
  const agenda = agendaAtRest();
  agenda.note({ type: 'content-base' }, 0);
  expect(agenda.interrupts(60_000)).toBe(false);
  for (let id = 1; id <= 26; id += 1) agenda.note(named(id), 0);
  expect(agenda.interrupts(60_000)).toBe(false);
});

test('without hints all is counted every five minutes, and the page builder is asked once a minute', () => {
  const agenda = agendaAtRest();
  const asked: string[] = [];
  for (let now = 0; now <= 600_000; now += 1000) {
    for (let job = agenda.next(now); job; job = agenda.next(now)) {
      if (job.type === 'census' || job.type === 'page-builder' || job.type === 'look')
        agenda.done(job.type, now);
      asked.push(job.type);
    }
  }
  const times = (type: string) => asked.filter((one) => one === type).length;
  expect([times('census'), times('page-builder'), times('publish')]).toEqual([2, 10, 0]);
});

test('what the clock changes is published at its instant', () => {
  const agenda = agendaAtRest();
  agenda.published(5000);
  expect([agenda.next(4999), agenda.wakeAt(4999)]).toEqual([undefined, 5000]);
  expect(agenda.next(5000)).toEqual({ type: 'publish' });
});

test('what fails is tried again, later each time, and a hint does not wait for that', () => {
  const agenda = agendaAtRest({ hasContentBase: true, hasPageBuilder: false });
  const pauses: number[] = [];
  for (let now = 0; pauses.length < 9;) {
    agenda.failed('census', now);
    agenda.done('look', now + rhythm.longestRetryMs);
    const at = agenda.wakeAt(now);
    pauses.push((at - now) / 1000);
    now = at;
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  const now = 10_000_000;
  agenda.failed('census', now);
  agenda.note(named(1), now + 1);
  expect(agenda.next(now + 1)?.type).toBe('entries');
});
