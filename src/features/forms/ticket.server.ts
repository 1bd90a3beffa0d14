/** A message to customer service, from the contact form to the helpdesk's fields. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import { formatVolume } from '#shell/languages/format.ts';
import { failure, type Result } from '#platform/base/result.ts';
import { findTopic, type TicketField, ticketFields, ticketForm } from './ticket.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import {
  dayRefusal,
  formSchema,
  missingFields,
  parseForm,
  writeValue,
} from '#shell/form/form-fields.server.ts';
import type { Refusal } from '#platform/calls/refusal.ts';

export const ticketSchema = formSchema(ticketFields).extend({ form: z.literal('ticket').optional() });

export type Ticket = z.output<typeof ticketSchema>;

/** @param now Milliseconds since the Unix epoch. */
export function parseTicket(parameters: Parameters, now: number): Result<Ticket, Refusal> {
  const ticket = parseForm(ticketSchema, parameters, (filled) => {
    const topic = typeof filled.topic === 'string' ? findTopic(filled.topic) : undefined;
    return missingFields(ticketForm, filled, topic?.needs);
  });
  if (ticket.type === 'failure') return ticket;
  const { topic = '', desiredDay } = ticket.value;
  const isDayNeeded = findTopic(topic)?.needs.includes('desiredDay') === true;
  const refusal = isDayNeeded ? dayRefusal('desiredDay', desiredDay, now) : undefined;
  return refusal ? failure(refusal) : ticket;
}

interface WriteTicketOptions {
  readonly topicField: string;
  readonly reference: string;
  /** Estonian name of a waste type. */
  readonly nameWasteType: (id: string) => string;
}

/** docs/upstreams.md §5: five fields go to fields of the helpdesk, all others are listed in the description under
 * Estonian labels. Fields that the topic does not need are included: without JavaScript the form shows all fields,
 * and a visitor may fill in any of them. */
export function writeTicket(
  ticket: Ticket,
  { topicField, reference, nameWasteType }: WriteTicketOptions,
): Readonly<Record<string, string>> {
  const { topic, locale } = ticket;
  const namesOf: Readonly<Record<string, (value: string) => string>> = {
    wasteType: nameWasteType,
    containerType: nameContainer,
  };
  const { labels = {}, assumes = {} } = findTopic(topic ?? '') ?? {};
  const written = Object.entries<TicketField>(ticketFields).flatMap(
    ([name, field]): readonly (readonly [string, string])[] => {
      const value: unknown = lookup(ticket, name);
      const label = lookup<LocalizedText>(labels, name)?.et ?? field.label.et;
      const assumed = lookup<string>(assumes, name);
      if (typeof value !== 'string') return assumed === undefined ? [] : [[label, assumed]];
      if (field.helpdeskName !== undefined) return [[field.helpdeskName, value]];
      return [[label, lookup(namesOf, name)?.(value) ?? writeValue(field, value)]];
    },
  );
  return {
    ...(topic !== undefined && { [topicField]: topic }),
    ...Object.fromEntries(written),
    ...(locale !== undefined && { Keel: locale }),
    'Pöördumise number': reference,
  };
}

const containerNames = { wheeled: 'ratastega konteiner', deep: 'süvamahuti' } as const;

function nameContainer(type: string): string {
  const [kind, volume = ''] = type.split('-');
  if (kind !== 'wheeled' && kind !== 'deep') return 'kott';
  return `${containerNames[kind]} ${formatVolume(Number(volume), defaultLocale)}`;
}

/** Our name for a field of the helpdesk. */
export function ownFieldName(field: string, topicField: string): string | undefined {
  if (field === topicField) return 'topic';
  const fields = Object.entries<TicketField>(ticketFields);
  return fields.find(([, { helpdeskName }]) => helpdeskName === field)?.[0];
}
