/** Refusals of the live part: status, sentence for visitors and headers of each. Endpoints add those of their feature. */
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { Challenge } from '#platform/protocol/proof.ts';
import type { RefusalEntry } from './refusal-entry.ts';

/** Those that say nothing of one site. */
export const refusals = {
  'parameter-missing': {
    status: 400,
    message: {
      et: 'Päringus puudub vajalik väli.',
      ru: 'В запросе не хватает обязательного поля.',
      en: 'The request lacks a required field.',
    },
  },
  'parameter-invalid': {
    status: 400,
    message: {
      et: 'Päringu väli ei ole sobival kujul.',
      ru: 'Поле запроса заполнено неверно.',
      en: 'A field of the request is not in the right format.',
    },
  },
  'parameter-unknown': {
    status: 400,
    message: {
      et: 'Päringus on tundmatu väli.',
      ru: 'В запросе есть неизвестное поле.',
      en: 'The request has an unknown field.',
    },
  },
  'body-malformed': {
    status: 400,
    message: {
      et: 'Päringu sisu ei ole loetav.',
      ru: 'Содержимое запроса не читается.',
      en: 'The content of the request cannot be read.',
    },
  },
  'origin-foreign': {
    status: 403,
    message: {
      et: 'Seda päringut saab saata ainult meie lehelt.',
      ru: 'Этот запрос можно отправить только с нашего сайта.',
      en: 'This request can only be sent from our own site.',
    },
  },
  'address-unknown': {
    status: 404,
    message: { et: 'Sellist aadressi ei ole.', ru: 'Такого адреса нет.', en: 'There is no such address.' },
  },
  'method-unknown': {
    status: 405,
    message: {
      et: 'Sellel aadressil nii küsida ei saa.',
      ru: 'К этому адресу так обратиться нельзя.',
      en: 'This address cannot be asked in this way.',
    },
  },
  'body-too-slow': {
    status: 408,
    message: {
      et: 'Päringu saatmine võttis liiga kaua aega. Kontrollige ühendust ja proovige uuesti.',
      ru: 'Запрос отправлялся слишком долго. Проверьте соединение и повторите попытку.',
      en: 'Sending the request took too long. Check your connection and try again.',
    },
  },
  'body-too-large': {
    status: 413,
    message: { et: 'Päring on liiga suur.', ru: 'Запрос слишком большой.', en: 'The request is too large.' },
  },
  'address-too-long': {
    status: 414,
    message: { et: 'Aadress on liiga pikk.', ru: 'Адрес слишком длинный.', en: 'The address is too long.' },
  },
  'type-unknown': {
    status: 415,
    message: {
      et: 'Päringu sisu on tundmatut liiki.',
      ru: 'Содержимое запроса неизвестного вида.',
      en: 'The content of the request is of an unknown kind.',
    },
  },
  'too-many-requests': {
    status: 429,
    message: {
      et: 'Päringuid on liiga palju. Proovige mõne aja pärast uuesti.',
      ru: 'Слишком много запросов. Повторите попытку чуть позже.',
      en: 'Too many requests. Please try again in a moment.',
    },
  },
  'upstream-wrong': {
    status: 502,
    message: {
      et: 'Andmeid ei õnnestunud laadida. Proovige hiljem uuesti.',
      ru: 'Не удалось загрузить данные. Повторите попытку позже.',
      en: 'The data could not be loaded. Please try again later.',
    },
  },
  'not-configured': {
    status: 503,
    message: {
      et: 'See teenus ei ole praegu kasutatav.',
      ru: 'Этот сервис сейчас недоступен.',
      en: 'This service is not available at the moment.',
    },
  },
  'bodies-too-many': {
    status: 503,
    message: {
      et: 'Praegu saadetakse liiga palju korraga. Proovige mõne sekundi pärast uuesti.',
      ru: 'Сейчас отправляется слишком много данных сразу. Повторите попытку через несколько секунд.',
      en: 'Too much is being sent at the moment. Please try again in a few seconds.',
    },
  },
  /** No more calls to an upstream at once. */
  'upstream-busy': {
    status: 503,
    message: {
      et: 'Praegu küsib neid andmeid korraga liiga palju inimesi. Proovige mõne sekundi pärast uuesti.',
      ru: 'Сейчас эти данные запрашивает слишком много посетителей. Повторите попытку через несколько секунд.',
      en: 'Too many people are asking for this at the moment. Please try again in a few seconds.',
    },
  },
  'upstream-slow': {
    status: 504,
    message: {
      et: 'Andmete laadimine võttis liiga kaua aega. Proovige hiljem uuesti.',
      ru: 'Данные загружались слишком долго. Повторите попытку позже.',
      en: 'Loading the data took too long. Please try again later.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;

export type PlatformCode = keyof typeof refusals;

/** Codes that the platform gives, and whose sentences the endpoint has: they name a telephone, or what is asked for. */
export type HandedCode =
  | 'proof-needed'
  | 'robot-suspected'
  | 'sent-too-fast'
  | 'check-failed'
  | 'forms-exhausted'
  | 'forms-of-network-exhausted'
  | 'forms-to-receiver-exhausted'
  | 'attachment-too-large';

/** Tables of features and the shell; each declares its own here.
 * @example declare module '#platform/calls/refusal.ts' { interface DeclaredRefusals { calendar: typeof refusals } } */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Features fill it.
export interface DeclaredRefusals {}

type CodesOf<Table> = Table extends unknown ? keyof Table : never;

export type RefusalCode = PlatformCode | HandedCode | CodesOf<DeclaredRefusals[keyof DeclaredRefusals]>;

/** What an endpoint says besides the platform. */
export type RefusalTable = Readonly<Partial<Record<RefusalCode, RefusalEntry>>>;

/** @param own Table of the endpoint.
 * @throws {RangeError} When nobody has a sentence for the code: each endpoint is tested to have those of its refusals. */
export function refusalEntry(code: RefusalCode, own: RefusalTable = {}): RefusalEntry {
  const entry = own[code] ?? lookup<RefusalEntry>(refusals, code);
  if (!entry) throw new RangeError(`The endpoint has no sentence for its refusal ${code}.`);
  return entry;
}

export interface Refusal {
  readonly code: RefusalCode;
  /** The invalid field of the request; always a name that the site knows, never text from the visitor. */
  readonly parameter?: string;
  /** Missing or invalid form fields, by the site's names. */
  readonly fields?: readonly string[];
  /** Reference number of a form whose delivery is not confirmed. */
  readonly reference?: string;
  /** The upstream's own message. */
  readonly text?: string;
  /** Value of the Allow header, with method-unknown. */
  readonly allow?: string;
  /** With proof-needed. */
  readonly challenge?: Challenge;
  /** With too-many-requests and proof-needed. */
  readonly retryAfterSeconds?: number;
  /** Upstream failure, for the log. */
  readonly reason?: string;
}

/** Headers of every JSON response of the live part, refusals included. */
export const liveHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  ...answerSecurityHeaders,
  'X-Robots-Tag': 'noindex',
} as const;

export function refusalHeaders({ allow, retryAfterSeconds }: Refusal, requestId: string): Headers {
  return new Headers({
    ...liveHeaders,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...(allow !== undefined && { Allow: allow }),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  });
}
