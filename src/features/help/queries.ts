import { plainText } from '#platform/cms/sanitise.ts';
import { type FaqTopic, faqTopics } from '#shell/addresses/faq-topics.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import { toPageHtml, withFacts } from '#shell/layout/site.ts';

/** Questions of every topic without answers, in page order. */
function faqTopicList(context: QueryContext, locale: Locale) {
  return faqTopics.map((topic) => ({
    topic,
    questions: readTopic(context, topic).map(({ id, question }) => ({
      id,
      question: withFacts(textIn(question, locale), locale, context),
    })),
  }));
}

/** Questions of one topic with their answers. */
export function faqTopic(context: QueryContext, topic: FaqTopic, locale: Locale) {
  return readTopic(context, topic).map(({ id, question, answer }) => ({
    id,
    question: withFacts(textIn(question, locale), locale, context),
    answer: toPageHtml(textIn(answer, locale), locale, context),
  }));
}

/** Keys of the list start with the topic's number (feature.ts). */
function readTopic({ reader }: QueryContext, topic: FaqTopic) {
  const number = faqTopics.indexOf(topic);
  return reader.range('faq', 'faq', { from: `${number}/`, until: `${number + 1}/` });
}

/** Guides for lists. */
function guideList(context: QueryContext, locale: Locale) {
  return context.reader.range('guides', 'guides').map((entry) => ({
    id: entry.id,
    title: textIn(entry.texts, locale).title,
    summary: withFacts(textIn(entry.texts, locale).summary, locale, context),
  }));
}

function guideIds({ reader }: QueryContext): readonly string[] {
  return reader.range('guides', 'guides').map(({ id }) => id);
}

export function guide(context: QueryContext, id: string, locale: Locale) {
  const found = context.reader.entry('guides', id);
  if (!found) throw new MissingEntryError(`There is no guide ${id}.`);
  const { title, summary, sections } = textIn(found.texts, locale);
  return {
    id,
    title,
    summary: withFacts(summary, locale, context),
    sections: sections.map((section) => ({
      id: section.id,
      heading: section.heading,
      html: toPageHtml(section.html, locale, context),
    })),
  };
}

/** Titles of questions and guides, which find them in the other languages too. */
function helpTitles(context: QueryContext, locale: Locale) {
  return helpWords(context, locale).map(({ path, title }) => ({ path, title }));
}

/** Questions and guides for the search index, each with its own address. */
export function helpWords(context: QueryContext, locale: Locale) {
  return [
    ...faqTopics.flatMap((topic) =>
      faqTopic(context, topic, locale).map(({ id, question, answer }) => ({
        path: `/customer-support/faq/${topic}#${id}`,
        kind: 'question' as const,
        title: question,
        text: plainText(answer),
        also: context.reader.entry('faq', id)?.searchWords?.[locale],
      })),
    ),
    ...guideIds(context).map((id) => {
      const { title, summary, sections } = guide(context, id, locale);
      return {
        path: `/customer-support/instructions/${id}`,
        kind: 'guide' as const,
        title,
        text: [summary, ...sections.flatMap((section) => [section.heading, plainText(section.html)])].join(
          ' ',
        ),
        also: context.reader.entry('guides', id)?.searchWords?.[locale],
      };
    }),
  ];
}

/** All queries of this feature. */
export const queries = { faqTopic, faqTopicList, guide, guideIds, guideList, helpTitles, helpWords };
