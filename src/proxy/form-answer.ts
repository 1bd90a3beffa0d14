/** Answers to a form that a page without JavaScript has sent: the next page, or a plain page that says what failed. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import type { Result } from '#base/result.ts';
import { defaultLocale, isLocale, type Locale } from '#model/locale.ts';
import type { PagePath } from '#model/page-path.ts';
import { refusalHeaders } from './answer-headers.ts';
import type { FormRules, LiveAnswer, Parameters } from './endpoint.ts';
import { isFormType } from './parameters.ts';
import { type Refusal, refusals } from './refusal.ts';

/** Whether the browser itself has sent a form and shows whatever comes; scripts ask for JSON. */
export function isFormOfPage({ method, headers }: Request): boolean {
  return (
    method === 'POST' &&
    isFormType(headers.get('content-type') ?? '') &&
    /\btext\/html\b/iu.test(headers.get('accept') ?? '')
  );
}

interface Answering {
  readonly request: Request;
  readonly form: FormRules;
  readonly parameters: Parameters;
  readonly requestId: string;
}

export function answerForm(
  outcome: Result<LiveAnswer, Refusal>,
  { request, form, parameters, requestId }: Answering,
): Response {
  const locale = localeOf(request, parameters);
  if (outcome.type === 'success') {
    const { reference, sentNote } = outcome.value;
    const query = reference === undefined ? '' : `?reference=${reference}`;
    const note = sentNote === undefined ? '' : `#${sentNote}`;
    const location = addressOf(form.sentPage, locale) + query + note;
    const headers = { Location: location, 'Cache-Control': 'no-store' };
    // 303: whatever was posted, the next page is got, and reloading it sends nothing.
    return new Response(null, { status: 303, headers: { ...answerSecurityHeaders, ...headers } });
  }
  const headers = refusalHeaders(outcome.failure, requestId);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { status } = refusals[outcome.failure.code];
  return new Response(failurePage(outcome.failure, form, locale), { status, headers });
}

/** The form says its language; where it could not be read, the page that it stands on does. */
function localeOf(request: Request, { locale }: Parameters): Locale {
  if (typeof locale === 'string' && isLocale(locale)) return locale;
  const referrer = request.headers.get('referer');
  const first = referrer === null ? undefined : URL.parse(referrer)?.pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** As src/site/paths.ts has it; Estonian has no prefix. */
function addressOf(path: PagePath, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

const words = {
  title: { et: 'Vorm jäi saatmata', ru: 'Форма не отправлена', en: 'The form was not sent' },
  unconfirmed: { et: 'Kinnitust ei tulnud', ru: 'Подтверждение не пришло', en: 'No confirmation came' },
  fields: { et: 'Vaadake üle:', ru: 'Проверьте поля:', en: 'Look at these fields:' },
  reference: { et: 'Viitenumber:', ru: 'Номер обращения:', en: 'Reference number:' },
  back: {
    et: 'Minge brauseri nupuga tagasi: seal on kirjutatu enamasti alles. Tühja vormi leiate siit:',
    ru: 'Вернитесь кнопкой браузера назад: написанное там обычно сохраняется. Пустая форма здесь:',
    en: 'Go back with the button of your browser: what you wrote is usually still there. An empty form is here:',
  },
  form: { et: 'vorm', ru: 'форма', en: 'form' },
} as const;

function failurePage(
  { code, fields = [], parameter, reference, text }: Refusal,
  form: FormRules,
  locale: Locale,
): string {
  const isUnconfirmed = reference !== undefined;
  const title = (isUnconfirmed ? words.unconfirmed : words.title)[locale];
  const named = fields.length === 0 && parameter !== undefined ? [parameter] : fields;
  const names = named.flatMap((field) => form.fieldNames[field]?.[locale] ?? []);
  const parts = [
    `<h1>${title}</h1>`,
    `<p>${escapeHtml(refusals[code].message[locale])}</p>`,
    text === undefined ? '' : `<blockquote>${escapeHtml(text)}</blockquote>`,
    names.length === 0 ? '' : `<p>${words.fields[locale]} ${names.map(escapeHtml).join(', ')}</p>`,
    isUnconfirmed ? `<p>${words.reference[locale]} <strong>${escapeHtml(reference)}</strong></p>` : '',
    `<p>${words.back[locale]} <a href="${addressOf(form.page, locale)}">${words.form[locale]}</a></p>`,
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main>${parts.join('\n')}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
