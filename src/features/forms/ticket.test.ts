import { expect, test } from 'vitest';
import { findTopic, ticketTopics, topicFields } from './ticket.ts';

test('the topics of the contact form have the ids of the specification', () => {
  const ids = Object.fromEntries(Object.entries(ticketTopics).map(([topic, { id }]) => [topic, id]));
  expect(ids).toEqual({
    emptying: 5,
    cancellation: 26,
    complaint: 3,
    schedule: 12,
    other: 10,
    newContract: 14,
    contractDetails: 7,
    invoice: 2,
    construction: 6,
    quotation: 4,
  });
  expect(findTopic('26')).toBe(ticketTopics.cancellation);
  expect([findTopic('1'), findTopic('026'), findTopic('toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('an emptying is ordered with everything that a truck needs to know, and a question with nothing', () => {
  const whole = topicFields.filter((field) => field !== 'area');
  expect(ticketTopics.emptying.needs).toEqual(whole);
  // A collection that does not take place has no packed waste and no count: the company reads them all the same.
  const { needs, assumes } = ticketTopics.cancellation;
  expect([...needs, ...Object.keys(assumes)].sort()).toEqual([...whole].sort());
  expect(ticketTopics.other.needs).toEqual([]);
});

test('no topic has a field twice', () => {
  for (const { needs, offers } of Object.values(ticketTopics)) {
    const fields: readonly string[] = [...needs, ...offers];
    expect(new Set(fields).size).toBe(fields.length);
  }
});
