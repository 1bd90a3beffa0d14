/** What a visitor may write to customer service: the topics of the contact form, and the fields that each has. */
import type { LocalizedText } from './text.ts';

/** Fields that a topic may have. Name, telephone, e-mail, subject, description and attachment belong to all. */
export const topicFields = [
  'contractNumber',
  'area',
  'address',
  'wasteType',
  'containerType',
  'containerCount',
  'hasPackedWaste',
  'desiredDay',
] as const;

export type TopicField = (typeof topicFields)[number];

interface Topic {
  /** Spec §2, Contact form: number of the topic in the helpdesk. */
  readonly id: number;
  readonly name: LocalizedText;
  /** Without these the message is not taken. */
  readonly needs: readonly TopicField[];
  /** They may stay empty. */
  readonly offers: readonly TopicField[];
}

/** Spec §5: without them nothing is ordered. */
const emptying = [
  'contractNumber',
  'address',
  'wasteType',
  'containerType',
  'containerCount',
  'hasPackedWaste',
  'desiredDay',
] as const satisfies readonly TopicField[];

/** docs/upstreams.md §5, Fields by topic; in the order of the form. */
export const ticketTopics = {
  emptying: {
    id: 5,
    name: {
      et: 'Lisatühjenduse tellimus',
      ru: 'Заказ дополнительного опорожнения',
      en: 'Additional emptying',
    },
    needs: emptying,
    offers: [],
  },
  cancellation: {
    id: 26,
    name: { et: 'Tühjendusest loobumine', ru: 'Отказ от опорожнения', en: 'Cancelling an emptying' },
    needs: emptying,
    offers: [],
  },
  complaint: {
    id: 3,
    name: { et: 'Kaebus teenuse kohta', ru: 'Жалоба на обслуживание', en: 'Service complaint' },
    needs: ['contractNumber'],
    offers: [],
  },
  schedule: {
    id: 12,
    name: { et: 'Graafiku muutmine', ru: 'Изменение графика', en: 'Schedule change' },
    needs: ['contractNumber', 'address'],
    offers: [],
  },
  newContract: {
    id: 14,
    name: { et: 'Uus leping', ru: 'Новый договор', en: 'New contract' },
    needs: ['area', 'address', 'containerType'],
    offers: [],
  },
  contractDetails: {
    id: 7,
    name: {
      et: 'Leping ja kontaktandmed',
      ru: 'Договор и контактные данные',
      en: 'Contract and contact details',
    },
    needs: ['contractNumber'],
    offers: [],
  },
  invoice: {
    id: 2,
    name: { et: 'Arve', ru: 'Счёт', en: 'Invoice' },
    needs: ['contractNumber'],
    offers: [],
  },
  // The containers of the form are those for households: a container for construction waste is described in words.
  construction: {
    id: 6,
    name: {
      et: 'Ehitusjäätmete tellimus',
      ru: 'Заказ вывоза строительных отходов',
      en: 'Construction waste order',
    },
    needs: ['address'],
    offers: ['containerType'],
  },
  quotation: {
    id: 4,
    name: { et: 'Hinnapäring', ru: 'Запрос цены', en: 'Quotation request' },
    needs: ['address'],
    offers: ['containerType'],
  },
  other: { id: 10, name: { et: 'Muu', ru: 'Другое', en: 'Other' }, needs: [], offers: [] },
} as const satisfies Readonly<Record<string, Topic>>;

/** Spec §2, Contact form: how many containers may be named. */
export const maxContainers = 6;

const topicsById = new Map<string, Topic>(
  Object.values(ticketTopics).map((topic) => [String(topic.id), topic]),
);

/** @param id As the form sends it: digits. */
export function findTopic(id: string): Topic | undefined {
  return topicsById.get(id);
}

/** Names of the form's fields: in the form, in messages about it, and (in Estonian) in the helpdesk. */
export const ticketFieldNames = {
  topic: { et: 'Teema', ru: 'Тема', en: 'Topic' },
  contractNumber: { et: 'Lepingu number', ru: 'Номер договора', en: 'Contract number' },
  name: { et: 'Nimi', ru: 'Имя и фамилия', en: 'Name' },
  phone: { et: 'Telefon', ru: 'Телефон', en: 'Phone' },
  email: { et: 'E-post', ru: 'Эл. почта', en: 'E-mail' },
  area: { et: 'Jäätmeveo piirkond', ru: 'Район вывоза отходов', en: 'Waste collection area' },
  address: { et: 'Jäätmeveo aadress', ru: 'Адрес вывоза отходов', en: 'Collection address' },
  wasteType: { et: 'Jäätmeliik', ru: 'Вид отходов', en: 'Waste type' },
  containerType: { et: 'Konteiner', ru: 'Контейнер', en: 'Container' },
  containerCount: { et: 'Konteinerite arv', ru: 'Число контейнеров', en: 'Number of containers' },
  hasPackedWaste: {
    et: 'Pakitud lisajäätmed konteineri kõrval',
    ru: 'Упакованные отходы рядом с контейнером',
    en: 'Packed extra waste beside the container',
  },
  desiredDay: { et: 'Soovitud tühjenduspäev', ru: 'Желаемый день опорожнения', en: 'Preferred emptying day' },
  subject: { et: 'Pealkiri', ru: 'Заголовок', en: 'Subject' },
  description: { et: 'Kirjeldus', ru: 'Описание', en: 'Description' },
  attachment: { et: 'Manus', ru: 'Вложение', en: 'Attachment' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
