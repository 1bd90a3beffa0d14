/** Topics of the FAQ: each has an address, and editors name one in pages of the page builder. */

/** Groups of the FAQ, in page order. */
export const faqTopics = ['contract', 'collection', 'sorting', 'containers', 'billing', 'special'] as const;

export type FaqTopic = (typeof faqTopics)[number];

/** @throws {RangeError} */
export function parseFaqTopic(value: string): FaqTopic {
  const topic = faqTopics.find((known) => known === value);
  if (topic === undefined) throw new RangeError(`${value} is not a topic of the FAQ.`);
  return topic;
}
