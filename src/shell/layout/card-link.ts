/** Links of one entry of the content base: what a visitor wants next, with what is known filled in. */
import { findContainerType, findWasteType, type SourceNames } from '#shell/languages/source-name.ts';

/** Texts, topics and the address of the contact form, for the props of an island. */
export type CardLinks = Readonly<Record<'extra' | 'cancel' | 'report' | 'missed', CardLink>>;

export interface CardLink {
  readonly label: string;
  /** Of the contact form. */
  readonly topic: number;
  /** With `{date}` and `{address}`. */
  readonly subject: string;
  /** Address of the contact form. */
  readonly contact: string;
}

interface Known {
  readonly address: string;
  /** As it is written in the subject. */
  readonly date: string;
  readonly garbage?: string | undefined;
  readonly itemType?: string | undefined;
  /** Day that the form is to have, yyyy-MM-dd. */
  readonly desiredDay?: string | undefined;
  /** What the visitor would write. */
  readonly description?: string | undefined;
}

/** Address of the form with what is known. A contract number is never part of it (src/shell/browser). */
export function linkAddress({ contact, topic, subject }: CardLink, known: Known, names: SourceNames): string {
  const { address, date, garbage = '', itemType = '', desiredDay = '', description = '' } = known;
  const written = subject.replace('{date}', date).replace('{address}', () => address);
  const values = {
    topic: String(topic),
    subject: written.trim().replace(/:$/u, ''),
    address,
    wasteType: findWasteType(garbage, names) ?? '',
    containerType: findContainerType(itemType) ?? '',
    desiredDay,
    description,
  };
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return `${contact}?${new URLSearchParams(filled).toString()}`;
}
