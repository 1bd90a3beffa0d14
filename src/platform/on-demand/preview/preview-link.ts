/** Preview addresses: what they request, and what their signature covers. */
import { failure, type Result } from '#platform/base/result.ts';
import { isLocale, type Locale } from '#platform/languages/locale.ts';
import { type PagePath, parsePagePath } from '#platform/addresses/page-path.ts';
import {
  entrySubject,
  framedSubject,
  type LinkFault,
  pageSubject,
  signLink,
  verifyLink,
} from '#platform/calls/signed-link.ts';

interface ShownAs {
  readonly locale: Locale;
  /** Origin of the page that may show it in a frame; without it none may. */
  readonly frame?: string | undefined;
}

export type PreviewRequest = ShownAs &
  /** @property entryType Route of its type, `posts`.
   * @property translations Further unpublished entries that the link opens: translations that the requester
   * of the link may edit. */
  (
    | {
        readonly type: 'entry';
        readonly entryType: string;
        readonly id: number;
        readonly translations?: readonly number[];
      }
    | { readonly type: 'page'; readonly path: PagePath }
  );

export const previewPath = '/preview';

interface LinkOptions {
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Parses what a link requests; undefined unless it could be shown. */
export function parsePreviewRequest(query: URLSearchParams): PreviewRequest | undefined {
  const locale = query.get('locale') ?? undefined;
  if (!isLocale(locale)) return undefined;
  const frame = query.get('frame') ?? undefined;
  if (frame !== undefined && !isOrigin(frame)) return undefined;
  const shown = { locale, frame };
  const page = query.get('page');
  if (page !== null) {
    const path = parsePagePath(page);
    return path && { type: 'page', path, ...shown };
  }
  return parseEntry(query, shown);
}

function parseEntry(query: URLSearchParams, shown: ShownAs): PreviewRequest | undefined {
  const entryType = query.get('type') ?? '';
  const ids = query.get('id') ?? '';
  // Whether the site has such entries is known where they are shown.
  if (!/^[a-z][a-z_]*$/u.test(entryType) || !/^[1-9]\d{0,9}(?:-[1-9]\d{0,9}){0,4}$/u.test(ids))
    return undefined;
  const [id = 0, ...translations] = ids.split('-').map(Number);
  return { type: 'entry', entryType, id, translations, ...shown };
}

/** It stands in a policy, where a blank or a semicolon would begin something else. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.-]+(?::\d+)?$/u.test(text) && URL.parse(text)?.origin === text;

/** @returns Expiry of the link, in seconds since the epoch. */
export function verifyPreview(
  query: URLSearchParams,
  asked: PreviewRequest | undefined,
  { secret, now }: LinkOptions,
): Result<number, LinkFault> {
  return asked ? verifyLink(query, { subject: toSubject(asked), secret, now }) : failure('unsigned');
}

/** Address of a preview.
 * @param until Seconds since the epoch. */
export function previewAddress(asked: PreviewRequest, until: number, secret: string): string {
  const signature = signLink(toSubject(asked), until, secret);
  const { locale, frame } = asked;
  const what =
    asked.type === 'page' ? { page: asked.path } : { type: asked.entryType, id: listIds(asked).join('-') };
  const query = new URLSearchParams({
    ...what,
    locale,
    ...(frame !== undefined && { frame }),
    until: String(until),
    signature,
  });
  return `${previewPath}?${query.toString()}`;
}

function toSubject(asked: PreviewRequest): string {
  const subject =
    asked.type === 'page'
      ? pageSubject(asked.path, asked.locale)
      : entrySubject(asked.entryType, listIds(asked), asked.locale);
  return asked.frame === undefined ? subject : framedSubject(subject, asked.frame);
}

function listIds({ id, translations = [] }: Extract<PreviewRequest, { type: 'entry' }>): readonly number[] {
  return [id, ...translations];
}
