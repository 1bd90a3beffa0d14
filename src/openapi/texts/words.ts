/** Sentences of the document that belong to no single call or field. */
import type { Worded } from '#model/locale.ts';

export const words = {
  title: {
    et: 'Jäätmeettevõtte saidi liides',
    ru: 'Интерфейс сайта компании по вывозу отходов',
    en: 'Interface of the website of a waste company',
  },
  description: {
    et: 'Kõik päringud, mida saidi lehed ise kasutavad. Kirjeldus on tehtud skeemidest, mille järgi server päringuid kontrollib. HEAD vastab nagu GET. Tundmatu aadress saab vastuse 404 (`address-unknown`), vale meetod 405 (`method-unknown`) koos päisega Allow. Iga keeldumine on JSON koodi ja kolmekeelse lausega. Ajad on UTC-s, päevad Tallinna aja järgi. Aadressid ja lepingud näidetes on väljamõeldud.',
    ru: 'Все запросы, которыми пользуются страницы сайта. Описание создано из схем, по которым сервер проверяет запросы. HEAD отвечает как GET. На неизвестный адрес ответ 404 (`address-unknown`), на неверный метод – 405 (`method-unknown`) с заголовком Allow. Каждая ошибка – JSON с кодом и текстом на трёх языках. Время указано в UTC, дни – по времени Таллинна. Адреса и договоры в примерах вымышлены.',
    en: 'Every call that the pages of the site make. The description is made from the schemas that check the calls. HEAD answers like GET. An unknown address gets 404 (`address-unknown`), a wrong method 405 (`method-unknown`) with the header Allow. Every refusal is JSON with a code and a sentence in three languages. Times are UTC, days are those of Tallinn. Addresses and contracts in examples are fictional.',
  },
  ownPagesOnly: {
    et: 'Seda päringut võivad saata ainult meie enda lehed; muu päring saab vastuse 403.',
    ru: 'Отправлять этот запрос могут только страницы нашего сайта; прочие запросы получают 403.',
    en: 'Only pages of our own site may send this call; other requests get 403.',
  },
  rate: {
    et: 'Ühelt IP-aadressilt tavaliselt kuni {count} päringut minutis; edasi 429 ja päis Retry-After.',
    ru: 'С одного IP-адреса – обычно до {count} запросов в минуту; дальше 429 и заголовок Retry-After.',
    en: 'Usually up to {count} requests a minute from one IP address; then 429 and the header Retry-After.',
  },
  success: { et: 'Vastus', ru: 'Ответ', en: 'The answer' },
  noFile: {
    et: 'Sellist faili ei ole; vastus on leht inimesele.',
    ru: 'Такого файла нет; ответ – страница для человека.',
    en: 'There is no such file; the answer is a page for people.',
  },
  sourceSilent: {
    et: 'Allikas praegu ei vasta. Tühja loendit ei saadeta kunagi.',
    ru: 'Источник сейчас не отвечает. Пустой список не отправляется никогда.',
    en: 'The upstream does not respond. An empty list is never sent instead.',
  },
  sentByPage: {
    et: 'Vorm lehelt, ilma skriptita: edasi kinnituslehele',
    ru: 'Форма со страницы без скриптов: переход на страницу подтверждения',
    en: 'A form sent without scripts: on to the confirmation page',
  },
  requestId: {
    et: 'Päringu number logis.',
    ru: 'Номер запроса в журнале.',
    en: 'Number of the request in the log.',
  },
  retryAfter: {
    et: 'Mitme sekundi pärast uuesti küsida.',
    ru: 'Через сколько секунд спросить снова.',
    en: 'Seconds after which to ask again.',
  },
  proof: {
    et: 'Ülesande lahendus JSON-ina, kui vastus oli 428.',
    ru: 'Решение задачи в виде JSON, если ответ был 428.',
    en: 'Solution of the task as JSON, if the answer was 428.',
  },
  webhookSecret: {
    et: 'Saladus saatjale, kes ei oska allkirjastada.',
    ru: 'Секрет для отправителя, который не умеет подписывать.',
    en: 'Secret of a sender that cannot sign.',
  },
  webhookSignature: {
    et: 'Standard Webhooks: päised webhook-id, webhook-timestamp ja webhook-signature.',
    ru: 'Standard Webhooks: заголовки webhook-id, webhook-timestamp и webhook-signature.',
    en: 'Standard Webhooks: the headers webhook-id, webhook-timestamp and webhook-signature.',
  },
  ofLanguage: { et: 'Keel: {name}.', ru: 'Язык: {name}.', en: 'Language: {name}.' },
} as const satisfies Readonly<Record<string, Worded>>;
