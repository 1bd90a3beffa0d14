/** What a field of a request means. */
import { maxContractNumberLength } from '#model/contract-number.ts';
import type { Worded } from '#model/locale.ts';

const page = {
  et: 'Lehekülje number, alates 1-st.',
  ru: 'Номер страницы, начиная с 1.',
  en: 'Number of the page, from 1.',
};

const perPage = {
  et: 'Tulemusi leheküljel.',
  ru: 'Результатов на странице.',
  en: 'Results on a page.',
};

const words = { et: 'Otsisõnad.', ru: 'Искомые слова.', en: 'Words to search for.' };

export const askedFieldTexts: Readonly<Record<string, Worded>> = {
  contractNumber: {
    et: `Lepingu number: kuni ${maxContractNumberLength} tähte ja numbrit, nagu lepingul (L1000003); 4–10 numbri puhul võib L-täht puududa.`,
    ru: `Номер договора: до ${maxContractNumberLength} букв и цифр, как в договоре (L1000003); перед 4–10 цифрами букву L можно опустить.`,
    en: `Contract number: up to ${maxContractNumberLength} letters and digits, as printed on the contract (L1000003); before 4 to 10 digits the L may be left out.`,
  },
  contractNumbers: {
    et: 'Lepingud, mille päevad kalendris on.',
    ru: 'Договоры, дни которых будут в календаре.',
    en: 'Contracts whose days the calendar has.',
  },
  bin: {
    et: 'Konteiner; puudub: viis tavalist.',
    ru: 'Контейнер; без него – пять обычных.',
    en: 'Bin; absent: the five usual ones.',
  },
  language: {
    et: 'Lehe keel; puudub: aadressi keel.',
    ru: 'Язык листа; без него – язык адреса.',
    en: 'Language of a sheet; absent: that of the address.',
  },
  municipality: {
    et: 'Omavalitsuse EHAK-kood: leht ütleb, mis on seal teisiti.',
    ru: 'Код EHAK самоуправления: на листе будет, что там иначе.',
    en: 'EHAK code of a municipality: the sheet says what differs there.',
  },
  feed: { et: 'Voo nimi.', ru: 'Название ленты.', en: 'Name of the feed.' },
  area: {
    et: 'all, maakonna nimi (laane-viru) või omavalitsuse EHAK-kood.',
    ru: 'all, название уезда (laane-viru) или код EHAK самоуправления.',
    en: 'all, the name of a county (laane-viru) or the EHAK code of a municipality.',
  },
  locale: { et: 'Keel.', ru: 'Язык.', en: 'Language.' },
  wasteTypes: {
    et: 'Jäätmeliigid nii, nagu need on vastuse väljal garbage. Tühi: kõik.',
    ru: 'Виды отходов, как в поле garbage ответа. Пусто: все.',
    en: 'Kinds of waste as in the field garbage of an answer. Empty: all of them.',
  },
  reminder: {
    et: 'Meeldetuletus: eelmisel õhtul, sama päeva hommikul või puudub.',
    ru: 'Напоминание: накануне вечером, утром того же дня или нет.',
    en: 'Reminder: the evening before, the morning of the day, or none.',
  },
  token: {
    et: 'Kalendri aadressi osa enne lõppu .ics.',
    ru: 'Часть адреса календаря перед .ics.',
    en: 'The part of the calendar’s address before .ics.',
  },
  words,
  query: words,
  search: words,
  page,
  per_page: perPage,
  lang: {
    et: 'Keel; mitu keelt eraldage komaga või korrake välja.',
    ru: 'Язык; несколько – через запятую или повторяя поле.',
    en: 'Language; separate several with commas or repeat the field.',
  },
  'searchArticles.lang': { et: 'Keel.', ru: 'Язык.', en: 'Language.' },
  order: { et: 'Järjestuse suund.', ru: 'Направление сортировки.', en: 'Direction of the order.' },
  orderby: { et: 'Mille järgi järjestada.', ru: 'По чему сортировать.', en: 'What to order by.' },
  'listPosts.slug': {
    et: 'Uudised nende aadressi järgi; mitu väärtust eraldage komaga või korrake parameetrit.',
    ru: 'Новости по их адресам; несколько – через запятую или повторяя поле.',
    en: 'Articles by their addresses; separate several with commas or repeat the field.',
  },
  'listPosts.status': {
    et: 'Muud kui avaldatud uudist küsida ei saa.',
    ru: 'Запросить можно только опубликованные новости.',
    en: 'Nothing but published articles can be asked for.',
  },
  sticky: {
    et: 'Ainult esile tõstetud uudised või ainult ülejäänud.',
    ru: 'Только закреплённые новости или только остальные.',
    en: 'Only pinned articles, or only the others.',
  },
  category_slug: { et: 'Rubriik.', ru: 'Рубрика.', en: 'Category.' },
  _embed: {
    et: 'Lubatud, aga ilma mõjuta: mida kaasa panna, otsustab server.',
    ru: 'Допускается, но не действует: что вложить, решает сервер.',
    en: 'Accepted without effect: the server decides what is embedded.',
  },
  secret: {
    et: 'Saladus saatjale, kes ei oska allkirjastada.',
    ru: 'Секрет для отправителя, который не умеет подписывать.',
    en: 'Secret of a sender that cannot sign.',
  },
  form: {
    et: 'ticket on meie vorm, helpdesk klienditoe süsteemi oma.',
    ru: 'ticket – наша форма, helpdesk – форма системы поддержки.',
    en: 'ticket is our form, helpdesk that of the helpdesk.',
  },
  website: {
    et: 'Püünis robotitele: jäägu tühjaks.',
    ru: 'Ловушка для роботов: оставьте пустым.',
    en: 'A trap for robots: leave it empty.',
  },
  filledMs: {
    et: 'Vormi täitmiseks kulunud aeg millisekundites. Alla 3000 lükatakse tagasi.',
    ru: 'Время заполнения формы в миллисекундах. Меньше 3000 не принимается.',
    en: 'Time spent filling in the form, in milliseconds. Less than 3000 is refused.',
  },
  'cf-turnstile-response': {
    et: 'Turvakontrolli vastus, kui kontroll on sisse lülitatud.',
    ru: 'Ответ проверки безопасности, если она включена.',
    en: 'Answer of the security check, where there is one.',
  },
  data: { et: 'Muutunud kirje.', ru: 'Изменившаяся запись.', en: 'The entry that changed.' },
  'data.id': { et: 'Kirje number.', ru: 'Номер записи.', en: 'Number of the entry.' },
  postType: {
    et: 'Kirje liik, nagu REST seda nimetab.',
    ru: 'Вид записи, как он называется в REST.',
    en: 'Type of the entry, as REST names it.',
  },
  post_id: { et: 'Kirje number.', ru: 'Номер записи.', en: 'Number of the entry.' },
  post: { et: 'Muutunud kirje.', ru: 'Изменившаяся запись.', en: 'The entry that changed.' },
  post_type: {
    et: 'Kirje liik WordPressis.',
    ru: 'Вид записи в WordPress.',
    en: 'Type of the entry in WordPress.',
  },
};
