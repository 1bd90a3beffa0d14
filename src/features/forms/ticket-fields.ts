/** The contact form: the groups of its fields, their topics, and the choices from the site's content. */
import { defaultLocale } from '#platform/languages/locale.ts';
import { serviceFields, ticketFields, ticketTopics, type TopicField, topicFields } from './ticket.ts';
import { lookup } from '#platform/base/lookup.ts';
import { textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import type { Queries } from '#platform/store/query.ts';
import { type Page, pathIn } from '#shell/layout/page.ts';
import { containerName } from '#shell/waste/container-name.ts';
import { ownField } from './own-field.ts';
import type { FormField, FormPart, ShownOption } from '#shell/form/form-field.ts';

type Choices = ReturnType<Queries['ticketChoices']>;

const topics = Object.values(ticketTopics);

export function ticketParts(page: Page, choices: Choices): readonly FormPart[] {
  const { t } = page;
  const pick = (...names: readonly (keyof typeof ticketFields)[]) =>
    names.map((name) => ownField(name, ticketFields[name], page));
  const [subject, description, attachment] = [pick('subject'), pick('description'), pick('attachment')];
  return [
    { fields: pick('topic').map((field) => ({ ...field, topicHints: describeTopics(page) })) },
    {
      legend: t('common.form.part.service'),
      topics: topics.filter(({ needs, offers }) => needs.length + offers.length > 0).map(({ id }) => id),
      notes: [
        { text: t('common.form.cancelled'), topics: [ticketTopics.cancellation.id] },
        { text: t('common.form.openContainer'), topics: [ticketTopics.construction.id] },
        {
          text: t('common.form.otherCarriers'),
          topics: [ticketTopics.newContract.id],
          link: {
            label: t('common.form.seeCarriers'),
            href: `${pathIn(page, '/home-customer/organized-waste')}#contracts`,
          },
        },
      ],
      fields: buildServiceFields(page, choices),
    },
    {
      legend: t('common.form.part.sender'),
      notes: [{ text: t('common.form.reach') }],
      fields: pick('name', 'phone', 'email'),
    },
    {
      legend: t('common.form.part.message'),
      fields: [
        ...subject,
        ...description.map((field) => ({ ...field, hintTopics: [ticketTopics.schedule.id] })),
        ...attachment,
      ],
    },
  ];
}

function buildServiceFields(page: Page, choices: Choices): readonly FormField[] {
  const options = contentOptions(page, choices);
  return topicFields.map((name) => {
    const has = (fields: readonly TopicField[]) => fields.includes(name);
    const shown = options[name];
    return {
      ...ownField(name, serviceFields[name], page),
      ...(shown && { options: shown }),
      topicLabels: listTopicLabels(name, page),
      topics: topics.filter(({ needs, offers }) => has(needs) || has(offers)).map(({ id }) => id),
      needed: topics.filter(({ needs }) => has(needs)).map(({ id }) => id),
    };
  });
}

/** Beside the choice: what each topic is for. */
function describeTopics({ locale }: Page) {
  return topics.map(({ id, name, hint }) => ({
    topic: id,
    name: textIn(name, locale),
    text: textIn(hint, locale),
  }));
}

function listTopicLabels(name: TopicField, { locale }: Page) {
  return topics.flatMap((topic) => {
    const label = 'labels' in topic ? lookup<LocalizedText>(topic.labels, name) : undefined;
    return label ? [{ label: textIn(label, locale), topic: topic.id }] : [];
  });
}

/** Choices from the site's content. */
function contentOptions(
  page: Page,
  { municipalities, wasteTypes, containerTypes }: Choices,
): Readonly<Partial<Record<TopicField, readonly ShownOption[]>>> {
  return {
    area: municipalities.map(({ name, text }) => {
      const isForeign = text === name && page.locale !== defaultLocale;
      return { value: name, label: text, ...(isForeign && { lang: defaultLocale }) };
    }),
    wasteType: wasteTypes.map(({ id, name }) => ({ value: id, label: name })),
    containerType: containerTypes.map((type) => ({ value: type.id, label: containerName(type, page) })),
  };
}
