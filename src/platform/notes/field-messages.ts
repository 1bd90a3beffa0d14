/** What can be wrong with a field of an entry: by its schema, and by what it refers to. Each continues the name of the field. */
import type { Worded } from '#platform/languages/locale.ts';

export const fieldMessages = {
  missing: {
    et: 'see puudub. Täitke väli.',
    ru: 'не заполнено. Заполните поле.',
    en: 'is missing. Fill it in.',
  },
  empty: {
    et: 'see on tühi. Täitke väli.',
    ru: 'здесь пусто. Заполните поле.',
    en: 'is empty. Fill it in.',
  },
  'too-long': {
    et: 'siin võib olla kuni {max} märki. Lühendage teksti.',
    ru: 'здесь помещается не больше {max} знаков. Сократите текст.',
    en: 'has more than {max} characters. Shorten it.',
  },
  'too-many': {
    et: 'siin võib ridu olla kuni {max}. Eemaldage ülejäänud.',
    ru: 'строк здесь может быть не больше {max}. Удалите лишние.',
    en: 'has more than {max} entries. Remove some.',
  },
  'too-short': {
    et: 'siin peab olema vähemalt {min} märki. Kirjutage rohkem.',
    ru: 'здесь должно быть не меньше {min} знаков. Напишите больше.',
    en: 'has fewer than {min} characters. Write more.',
  },
  'too-few': {
    et: 'ridu peab siin olema vähemalt {min}. Lisage puuduvad.',
    ru: 'строк здесь должно быть не меньше {min}. Добавьте недостающие.',
    en: 'has fewer than {min} entries. Add some.',
  },
  'below-min': {
    et: 'arv peab olema vähemalt {min}.',
    ru: 'число должно быть не меньше {min}.',
    en: 'is below {min}, which is the least.',
  },
  'not-above': {
    et: 'arv peab olema suurem kui {min}.',
    ru: 'число должно быть больше {min}.',
    en: 'is not above {min}.',
  },
  'above-max': {
    et: 'arv võib olla kuni {max}.',
    ru: 'число должно быть не больше {max}.',
    en: 'is above {max}, which is the most.',
  },
  'too-exact': {
    et: 'siin on täpsus {step}. Ümardage arv.',
    ru: 'точность здесь – {step}. Округлите число.',
    en: 'is more exact than {step}. Round it.',
  },
  'not-a-number': {
    et: 'siin peab olema arv, näiteks 12 või 1,5.',
    ru: 'здесь должно быть число, например 12 или 1,5.',
    en: 'is not a number, such as 12 or 1.5.',
  },
  'not-a-whole-number': {
    et: 'siin peab olema täisarv, näiteks 12.',
    ru: 'здесь должно быть целое число, например 12.',
    en: 'is not a whole number, such as 12.',
  },
  'not-a-text': {
    et: 'siin peab olema tekst.',
    ru: 'здесь должен быть текст.',
    en: 'is not a text. Write one.',
  },
  'not-a-list': {
    et: 'siin peab olema loetelu; iga väärtus on eraldi real.',
    ru: 'здесь должен быть список; каждое значение – в отдельной строке.',
    en: 'is not a list. Write each value on a line of its own.',
  },
  'not-yes-or-no': {
    et: 'siin peab olema jah või ei.',
    ru: 'здесь должно быть «да» или «нет».',
    en: 'is neither yes nor no.',
  },
  'not-a-group': {
    et: 'selle osad ei ole õigel kujul. Täitke väli uuesti.',
    ru: 'части этого поля записаны неверно. Заполните поле заново.',
    en: 'does not have the parts that it needs. Fill it in again.',
  },
  'not-a-choice': {
    et: 'sobivad ainult need väärtused: {choices}.',
    ru: 'подходят только эти значения: {choices}.',
    en: 'is none of these: {choices}.',
  },
  'not-a-day': {
    et: 'kuupäev on kujul 2026-01-31 ja selline päev peab kalendris olemas olema.',
    ru: 'дата пишется так: 2026-01-31, и такой день должен быть в календаре.',
    en: 'is no day of the calendar in the form 2026-01-31.',
  },
  'not-a-moment': {
    et: 'siin peab olema kuupäev ja kellaaeg, näiteks 2026-01-31 14:30.',
    ru: 'здесь должны быть дата и время, например 2026-01-31 14:30.',
    en: 'is no day with a time, such as 2026-01-31 14:30.',
  },
  'not-a-time': {
    et: 'siin peab olema kellaaeg, näiteks 08:30.',
    ru: 'здесь должно быть время, например 08:30.',
    en: 'is no time of day, such as 08:30.',
  },
  'not-a-day-of-year': {
    et: 'siin peab olema päev, mis on igas aastas, kujul 12-24 (kuu ja päev).',
    ru: 'здесь должен быть день, который есть в каждом году, в виде 12-24 (месяц и день).',
    en: 'is no day of every year in the form 12-24 (month and day).',
  },
  'not-a-web-address': {
    et: 'siin peab olema veebiaadress, näiteks https://example.com/leht.',
    ru: 'здесь должен быть веб-адрес, например https://example.com/page.',
    en: 'is no web address, such as https://example.com/page.',
  },
  'not-a-path': {
    et: 'siin peab olema selle saidi aadress, mis algab kaldkriipsuga, näiteks /about.',
    ru: 'здесь должен быть адрес на этом сайте, который начинается с косой черты, например /about.',
    en: 'is no address on this site, which begins with a slash, such as /about.',
  },
  'not-an-email': {
    et: 'siin peab olema e-posti aadress.',
    ru: 'здесь должен быть адрес электронной почты.',
    en: 'is no e-mail address.',
  },
  'wrong-form': {
    et: '„{value}“ ei ole õigel kujul. Võrrelge seda mõne teise kirjega.',
    ru: '«{value}» записано не в том виде. Сравните с другой записью.',
    en: '“{value}” is not in the right form. Compare it with another entry.',
  },
  unusable: {
    et: 'seda väärtust ei saa kasutada. Võrrelge seda mõne teise kirjega.',
    ru: 'это значение использовать нельзя. Сравните с другой записью.',
    en: 'cannot be used. Compare it with another entry.',
  },
  'unknown-parts': {
    et: 'sait ei tunne osi {names}. Võtke need välja.',
    ru: 'сайт не знает частей {names}. Уберите их.',
    en: 'has parts that the site does not know: {names}. Take them out.',
  },
  'slug-form': {
    et: 'siin võivad olla ainult tähed a–z, numbrid ja üksikud sidekriipsud nende vahel.',
    ru: 'здесь могут быть только буквы a–z, цифры и одиночные дефисы между ними.',
    en: 'has other characters than a-z, 0-9 and single hyphens between them.',
  },
  'id-of-company': {
    et: 'see on ettevõtte enda tunnus. Valige teine.',
    ru: 'это обозначение самого предприятия. Выберите другое.',
    en: 'is the id of the company itself. Choose another one.',
  },
  'path-outside': {
    et: 'see viib oma kaustast välja. Kirjutage aadress ilma kahe punktita (..).',
    ru: 'этот путь ведёт из своей папки. Напишите его без двух точек (..).',
    en: 'leads out of its folder. Write it without two full stops (..).',
  },
  'slug-of-page': {
    et: 'see on teise lehe aadress. Andke kirjele püsilingi juures teine nimi.',
    ru: 'это адрес другой страницы. Дайте записи другое имя в постоянной ссылке.',
    en: 'is the address of another page. Give the entry another slug.',
  },
  'other-half-missing': {
    et: 'see puudub, kuigi teine pool (pealkiri või tekst) on selles keeles olemas. Kirjutage mõlemad.',
    ru: 'этого нет, хотя вторая часть (заголовок или текст) на этом языке есть. Напишите обе.',
    en: 'is missing, but the other half (title or text) is there in this language. Write both.',
  },
  'in-no-language': {
    et: 'see puudub: kirjutage see vähemalt ühes keeles.',
    ru: 'не заполнено: напишите хотя бы на одном языке.',
    en: 'is missing: write it in one language at least.',
  },
  'moved-to-same-day': {
    et: 'päev on nihutatud samale päevale. Kirjutage, millisele päevale see nihkub.',
    ru: 'день перенесён на тот же день. Укажите, на какой день он переносится.',
    en: 'is moved to the same day. Write to which day it moves.',
  },
  'reference-unknown': {
    et: 'sait ei tunne väärtust {id}. Valige olemasolev.',
    ru: 'сайт не знает значения {id}. Выберите из имеющихся.',
    en: '{id} is nothing that the site knows. Choose one that exists.',
  },
  'ends-before-it-begins': {
    et: 'see lõpeb ({until}) enne, kui algab ({from}). Parandage üks neist päevadest.',
    ru: 'окончание ({until}) раньше начала ({from}). Исправьте одну из дат.',
    en: 'it ends ({until}) before it begins ({from}). Correct one of them.',
  },
  'no-such-page': {
    et: '{path} ei ole selle saidi leht. Parandage aadress.',
    ru: '{path} – не страница этого сайта. Исправьте адрес.',
    en: '{path} is no page of this site. Correct the address.',
  },
  'page-without-title': {
    et: '{path} ei ole selle saidi leht, mida saab nimetada. Parandage aadress.',
    ru: '{path} – не страница этого сайта, которую можно назвать. Исправьте адрес.',
    en: '{path} is no page of this site that can be named. Correct the address.',
  },
  'page-without-texts': {
    et: 'lehel {path} oma tekste ei ole. Valige mõni teine leht.',
    ru: 'у страницы {path} нет собственных текстов. Выберите другую страницу.',
    en: '{path} is no page with texts. Choose another one.',
  },
  'figure-removed': {
    et: 'arv {figure} on kadunud, aga tekstid võivad seda nimetada. Pange see tagasi; väärtust võib muuta.',
    ru: 'цифра {figure} пропала, а тексты могут её называть. Верните её; значение менять можно.',
    en: 'the figure {figure} is gone, and texts may name it. Put it back; its value may change.',
  },
  'figure-derived': {
    et: 'selle arvu arvutab sait ise. Jätke see välja.',
    ru: 'эту цифру сайт считает сам. Уберите её.',
    en: 'is a figure that the site works out itself. Leave it out.',
  },
  'figure-unknown': {
    et: 'tekstis on arv {figure}, mida ettevõtte andmetes ei ole. Parandage selle nimi.',
    ru: 'в тексте стоит показатель {figure}, которого нет в данных предприятия. Исправьте его название.',
    en: 'it names the figure {figure}, which the company’s facts do not have. Correct its name.',
  },
  'own-place': {
    et: '{place} on õige koht, seepärast ei saa see siin olla. Valige teine.',
    ru: '{place} – верное место, поэтому здесь его быть не может. Выберите другое.',
    en: '{place} is where the object belongs. Choose another one.',
  },
  'contents-unknown': {
    et: 'pakendite nimedes ei ole sisu liiki {name}. Parandage see.',
    ru: 'в названиях упаковок нет вида содержимого {name}. Исправьте его.',
    en: '{name} is no kind of contents that names of packages have. Correct it.',
  },
} as const satisfies Readonly<Record<string, Worded>>;
