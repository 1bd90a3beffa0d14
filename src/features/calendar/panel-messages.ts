/** Texts of the panel that offers a calendar. They come with the panel, because most visitors never open it. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  heading: {
    et: 'Veopäevad oma kalendrisse',
    ru: 'Дни вывоза в моём календаре',
    en: 'Collection days in my calendar',
  },
  /** Name of the calendar where a programme asks for one. */
  name: { et: 'Jäätmevedu', ru: 'Вывоз отходов', en: 'Waste collection' },
  lead: {
    et: 'Kontot ega e-posti aadressi pole vaja.',
    ru: 'Учётная запись и электронная почта не нужны.',
    en: 'You need no account and no email address.',
  },
  follows: {
    et: 'Kalender uueneb ise, kui päevad muutuvad. Kuhu see lisada?',
    ru: 'Календарь обновляется сам, если дни изменятся. Куда его добавить?',
    en: 'The calendar updates itself when days change. Where should it go?',
  },
  reminder: { et: 'Meeldetuletus', ru: 'Напоминание', en: 'Reminder' },
  evening: { et: 'eelmisel õhtul kell 19:00', ru: 'накануне в 19:00', en: 'the evening before at 19:00' },
  morning: { et: 'veopäeva hommikul kell 05:30', ru: 'в день вывоза в 05:30', en: 'on the day at 05:30' },
  none: { et: 'ilma meeldetuletuseta', ru: 'без напоминания', en: 'no reminder' },
  waste: {
    et: 'Milliste jäätmete päevi soovite?',
    ru: 'Какие отходы показывать?',
    en: 'Which waste should it show?',
  },
  noWaste: { et: 'Valige vähemalt üks.', ru: 'Выберите хотя бы один вид.', en: 'Choose at least one.' },
  making: { et: 'Koostame kalendrit…', ru: 'Готовим календарь…', en: 'Preparing the calendar…' },
  subscribe: { et: 'Lisa kalendrisse', ru: 'Добавить в календарь', en: 'Add to my calendar' },
  apple: { et: 'iPhone, iPad või Mac', ru: 'iPhone, iPad или Mac', en: 'iPhone, iPad or Mac' },
  google: { et: 'Google’i kalender', ru: 'Google Календарь', en: 'Google Calendar' },
  outlook: { et: 'Outlook', ru: 'Outlook', en: 'Outlook' },
  otherProgram: { et: 'Muu kalendriprogramm', ru: 'Другой календарь', en: 'Another calendar app' },
  newTab: { et: 'avaneb uuel vahelehel', ru: 'откроется в новой вкладке', en: 'opens in a new tab' },
  address: { et: 'Kalendri aadress', ru: 'Адрес календаря', en: 'Address of the calendar' },
  copy: { et: 'Kopeeri aadress', ru: 'Скопировать адрес', en: 'Copy the address' },
  copied: { et: 'Aadress on kopeeritud.', ru: 'Адрес скопирован.', en: 'The address is copied.' },
  secret: {
    et: 'Igaüks, kellel on see aadress, näeb teie veopäevi ja aadressi. Jagage seda ainult oma perega.',
    ru: 'Каждый, у кого есть этот адрес, видит ваши дни вывоза и адрес дома. Делитесь им только с близкими.',
    en: 'Anyone who has this address can see your collection days and where you live. Share it only with your household.',
  },
  code: {
    et: 'Ruutkood: avage see leht telefonis',
    ru: 'QR-код: откройте эту страницу на телефоне',
    en: 'QR code: open this page on your phone',
  },
  toPhone: {
    et: 'Suunake telefoni kaamera ruutkoodile ja lisage kalender telefonis.',
    ru: 'Наведите камеру телефона на QR-код и добавьте календарь на телефоне.',
    en: 'Point the camera of your phone at the code and add the calendar there.',
  },
  howTo: {
    et: 'Mida eri kalendrid teevad',
    ru: 'Как ведут себя разные календари',
    en: 'What each calendar does',
  },
  howApple: {
    et: 'Apple: vajutage avanevas aknas „Subscribe“. Meeldetuletused töötavad ainult siis, kui „Remove Alerts“ on seal välja lülitatud.',
    ru: 'Apple: в открывшемся окне нажмите «Подписаться». Напоминания работают, только если там выключено удаление уведомлений (Remove Alerts).',
    en: 'Apple: choose “Subscribe” in the window that opens. Reminders work only if “Remove Alerts” is off there.',
  },
  howGoogle: {
    et: 'Google: lisage kalender arvutis, telefonis see ei õnnestu. Google loeb seda umbes kord päevas ega kasuta selle meeldetuletusi. Lisage need ise: avage arvutis seaded, valige see kalender ja lisage märguanne kogu päeva kestvatele sündmustele.',
    ru: 'Google: добавьте календарь на компьютере, на телефоне не получится. Google читает его примерно раз в день и не использует его напоминания. Задайте их сами: откройте на компьютере настройки, выберите этот календарь и «Уведомления о мероприятиях на весь день».',
    en: 'Google: add the calendar on a computer; it does not work on a phone. Google reads it about once a day and ignores its reminders. Set one yourself: on the computer open Settings, choose this calendar, then “All-day event notifications”.',
  },
  howOutlook: {
    et: 'Outlook loeb kalendrit mõne tunni tagant ega näita selle meeldetuletusi. Nupp avab Outlook.com-i; töö- või koolikontole lisage aadress ise.',
    ru: 'Outlook читает календарь раз в несколько часов, а напоминаний из него не показывает. Кнопка открывает Outlook.com; в рабочую или учебную учётную запись добавьте адрес сами.',
    en: 'Outlook reads the calendar every few hours and shows no reminders from it. The button opens Outlook.com; with a work or school account, add the address yourself.',
  },
  file: { et: 'Laadi alla kalendrifail', ru: 'Скачать файл календаря', en: 'Download a calendar file' },
  fileNote: {
    et: 'Failis on praegu teada olevad päevad. Hilisemad muudatused sinna ei jõua.',
    ru: 'В файле дни, известные сейчас. Более поздние изменения в него не попадут.',
    en: 'The file has the days known now. It does not follow later changes.',
  },
  onlyFile: {
    et: 'Kalendrit, mis ise uueneb, praegu lisada ei saa. Faili saate alla laadida.',
    ru: 'Добавить календарь, который обновляется сам, сейчас нельзя. Файл скачать можно.',
    en: 'A calendar that follows changes cannot be added at the moment. You can download the file.',
  },
  failed: {
    et: 'Kalendrit ei õnnestunud koostada.',
    ru: 'Не удалось подготовить календарь.',
    en: 'The calendar could not be prepared.',
  },
  retry: { et: 'Proovi uuesti', ru: 'Повторить', en: 'Try again' },
} as const satisfies Readonly<Record<string, Worded>>;

export type CalendarPanelTexts = Readonly<Record<keyof typeof texts, string>>;

export function calendarPanelTexts(locale: Locale): CalendarPanelTexts {
  return textsIn(texts, locale);
}
