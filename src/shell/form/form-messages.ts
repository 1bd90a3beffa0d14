import { maxContractNumberLength } from '#shell/company/contract-number.ts';

/** Texts of the forms sent to the company, in the namespace `common`. */
export const forms = {
  'form.heading': { et: 'Täitke vorm', ru: 'Заполните форму', en: 'Fill in the form' },
  'form.needed': {
    et: 'Tärniga väljad on kohustuslikud.',
    ru: 'Поля со звёздочкой обязательны.',
    en: 'Fields marked with a star (*) are required.',
  },
  'form.cancelled': {
    et: 'Sel päeval me konteinerit ei tühjenda. Järgmine tühjendus tuleb graafiku järgi.',
    ru: 'В этот день мусор не вывезут. Следующий вывоз будет по графику.',
    en: 'We will not empty the container on that day. The next collection is on its usual day.',
  },
  'form.openContainer': {
    et: 'Kirjutage kirjeldusse, millist konteinerit (5–30\u00a0m³) või big-bag kotti te vajate ja mis päeval.',
    ru: 'Напишите в сообщении, какой контейнер вам нужен (5–30\u00a0м³ или биг-бэг) и на какой день.',
    en: 'In your message, say which container you need (5 to 30\u00a0m³, or a big bag) and on which day.',
  },
  'form.otherCarriers': {
    et: 'Mõnes piirkonnas veab teine ettevõte või sõlmib lepingu vald või linn.',
    ru: 'В некоторых районах вывозит другая компания или договор заключает волость или город.',
    en: 'In some areas another company collects, or the municipality makes the contract. “Vald” is a rural municipality, “linn” a town.',
  },
  'form.seeCarriers': {
    et: 'Vaadake enne, kes teie jäätmeid veab',
    ru: 'Сначала посмотрите, кто вывозит ваши отходы',
    en: 'First see who collects your waste',
  },
  'form.part.service': { et: 'Teenuse andmed', ru: 'Данные об услуге', en: 'Service details' },
  'form.part.sender': { et: 'Teie andmed', ru: 'Ваши данные', en: 'Your details' },
  'form.part.message': { et: 'Teie kiri', ru: 'Ваше сообщение', en: 'Your message' },
  'form.part.tank': { et: 'Mida tühjendada ja kus', ru: 'Что и где откачать', en: 'What to empty and where' },
  'form.part.time': { et: 'Aeg ja märkused', ru: 'Время и примечания', en: 'Time and notes' },
  'form.part.test': { et: 'Proovivorm', ru: 'Пробная форма', en: 'Test form' },
  'form.choose': { et: 'Valige', ru: 'Выберите', en: 'Choose' },
  'form.chooseTopic': { et: 'Valige teema', ru: 'Выберите тему', en: 'Choose a topic' },
  'form.whichTopic': { et: 'Milline teema valida?', ru: 'Какую тему выбрать?', en: 'Which topic to choose?' },
  'form.reach': {
    et: 'Kirjutage vähemalt telefon või e-post, et saaksime vastata.',
    ru: 'Укажите хотя бы телефон или эл. почту, чтобы мы могли ответить.',
    en: 'Give at least a phone number or an email address, so that we can reply.',
  },
  'form.trap': {
    et: 'Jätke see väli tühjaks',
    ru: 'Оставьте это поле пустым',
    en: 'Leave this field empty',
  },
  'form.hint.contractIfAny': {
    et: 'Leiate selle lepingult või arvelt, näiteks L1234567.',
    ru: 'Он указан в договоре и в счёте, например L1234567.',
    en: 'You will find it on your contract and your bill, for example L1234567.',
  },
  'form.hint.contractNumber': {
    et: 'Leiate selle lepingult või arvelt, näiteks L1234567. Kui te numbrit ei leia, helistage {phone}.',
    ru: 'Он указан в договоре и в счёте, например L1234567. Не нашли номер? Позвоните: {phone}.',
    en: 'You will find it on your contract and your bill, for example L1234567. Cannot find it? Call {phone}.',
  },
  'form.hint.address': {
    et: 'Tänav, maja number ja asula, Tallinnas ka linnaosa.',
    ru: 'Улица, номер дома и населённый пункт, в Таллинне и часть города.',
    en: 'Street, house number and town or village, in Tallinn also the district.',
  },
  'form.hint.cycle': {
    et: 'Kirjutage ka, kui sageli soovite edaspidi tühjendusi.',
    ru: 'Напишите также, как часто нужен вывоз.',
    en: 'Please also tell us how often you want collections from now on.',
  },
  'form.hint.attachment': {
    et: 'Üks fail: PDF, JPG, PNG, HEIC või DOCX, kuni 4\u00a0MB.',
    ru: 'Один файл: PDF, JPG, PNG, HEIC или DOCX, до 4\u00a0МБ.',
    en: 'One file: PDF, JPG, PNG, HEIC or DOCX, up to 4\u00a0MB.',
  },
  'form.hint.day': {
    et: 'Saatke vorm hiljemalt eelmisel tööpäeval kell {time}.',
    ru: 'Отправьте форму не позднее {time} предыдущего рабочего дня.',
    en: 'Send the form by {time} on the working day before.',
  },
  'form.hint.withdrawal': {
    et: 'Lepingu, tellimuse või pöördumise number. Kui numbrit ei ole, siis mida ja millal tellisite.',
    ru: 'Номер договора, заказа или обращения. Если номера нет, то что и когда вы заказали.',
    en: 'The number of the contract, order or request. If you have none, what you ordered and when.',
  },
  'form.hint.confirmation': {
    et: 'Siia saadame kohe kinnituse.',
    ru: 'Сюда мы сразу пришлём подтверждение.',
    en: 'We send the confirmation here at once.',
  },
  'form.day.first': {
    et: 'Lähim võimalik päev on {day}. Vormi saatmise tähtaeg on {cutOff} kell {time}.',
    ru: 'Ближайший возможный день – {day}. Форму можно отправить до: {cutOff}, {time}.',
    en: 'The earliest possible day is {day}. You can send the form until {cutOff}, {time}.',
  },
  'form.day.chosen': {
    et: 'Selle päeva jaoks on vormi saatmise tähtaeg {cutOff} kell {time}.',
    ru: 'Для этого дня форму можно отправить до: {cutOff}, {time}.',
    en: 'For this day you can send the form until {cutOff}, {time}.',
  },
  'form.day.holiday': {
    et: 'See päev on riigipüha: võime tulla mõni päev varem või hiljem.',
    ru: 'Этот день – государственный праздник: мы можем приехать на несколько дней раньше или позже.',
    en: 'This day is a public holiday: we may come a few days earlier or later.',
  },
  // Of a field that the helpdesk declares; our own fields have sentences of their own (missing-messages.ts).
  'form.fault.missing': {
    et: 'Täitke väli „{label}“.',
    ru: 'Заполните поле «{label}».',
    en: 'Fill in the field “{label}”.',
  },
  'form.fault.reach': {
    et: 'Kirjutage telefon või e-post.',
    ru: 'Укажите телефон или эл. почту.',
    en: 'Give a phone number or an email address.',
  },
  'form.fault.email': {
    et: 'E-posti aadress ei ole täielik. Sobib näiteks mari@example.ee.',
    ru: 'Адрес эл. почты неполный. Подойдёт, например, mari@example.ee.',
    en: 'The email address is not complete. It should look like mari@example.ee.',
  },
  'form.fault.phone': {
    et: 'Telefoninumbris võivad olla ainult numbrid, tühikud ja plussmärk.',
    ru: 'В номере телефона могут быть только цифры, пробелы и знак «плюс».',
    en: 'A phone number may contain only digits, spaces and a plus sign.',
  },
  'form.fault.contract-number': {
    et: `Kirjutage lepingu number nii, nagu see on lepingul või arvel, näiteks L1234567: kuni ${maxContractNumberLength} tähte ja numbrit. Kui te numbrit ei leia, helistage {phone}.`,
    ru: `Напишите номер так, как он указан в договоре или счёте, например L1234567: не больше ${maxContractNumberLength} букв и цифр. Если номера под рукой нет, позвоните по номеру {phone}.`,
    en: `Write the contract number as it is on your contract or bill, for example L1234567: up to ${maxContractNumberLength} letters and digits. If you cannot find it, call {phone}.`,
  },
  'form.fault.decimal': {
    et: 'Kirjutage arv, näiteks 3,5.',
    ru: 'Напишите число, например 3,5.',
    en: 'Write a number, for example 3.5.',
  },
  // Spec §8: "Invalid date".
  'form.fault.day': {
    et: 'Vigane kuupäev. Sellist päeva ei ole.',
    ru: 'Неверная дата. Такого дня нет.',
    en: 'Invalid date. Enter a real date.',
  },
  'form.fault.day-too-early': {
    et: 'Selle päeva jaoks on hilja. Lähim võimalik päev on {day}.',
    ru: 'Для этого дня уже поздно. Ближайший возможный день – {day}.',
    en: 'It is too late for this day. The earliest possible day is {day}.',
  },
  'form.fault.day-too-late': {
    et: 'Tellida saab kuni aasta ette.',
    ru: 'Заказать можно не более чем на год вперёд.',
    en: 'You can order up to a year ahead.',
  },
  'form.fault.file-type': {
    et: 'Seda faili ei saa lisada. Sobib PDF, JPG, PNG, HEIC või DOCX.',
    ru: 'Этот файл приложить нельзя. Подойдёт PDF, JPG, PNG, HEIC или DOCX.',
    en: 'You cannot attach this file. Use a PDF, JPG, PNG, HEIC or DOCX file.',
  },
  'form.fault.file-size': {
    et: 'Fail on liiga suur: {size}. Lubatud on kuni 4\u00a0MB.',
    ru: 'Файл слишком большой: {size}. Допустимо до 4\u00a0МБ.',
    en: 'The file is too large: {size}. The limit is 4\u00a0MB.',
  },
  'form.fault.wrong': { et: 'Vaadake see väli üle.', ru: 'Проверьте это поле.', en: 'Check this field.' },
  'form.megabytes': { et: '{count}\u00a0MB', ru: '{count}\u00a0МБ', en: '{count} MB' },
  'form.notSent': { et: 'Vorm jäi saatmata', ru: 'Форма не отправлена', en: 'The form was not sent' },
  'form.unconfirmed': {
    et: 'Kinnitust ei tulnud',
    ru: 'Подтверждение не пришло',
    en: 'We got no confirmation',
  },
  'form.offline': {
    et: 'Internetiühendust ei ole. Saatke vorm uuesti, kui ühendus on taastunud.',
    ru: 'Нет подключения к интернету. Отправьте форму, когда связь восстановится.',
    en: 'There is no internet connection. Send the form again when you are back online.',
  },
  'form.lost': {
    et: 'Ühendus katkes enne vastust. Me ei tea, kas vorm jõudis kohale. Enne uuesti saatmist helistage numbril {phone}.',
    ru: 'Связь прервалась до ответа. Неизвестно, дошла ли форма. Прежде чем отправлять снова, позвоните по номеру {phone}.',
    en: 'The connection broke before an answer came. We do not know whether the form arrived. Call {phone} before you send it again.',
  },
  'form.unreadable': {
    et: 'Server ei vastanud nii, nagu peab. Me ei tea, kas vorm jõudis kohale. Enne uuesti saatmist helistage numbril {phone}.',
    ru: 'Сервер ответил не так, как должен. Неизвестно, дошла ли форма. Прежде чем отправлять снова, позвоните по номеру {phone}.',
    en: 'The server did not answer as it should. We do not know whether the form arrived. Call {phone} before you send it again.',
  },
  'form.kept': {
    et: 'Kõik, mida kirjutasite, on alles.',
    ru: 'Всё, что вы написали, сохранено.',
    en: 'Everything you wrote is still here.',
  },
  'form.fileAgain': {
    et: 'Ainult fail tuleb uuesti valida.',
    ru: 'Только файл нужно выбрать снова.',
    en: 'You only need to choose the file again.',
  },
  'form.reference': { et: 'Pöördumise number', ru: 'Номер обращения', en: 'Reference number' },
  /** Under which the log has the request. */
  'form.requestNumber': { et: 'Vea number', ru: 'Номер ошибки', en: 'Error number' },
  'form.demonstration': {
    et: 'See on näidis: klienditugi ei ole ühendatud ja vastuse koostas veebileht ise.',
    ru: 'Это демонстрация: поддержка клиентов не подключена, ответ составил сам сайт.',
    en: 'This is a demonstration. No customer support is connected, and the site itself made up the answer.',
  },
  'form.submit': { et: 'Saada kiri', ru: 'Отправить сообщение', en: 'Send message' },
  'form.submitOrder': { et: 'Saada tellimus', ru: 'Отправить заказ', en: 'Send order' },
  'form.sending': { et: 'Saadame vormi…', ru: 'Отправляем форму…', en: 'Sending the form…' },
  'form.again': { et: 'Saada siiski uuesti', ru: 'Всё равно отправить снова', en: 'Send again anyway' },
  'form.loadFailed': {
    et: 'Sisu laadimine ebaõnnestus',
    ru: 'Не удалось загрузить содержимое',
    en: 'Failed to load content',
  },
  'form.needsScript': {
    et: 'Selle proovivormi väljad laaditakse JavaScriptiga. Ilma selleta saab kirjutada kontaktivormiga.',
    ru: 'Поля этой пробной формы загружаются с помощью JavaScript. Без него можно написать через форму обратной связи.',
    en: 'The fields of this test form are loaded by JavaScript. Without it, please use the contact form.',
  },
  'form.checkNeedsScript': {
    et: 'Turvakontrolli tõttu saab vormi saata ainult JavaScriptiga. Ilma selleta helistage numbril {phone}.',
    ru: 'Из-за проверки безопасности форму можно отправить только с JavaScript. Без него позвоните по номеру {phone}.',
    en: 'The form has a security check that needs JavaScript. Without it, please call {phone}.',
  },
  'form.orderSize': { et: 'Telli {size}', ru: 'Заказать {size}', en: 'Order {size}' },
  'form.containerSubject': {
    et: 'Ehitusjäätmete konteiner {size}',
    ru: 'Контейнер для строительных отходов {size}',
    en: 'Construction waste container, {size}',
  },
  'form.orderSubject': {
    et: '{service}, piirkond: {region}',
    ru: '{service}, район: {region}',
    en: '{service}, area: {region}',
  },
} as const;
