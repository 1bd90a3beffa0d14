/** The contact form as a table. Which topic has and needs which field is src/model/ticket.ts. */
import { attachmentEndings } from '#model/attachment-rules.ts';
import { cutOffTime } from '#model/cut-off.ts';
import {
  maxContainers,
  ticketFieldNames,
  ticketTopics,
  type TopicField,
  topicFields,
} from '#model/ticket.ts';
import type { Queries } from '#store/queries/queries.ts';
import type { Page } from '../page.ts';
import { containerName } from '../price-list.ts';
import type { FieldOption, FormField, FormPart } from './form-field.ts';

type Choices = ReturnType<Queries['ticketChoices']>;

type FieldName = keyof typeof ticketFieldNames;

const topics = Object.values(ticketTopics);

/** Topics whose message orders or cancels an emptying. */
const orders = [ticketTopics.emptying.id, ticketTopics.cancellation.id];

export function ticketParts(page: Page, choices: Choices): readonly FormPart[] {
  const { t } = page;
  return [
    { fields: [topicField(page)] },
    {
      legend: t('common.form.part.service'),
      topics: topics.filter(({ needs, offers }) => needs.length + offers.length > 0).map(({ id }) => id),
      notes: [{ text: t('common.form.neededToOrder'), topics: orders }],
      fields: topicFields.map((name) => serviceField(name, page, choices)),
    },
    {
      legend: t('common.form.part.sender'),
      notes: [{ text: t('common.form.reach') }],
      fields: [
        { ...named('name', page), kind: 'name', needed: 'always', maxLength: 100 },
        { ...named('phone', page), kind: 'phone', maxLength: 40 },
        { ...named('email', page), kind: 'email', maxLength: 200 },
      ],
    },
    { legend: t('common.form.part.message'), fields: messageFields(page) },
  ];
}

function named(name: FieldName, { locale }: Page): Pick<FormField, 'name' | 'label'> {
  return { name, label: ticketFieldNames[name][locale] };
}

function topicField(page: Page): FormField {
  const options = topics.map(({ id, name }) => ({ value: String(id), label: name[page.locale] }));
  return { ...named('topic', page), kind: 'select', needed: 'always', options };
}

function serviceField(name: TopicField, page: Page, choices: Choices): FormField {
  const has = (fields: readonly TopicField[]) => fields.includes(name);
  return {
    ...named(name, page),
    topics: topics.filter(({ needs, offers }) => has(needs) || has(offers)).map(({ id }) => id),
    needed: topics.filter(({ needs }) => has(needs)).map(({ id }) => id),
    ...serviceControls(page, choices)[name],
  };
}

function serviceControls(
  page: Page,
  { municipalities, wasteTypes, containerTypes }: Choices,
): Readonly<Record<TopicField, Pick<FormField, 'kind' | 'hint' | 'options' | 'maxLength'>>> {
  const { t } = page;
  return {
    contractNumber: { kind: 'contract-number', hint: t('common.form.hint.contractNumber'), maxLength: 50 },
    area: { kind: 'select', options: municipalities.map((name) => optionOf(name, page)) },
    address: { kind: 'text', hint: t('common.form.hint.address'), maxLength: 200 },
    wasteType: { kind: 'select', options: wasteTypes.map(({ id, name }) => ({ value: id, label: name })) },
    containerType: {
      kind: 'select',
      options: containerTypes.map((type) => ({ value: type.id, label: containerName(type, page) })),
    },
    containerCount: {
      kind: 'select',
      options: Array.from({ length: maxContainers }, (_, index) => {
        const count = String(index + 1);
        return { value: count, label: count };
      }),
    },
    hasPackedWaste: { kind: 'radio', options: yesOrNo(page) },
    desiredDay: { kind: 'day', hint: t('common.form.hint.day', { time: cutOffTime }) },
  };
}

/** Names of places are Estonian in every language. */
function optionOf(name: string, { locale }: Page): FieldOption {
  return { value: name, label: name, ...(locale !== 'et' && { lang: 'et' }) };
}

export function yesOrNo({ t }: Page): readonly FieldOption[] {
  return [
    { value: 'yes', label: t('common.orderForm.yes') },
    { value: 'no', label: t('common.orderForm.no') },
  ];
}

function messageFields(page: Page): readonly FormField[] {
  const { t } = page;
  return [
    { ...named('subject', page), kind: 'text', needed: 'always', maxLength: 150 },
    {
      ...named('description', page),
      kind: 'lines',
      needed: 'always',
      maxLength: 5000,
      rows: 7,
      hint: t('common.form.hint.cycle'),
      eventTopics: [ticketTopics.schedule.id],
    },
    {
      ...named('attachment', page),
      kind: 'file',
      accept: attachmentEndings.map((ending) => `.${ending}`).join(),
      hint: t('common.form.hint.attachment'),
    },
  ];
}
