/** The contact form: its topics and the fields of each topic. */
import { type ContactTopicId, contactTopicIds } from '#shell/addresses/contact-topics.ts';
import { byLocale } from '#platform/languages/locale.ts';
import {
  type FieldDescriptor,
  type FieldOption,
  type FormDescriptor,
  type FormFields,
  senderFields,
  yesOrNo,
} from '#shell/form/form.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';

/** Spec §2, Contact form: max number of containers. */
const maxContainers = 6;

/** Fields that only some topics have. All other fields belong to every topic. */
export const serviceFields = {
  contractNumber: {
    kind: 'contract-number',
    label: { et: 'Lepingu number', ru: 'Номер договора', en: 'Contract number' },
    hint: 'contractNumber',
    maxLength: 50,
  },
  area: {
    kind: 'select',
    label: { et: 'Jäätmeveo piirkond', ru: 'Район вывоза отходов', en: 'Waste collection area' },
    maxLength: 100,
  },
  address: {
    kind: 'text',
    label: { et: 'Jäätmeveo aadress', ru: 'Адрес вывоза отходов', en: 'Collection address' },
    hint: 'address',
    maxLength: 200,
  },
  wasteType: {
    kind: 'select',
    label: { et: 'Jäätmeliik', ru: 'Вид отходов', en: 'Waste type' },
    values: wasteTypeIds,
  },
  containerType: {
    kind: 'select',
    label: { et: 'Konteiner', ru: 'Контейнер', en: 'Container' },
    values: /^(?:bag|(?:wheeled|deep)-\d{1,2}(?:\.\d{1,2})?)$/u,
  },
  containerCount: {
    kind: 'select',
    label: { et: 'Konteinerite arv', ru: 'Число контейнеров', en: 'Number of containers' },
    options: Array.from({ length: maxContainers }, (_, index) => optionOfCount(index + 1)),
  },
  hasPackedWaste: {
    kind: 'radio',
    label: {
      et: 'Pakitud lisajäätmed konteineri kõrval',
      ru: 'Мешки с отходами рядом с контейнером',
      en: 'Bagged extra waste beside the container',
    },
    options: yesOrNo,
  },
  desiredDay: {
    kind: 'day',
    label: { et: 'Soovitud tühjenduspäev', ru: 'Желаемый день вывоза', en: 'Preferred collection day' },
    hint: 'day',
  },
} as const satisfies FormFields;

export type TopicField = keyof typeof serviceFields;

export const topicFields = Object.keys(serviceFields) as readonly TopicField[];

interface Topic {
  readonly id: ContactTopicId;
  readonly name: LocalizedText;
  /** What it is for; each thing belongs to one topic. */
  readonly hint: LocalizedText;
  /** Required fields of the topic. */
  readonly needs: readonly TopicField[];
  /** Optional fields of the topic. */
  readonly offers: readonly TopicField[];
  /** Labels that differ from those of the fields. */
  readonly labels?: Readonly<Partial<Record<TopicField, LocalizedText>>>;
  /** What the company reads in fields that the visitor is not asked for. */
  readonly assumes?: Readonly<Partial<Record<TopicField, string>>>;
}

/** Spec §5: required for an order. */
const emptying = [
  'contractNumber',
  'address',
  'wasteType',
  'containerType',
  'containerCount',
  'hasPackedWaste',
  'desiredDay',
] as const satisfies readonly TopicField[];

