/** Responses to forms sent without JavaScript: a redirect to the confirmation page, or a page that names the errors. */
import { lookup } from '#platform/base/lookup.ts';
import { escapeHtml } from '#platform/base/html/html.ts';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import type { Result } from '#platform/base/result.ts';
import {
  defaultLocale,
  isLocale,
  languages,
  type Locale,
  textIn,
  type Worded,
} from '#platform/languages/locale.ts';
import type { RefusedForm } from '#platform/publish/visit.ts';
import type { FormContext, BodyRules, LiveAnswer, PageForm, Parameters } from './endpoint.ts';
import { refusalTexts } from './live-facts.ts';
import { readFormBody } from './multipart.ts';
import { type Refusal, refusalEntry, refusalHeaders, type RefusalCode } from './refusal.ts';

/** A form of a page, which the browser may also send itself. */
export function pageForm(rules: BodyRules): PageForm {
  return {
    ...rules,
    readBody: readFormBody,
    answer: (outcome, context) => answerForm(outcome, { ...context, form: rules }),
  };
}

interface AnswerFormContext extends FormContext {
  readonly form: BodyRules;
}

async function answerForm(
  outcome: Result<LiveAnswer, Refusal>,
  { request, form, parameters, requestId, showRefused, refusals, loadFacts }: AnswerFormContext,
): Promise<Response> {
  const locale = chooseLocale(request, parameters);
  if (outcome.type === 'success') {
    const { reference, sentNote } = outcome.value;
    const query = reference === undefined ? '' : `?reference=${reference}`;
    const note = sentNote === undefined ? '' : `#${sentNote}`;
    const location = languages[locale].prefix + form.sentPage + query + note;
    const headers = { Location: location, 'Cache-Control': 'no-store' };
    // 303: the browser follows with GET, so a reload does not send the form again.
    return new Response(null, { status: 303, headers: { ...answerSecurityHeaders, ...headers } });
  }
  const headers = refusalHeaders(outcome.failure, requestId);
  const { code } = outcome.failure;
  const entry = refusalEntry(code, refusals);
  const { status } = entry;
  const own = formMessages[code];
  const message = own ? textIn(own, locale) : (await refusalTexts(entry, loadFacts))[locale];
  // A field that is missing is the visitor's matter, not that of the log.
  const requestNumber = status >= 500 ? requestId : undefined;
  const refused = refusedForm(outcome.failure, { form, parameters, message, locale, requestNumber });
  const showing = { locale, status, retryAfter: headers.get('retry-after') };
  const page = refused && (await showRefused?.(refused, showing));
  if (page) return page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(failurePage(outcome.failure, { form, message, locale, requestNumber }), {
    status,
    headers,
  });
}

interface FailurePageContext extends Pick<AnswerFormContext, 'form'> {
  readonly locale: Locale;
  /** What is wrong, for the visitor. */
  readonly message: string;
  /** Number of the request in the log, when the fault is ours or that of an upstream. */
  readonly requestNumber: string | undefined;
}

interface RefusedFormContext extends FailurePageContext {
  readonly parameters: Parameters;
}

/** Fields that the form sets itself, so they are not filled in again. */
const ownFields = new Set(['form', 'locale', 'website', 'filledMs']);

/** @returns undefined when no field was read, or for a form that no page contains as a whole. */
function refusedForm(
  { fields = [], parameter, text, reference }: Refusal,
  { form, parameters, message, requestNumber }: RefusedFormContext,
): RefusedForm | undefined {
  if (Object.keys(parameters).length === 0 || form.isOfUpstream?.(parameters) === true) return undefined;
  const values = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' && !ownFields.has(name) ? [[name, value] as const] : [],
  );
  return {
    page: form.page,
    message,
    fields: fields.length === 0 && parameter !== undefined ? [parameter] : fields,
    values: Object.fromEntries(values),
    ...(text !== undefined && { text }),
    ...(reference !== undefined && { reference }),
    ...(requestNumber !== undefined && { requestNumber }),
  };
}

/** A visitor filled in a form; that it became a request is no matter of theirs. */
const formMessages: Readonly<Partial<Record<RefusalCode, Worded>>> = {
  'parameter-missing': {
    et: 'Mõni vajalik väli on tühi. Täitke see ja saatke uuesti.',
    ru: 'Не заполнено обязательное поле. Заполните его и отправьте ещё раз.',
    en: 'A required field is empty. Fill it in and send the form again.',
  },
  'parameter-invalid': {
    et: 'Mõni väli ei ole õigesti täidetud. Parandage see ja saatke uuesti.',
    ru: 'Одно из полей заполнено неверно. Исправьте его и отправьте ещё раз.',
    en: 'A field is not filled in correctly. Correct it and send the form again.',
  },
};

/** Language from the form; if it could not be read, from the Referer header. */
function chooseLocale(request: Request, { locale }: Parameters): Locale {
  if (typeof locale === 'string' && isLocale(locale)) return locale;
  const referrer = request.headers.get('referer');
  const first = referrer === null ? undefined : URL.parse(referrer)?.pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

const words = {
  title: { et: 'Vorm jäi saatmata', ru: 'Форма не отправлена', en: 'The form was not sent' },
  unconfirmed: { et: 'Kinnitust ei tulnud', ru: 'Подтверждение не пришло', en: 'We got no confirmation' },
  fields: { et: 'Vaadake üle:', ru: 'Проверьте поля:', en: 'Check these fields:' },
  reference: { et: 'Pöördumise number:', ru: 'Номер обращения:', en: 'Reference number:' },
  number: { et: 'Vea number:', ru: 'Номер ошибки:', en: 'Error number:' },
  back: {
    et: 'Minge brauseri nupuga tagasi. Kirjutatu on seal enamasti alles. Tühja vormi leiate siit:',
    ru: 'Вернитесь кнопкой браузера назад: написанное там обычно сохраняется. Пустая форма здесь:',
    en: 'Use your browser’s back button. What you wrote is usually still there. An empty form is here:',
  },
  form: { et: 'vorm', ru: 'форма', en: 'form' },
} as const;

function failurePage(
  { fields = [], parameter, reference, text }: Refusal,
  { form, message, locale, requestNumber }: FailurePageContext,
): string {
  const isUnconfirmed = reference !== undefined;
  const title = textIn(isUnconfirmed ? words.unconfirmed : words.title, locale);
  const named = fields.length === 0 && parameter !== undefined ? [parameter] : fields;
  const names = named.flatMap((field) => lookup(form.fieldNames, field)?.[locale] ?? []);
  const parts = [
    `<h1>${title}</h1>`,
    `<p>${escapeHtml(message)}</p>`,
    text === undefined ? '' : `<blockquote>${escapeHtml(text)}</blockquote>`,
    names.length === 0 ? '' : `<p>${textIn(words.fields, locale)} ${names.map(escapeHtml).join(', ')}</p>`,
    isUnconfirmed
      ? `<p>${textIn(words.reference, locale)} <strong>${escapeHtml(reference)}</strong></p>`
      : '',
    requestNumber === undefined
      ? ''
      : `<p>${textIn(words.number, locale)} <strong>${requestNumber}</strong></p>`,
    `<p>${textIn(words.back, locale)} <a href="${languages[locale].prefix + form.page}">${textIn(words.form, locale)}</a></p>`,
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main>${parts.join('\n')}</main></body></html>`;
}
