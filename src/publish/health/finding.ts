import type { Kind } from '#cms/export/kinds.ts';
import type { Locale } from '#model/locale.ts';
import type { Finding, FindingType } from '#model/site-status.ts';

/** The entry that a finding is about. */
export interface Subject {
  readonly kind: Kind;
  readonly id: string | number;
  readonly title: string;
  readonly file: string;
}

/** A finding without the link to its editor. */
export type Found = Omit<Finding, 'editLink'>;

interface What {
  readonly locale?: Locale | undefined;
  readonly place?: string | undefined;
  readonly value?: string | undefined;
}

export function found(
  type: FindingType,
  { kind, id, title, file }: Subject,
  { locale, place, value }: What = {},
): Found {
  return {
    type,
    kind,
    id: String(id),
    title,
    file,
    ...(locale && { locale }),
    ...(place !== undefined && { place }),
    ...(value !== undefined && { value }),
  };
}
