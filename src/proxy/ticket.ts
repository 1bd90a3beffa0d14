/** A message to customer service: read from the contact form and written for the helpdesk. */
import { z } from 'zod';
import { lookup } from '#base/lookup.ts';
import { failure, type Result } from '#base/result.ts';
import { findTopic, maxContainers, ticketFieldNames, type TopicField, topicFields } from '#model/ticket.ts';
import { wasteTypeIds } from '#model/waste.ts';
import type { Parameters } from './endpoint.ts';
import {
  dayRefusal,
  daySchema,
  guardFields,
  lineSchema,
  linesSchema,
  parseForm,
  senderFields,
} from './form-fields.ts';
import type { Refusal } from './refusal.ts';
import { turnstileField } from './turnstile.ts';

const ticketSchema = z
  .strictObject({
    ...senderFields,
    ...guardFields,
    form: z.literal('ticket'),
    topic: z.string().refine((id) => findTopic(id) !== undefined),
    area: lineSchema(100),
    address: lineSchema(200),
    wasteType: z.enum(wasteTypeIds),
    containerType: z.string().regex(/^(?:bag|(?:wheeled|deep)-\d{1,2}(?:\.\d{1,2})?)$/u),
    containerCount: z.string().regex(/^\d$/u).transform(Number).pipe(z.int().min(1).max(maxContainers)),
    hasPackedWaste: z.enum(['yes', 'no']),
    desiredDay: daySchema,
    subject: lineSchema(150),
    description: linesSchema(5000),
    attachment: z.unknown(),
    [turnstileField]: z.unknown(),
  })
  .partial();

export type Ticket = z.output<typeof ticketSchema>;

/** @param now Milliseconds since the Unix epoch. */
export function parseTicket(parameters: Parameters, now: number): Result<Ticket, Refusal> {
  const ticket = parseForm(ticketSchema, parameters, (filled) => {
    const needs = (typeof filled.topic === 'string' ? findTopic(filled.topic) : undefined)?.needs ?? [];
    const missing = ['topic', 'name', ...needs, 'subject', 'description'].filter(
      (field) => !Object.hasOwn(filled, field),
    );
    const isReachable = 'email' in filled || 'phone' in filled;
    return isReachable ? missing : [...missing, 'email', 'phone'];
  });
  if (ticket.type === 'failure') return ticket;
  const { topic = '', desiredDay } = ticket.value;
  const isDayNeeded = findTopic(topic)?.needs.includes('desiredDay') === true;
  const refusal = isDayNeeded ? dayRefusal('desiredDay', desiredDay, now) : undefined;
  return refusal ? failure(refusal) : ticket;
}

interface Writing {
  readonly topicField: string;
  readonly reference: string;
  /** Estonian name of a waste type. */
  readonly nameWasteType: (id: string) => string;
}

/** docs/upstreams.md §5: five fields are the helpdesk's own, everything else travels under Estonian labels. Fields that the
 * topic does not ask for go along: without JavaScript the form shows all, and whoever fills one means it. */
export function writeTicket(
  ticket: Ticket,
  { topicField, reference, nameWasteType }: Writing,
): Readonly<Record<string, string>> {
  const { topic, subject, name, email, phone, description, locale } = ticket;
  const values = {
    [topicField]: topic,
    name: subject,
    description,
    partner_name: name,
    partner_email: email,
    partner_phone: phone,
    [ticketFieldNames.topic.et]: topic && findTopic(topic)?.name.et,
    ...labelledValues(ticket, nameWasteType),
    Keel: locale,
    Viitenumber: reference,
  };
  const given: readonly (readonly [string, string | undefined])[] = Object.entries(values);
  return Object.fromEntries(given.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));
}

function labelledValues(
  ticket: Ticket,
  nameWasteType: (id: string) => string,
): Readonly<Record<string, string | undefined>> {
  const { contractNumber, wasteType, containerType, containerCount, hasPackedWaste, desiredDay } = ticket;
  const values: Readonly<Record<TopicField, string | undefined>> = {
    contractNumber: contractNumber && `L${contractNumber}`,
    area: ticket.area,
    address: ticket.address,
    wasteType: wasteType && nameWasteType(wasteType),
    containerType: containerType && nameContainer(containerType),
    containerCount: containerCount?.toString(),
    hasPackedWaste: hasPackedWaste && { yes: 'jah', no: 'ei' }[hasPackedWaste],
    desiredDay: desiredDay?.split('-').toReversed().join('.'),
  };
  return Object.fromEntries(topicFields.map((field) => [ticketFieldNames[field].et, values[field]]));
}

const containerNames = { wheeled: 'ratastega konteiner', deep: 'süvamahuti' } as const;

function nameContainer(type: string): string {
  const [kind, volume = ''] = type.split('-');
  if (kind !== 'wheeled' && kind !== 'deep') return 'kott';
  return `${containerNames[kind]} ${volume.replace('.', ',')}\u00a0m³`;
}

/** Our names for the helpdesk's own fields. */
export function ownFieldName(field: string, topicField: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    [topicField]: 'topic',
    name: 'subject',
    description: 'description',
    partner_name: 'name',
    partner_email: 'email',
    partner_phone: 'phone',
    attachment: 'attachment',
  };
  return lookup(names, field);
}
