/** The page that explains, in three languages, why there is no preview. */
import { hash } from 'node:crypto';
import type { WordedNote } from '#platform/notes/note.ts';
import { escapeHtml } from '#platform/base/html/html.ts';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { type Locale, locales, textIn, type Worded } from '#platform/languages/locale.ts';
import { privateHeaders } from '../page-response.ts';
import type { ToldFault } from './previewed.ts';

type Reason = ToldFault['reason'];

interface Refusal {
  readonly status: number;
  readonly message: Worded;
}

const brokenLink: Refusal = {
  status: 403,
  message: {
    et: 'See link ei ole terviklik või on muudetud. Avage eelvaade uuesti toimetajast.',
    ru: 'Эта ссылка неполная или изменена. Откройте просмотр заново из редактора.',
    en: 'This link is incomplete or has been changed. Open the preview again from the editor.',
  },
};

const refusals: Readonly<Record<Reason, Refusal>> = {
  unsigned: brokenLink,
  forged: brokenLink,
  'too-long': brokenLink,
  expired: {
    status: 403,
    message: {
      et: 'Selle lingi aeg on läbi. Avage eelvaade uuesti toimetajast.',
      ru: 'Срок действия этой ссылки истёк. Откройте просмотр заново из редактора.',
      en: 'This link has expired. Open the preview again from the editor.',
    },
  },
  method: {
    status: 405,
    message: {
      et: 'Eelvaadet saab ainult vaadata.',
      ru: 'Просмотр можно только открыть.',
      en: 'You can only view a preview.',
    },
  },
  'not-configured': {
    status: 503,
    message: {
      et: 'Eelvaade ei ole siin veebis sisse lülitatud. Veebi haldaja leiab juhised failist docs/wordpress.md.',
      ru: 'Предварительный просмотр на этом сайте не включён. Администратор найдёт указания в файле docs/wordpress.md.',
      en: 'Previews are not switched on for this site. The administrator will find instructions in docs/wordpress.md.',
    },
  },
  gone: {
    status: 404,
    message: {
      et: 'Sellist kirjet ei ole (enam).',
      ru: 'Такой записи нет или больше нет.',
      en: 'There is no such entry, or it no longer exists.',
    },
  },
  unreachable: {
    status: 502,
    message: {
      et: 'Toimetaja sisu ei ole praegu kättesaadav. Proovige mõne aja pärast uuesti.',
      ru: 'Содержимое редактора сейчас недоступно. Повторите попытку чуть позже.',
      en: 'The editor’s content cannot be reached right now. Try again in a moment.',
    },
  },
  malformed: {
    status: 502,
    message: {
      et: 'Toimetaja vastust ei saanud lugeda. Andke sellest veebi haldajale teada.',
      ru: 'Ответ редактора не удалось прочитать. Сообщите об этом администратору сайта.',
      en: 'The editor’s answer could not be read. Please tell the administrator of the site.',
    },
  },
  refused: {
    status: 502,
    message: {
      et: 'Veebil ei ole õigust seda mustandit lugeda. Veebi haldaja peab kontrollima kasutajanime ja parooli.',
      ru: 'У сайта нет права читать этот черновик. Администратору нужно проверить имя и пароль.',
      en: 'The site is not allowed to read this draft. The administrator has to check the user name and the password.',
    },
  },
  slow: {
    status: 504,
    message: {
      et: 'Toimetaja ei vastanud õigel ajal. Proovige mõne aja pärast uuesti.',
      ru: 'Редактор не ответил вовремя. Повторите попытку чуть позже.',
      en: 'The editor did not answer in time. Try again in a moment.',
    },
  },
  late: {
    status: 504,
    message: {
      et: 'Eelvaate tegemine võttis liiga kaua ja see katkestati. Lihtsustage kirjet või andke sellest veebi haldajale teada.',
      ru: 'Подготовка просмотра заняла слишком много времени и была прервана. Упростите запись или сообщите об этом администратору сайта.',
      en: 'The preview took too long to make and was stopped. Simplify the entry, or tell the administrator of the site.',
    },
  },
  busy: {
    status: 503,
    message: {
      et: 'Korraga tehakse liiga palju eelvaateid. Proovige mõne hetke pärast uuesti.',
      ru: 'Сейчас готовится слишком много просмотров. Повторите попытку через несколько секунд.',
      en: 'Too many previews are being made right now. Try again in a few seconds.',
    },
  },
  unpublishable: {
    status: 422,
    message: {
      et: 'Sellisel kujul ei saa seda kirjet avaldada ega näidata. Parandage see toimetajas ja salvestage uuesti.',
      ru: 'В таком виде запись нельзя ни опубликовать, ни показать. Исправьте её в редакторе и сохраните снова.',
      en: 'This entry cannot be published or shown as it is. Fix it in the editor and save it again.',
    },
  },
  failed: {
    status: 500,
    message: {
      et: 'Eelvaadet ei õnnestunud teha. Proovige mõne aja pärast uuesti.',
      ru: 'Не удалось подготовить просмотр. Повторите попытку чуть позже.',
      en: 'The preview could not be made. Try again in a moment.',
    },
  },
};

const titles: Worded = {
  et: 'Eelvaadet ei ole',
  ru: 'Просмотр недоступен',
  en: 'No preview',
};

/** Self-contained: it may be needed where nothing is published. */
const styles = `body{margin:0;background:#f4f7f5;color:#10231c;font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem}
section+section{margin-top:2rem;padding-top:2rem;border-top:1px solid #c9d6cf}
h1,h2{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}p{margin:0}
ul{margin:2rem 0 0;padding:1rem 1rem 1rem 2rem;background:#fff;overflow-wrap:anywhere}`;

function listProblems(problems: readonly WordedNote[], locale: Locale): string {
  const items = problems.map((problem) => `<li>${escapeHtml(textIn(problem, locale))}</li>`);
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

interface RefusalOptions {
  readonly isHead: boolean;
  /** Origin of the page that may show it in a frame. */
  readonly frame?: string | undefined;
}

export function refusePreview(fault: ToldFault, { isHead, frame }: RefusalOptions): Response {
  const { status, message } = refusals[fault.reason];
  const problems = fault.reason === 'unpublishable' ? fault.problems : [];
  const parts = locales.map((locale, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${locale}"><${heading}>${textIn(titles, locale)}</${heading}><p>${textIn(message, locale)}</p>${listProblems(problems, locale)}</section>`;
  });
  const html = `<!doctype html><html lang="et"><head><meta charset="utf-8"><title>${titles.et}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head>
<body><main>${parts.join('\n')}</main></body></html>`;
  const digest = `'sha256-${hash('sha256', styles, 'base64')}'`;
  const headers = new Headers({
    ...answerSecurityHeaders,
    ...privateHeaders,
    'Content-Security-Policy': `default-src 'none'; style-src ${digest}; frame-ancestors ${frame ?? "'none'"}`,
    'Content-Type': 'text/html; charset=utf-8',
  });
  if (fault.reason === 'method') headers.set('Allow', 'GET, HEAD');
  if (fault.reason === 'busy') headers.set('Retry-After', '5');
  return new Response(isHead ? null : html, { status, headers });
}