/** docs/upstreams.md §5, Fields by topic; in form order. */
export const ticketTopics = {
  emptying: {
    id: contactTopicIds.emptying,
    name: { et: 'Lisatühjendus', ru: 'Дополнительный вывоз', en: 'Extra collection' },
    hint: {
      et: 'Konteiner sai enne veopäeva täis ja vajate ühte tühjendust juurde.',
      ru: 'Контейнер заполнился раньше дня вывоза, и нужен ещё один вывоз.',
      en: 'Your container filled up early and you need one more collection.',
    },
    needs: emptying,
    offers: [],
  },
  cancellation: {
    id: contactTopicIds.cancellation,
    name: { et: 'Tühjendusest loobumine', ru: 'Отказ от вывоза', en: 'Cancelling a collection' },
    hint: {
      et: 'Ühte plaanitud tühjendust ei ole vaja.',
      ru: 'Один из запланированных вывозов не нужен.',
      en: 'You do not need one of the planned collections.',
    },
    needs: ['contractNumber', 'address', 'wasteType', 'containerType', 'desiredDay'],
    offers: [],
    labels: {
      desiredDay: {
        et: 'Tühjendus, mille soovite ära jätta',
        ru: 'Вывоз, от которого вы отказываетесь',
        en: 'Collection to cancel',
      },
    },
    // No container of this kind is emptied on that day, and nothing beside it is taken.
    assumes: { containerCount: 'kõik', hasPackedWaste: 'ei' },
  },
  complaint: {
    id: contactTopicIds.complaint,
    name: { et: 'Kaebus teenuse kohta', ru: 'Жалоба на обслуживание', en: 'Service complaint' },
    hint: {
      et: 'Konteiner jäi tühjendamata, sai viga, auto tegi kahju või teenindus oli halb.',
      ru: 'Мусор не вывезли, контейнер сломали, машина нанесла ущерб или вас плохо обслужили.',
      en: 'We did not empty your container or we broke it, our truck caused damage, or you are unhappy with our service.',
    },
    needs: ['contractNumber'],
    offers: [],
  },
  schedule: {
    id: contactTopicIds.schedule,
    name: { et: 'Graafiku muutmine', ru: 'Изменение графика', en: 'Schedule change' },
    hint: {
      et: 'Soovite tühjendusi edaspidi harvemini või sagedamini.',
      ru: 'Нужно вывозить чаще или реже.',
      en: 'You want collections more or less often.',
    },
    needs: ['contractNumber', 'address'],
    offers: [],
  },
  newContract: {
    id: contactTopicIds.newContract,
    name: { et: 'Uus leping', ru: 'Новый договор', en: 'New contract' },
    hint: {
      et: 'Ostsite maja või liitute jäätmeveoga. Esimese konteineri tellite samal vormil.',
      ru: 'Вы купили дом или присоединяетесь к вывозу. Первый контейнер заказывают в этой же форме.',
      en: 'You have bought a house or have no contract yet. You order the first container on the same form.',
    },
    needs: ['area', 'address', 'containerType'],
    offers: [],
  },
  contractDetails: {
    id: contactTopicIds.contractDetails,
    name: {
      et: 'Leping ja kontaktandmed',
      ru: 'Договор и контактные данные',
      en: 'Contract and contact details',
    },
    hint: {
      et: 'Konteineri lisamine, vahetus, ost ja pesu. Väljakolimine, uus omanik, uus telefon, võtmed ja väravakood.',
      ru: 'Ещё один контейнер, его замена, покупка и мойка. Переезд, новый собственник, новый телефон, ключи и код ворот.',
      en: 'To add, change, buy or wash a container. To move out, or change the owner, phone number, keys or gate code.',
    },
    needs: ['contractNumber'],
    offers: [],
  },
  invoice: {
    id: contactTopicIds.invoice,
    name: { et: 'Arve', ru: 'Счёт', en: 'Bill' },
    hint: {
      et: 'Mõni rida ei klapi, arve ei tulnud kohale või soovite seda e-postile.',
      ru: 'Строка не сходится, счёт не пришёл или вы хотите получать его по эл. почте.',
      en: 'A line looks wrong, the bill has not come, or you want it by email.',
    },
    needs: ['contractNumber'],
    offers: [],
  },
  // The form lists household containers only: the container for construction waste is named in the description.
  construction: {
    id: contactTopicIds.construction,
    name: {
      et: 'Ehitusjäätmete tellimus',
      ru: 'Заказ вывоза строительных отходов',
      en: 'Construction waste order',
    },
    hint: {
      et: 'Ehituskonteineri või big-bag koti toomine ja äravedu.',
      ru: 'Доставка и вывоз строительного контейнера или биг-бэга.',
      en: 'We bring and collect a container for construction waste or a big bag.',
    },
    needs: ['address'],
    offers: [],
  },
  quotation: {
    id: contactTopicIds.quotation,
    name: { et: 'Hinnapäring', ru: 'Запрос цены', en: 'Price enquiry' },
    hint: {
      et: 'Suurjäätmete äravedu. Kottide, komposti ja liiva ost, ettevõtte leping ja suurem töö.',
      ru: 'Вывоз крупногабаритных отходов. Покупка мешков, компоста и песка, договор предприятия и крупная работа.',
      en: 'Collection of bulky waste. To buy bags, compost or sand, for a business contract or a bigger job.',
    },
    needs: ['address'],
    offers: ['containerType'],
  },
  other: {
    id: contactTopicIds.other,
    name: { et: 'Muu', ru: 'Другое', en: 'Other' },
    hint: {
      et: 'Kõik, mida teiste teemade juures ei ole.',
      ru: 'Всё, чего нет в других темах.',
      en: 'Anything that the other topics do not cover.',
    },
    needs: [],
    offers: [],
  },
} as const satisfies Readonly<Record<string, Topic>>;

const topicsById = new Map<string, Topic>(
  Object.values(ticketTopics).map((topic) => [String(topic.id), topic]),
);

/** Required fields of each topic, by its id. */
export const fieldsOfTopics: Readonly<Record<string, readonly TopicField[]>> = Object.fromEntries(
  Object.values(ticketTopics).map(({ id, needs }) => [id, needs]),
);

/** @param id As the form sends it: digits. */
export function findTopic(id: string): Topic | undefined {
  return topicsById.get(id);
}

export interface TicketField extends FieldDescriptor {
  /** Field name in the helpdesk; other fields are sent under their label. */
  readonly helpdeskName?: string;
}

/** The contact form. The server lists missing fields in this order; the page has its own grouping. */
export const ticketFields = {
  topic: {
    kind: 'select',
    label: { et: 'Teema', ru: 'Тема', en: 'Topic' },
    isRequired: true,
    options: Object.values(ticketTopics).map(({ id, name }) => ({ value: String(id), label: name })),
  },
  name: { ...senderFields.name, helpdeskName: 'partner_name' },
  phone: { ...senderFields.phone, helpdeskName: 'partner_phone' },
  email: { ...senderFields.email, helpdeskName: 'partner_email' },
  ...serviceFields,
  subject: {
    kind: 'text',
    label: { et: 'Pealkiri', ru: 'Заголовок', en: 'Subject' },
    isRequired: true,
    maxLength: 150,
    helpdeskName: 'name',
  },
  description: {
    kind: 'lines',
    label: { et: 'Kirjeldus', ru: 'Описание', en: 'Description' },
    isRequired: true,
    maxLength: 5000,
    rows: 7,
    hint: 'cycle',
    helpdeskName: 'description',
  },
  attachment: {
    kind: 'file',
    label: { et: 'Manus', ru: 'Вложение', en: 'Attachment' },
    hint: 'attachment',
    helpdeskName: 'attachment',
  },
} as const satisfies Readonly<Record<string, TicketField>>;

export const ticketForm = {
  fields: ticketFields,
  oneOf: ['email', 'phone'],
} as const satisfies FormDescriptor<typeof ticketFields>;

function optionOfCount(count: number): FieldOption {
  const text = String(count);
  return { value: text, label: byLocale(() => text) };
}
