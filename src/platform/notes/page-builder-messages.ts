/** What the sync says of pages of the page builder, and of the page builder itself, to those who make pages there. */
import type { Worded } from '#platform/languages/locale.ts';

/** Why a page is not published as it is. */
const refusalMessages = {
  'page-pattern-open': {
    et: 'selline mall ([...]) tähistab eri pikkusega aadresse, mida sellel saidil olla ei saa. Andke lehele mall, milles iga osa on eraldi, näiteks /kkk/[nimi].',
    ru: 'такой шаблон ([...]) означает адреса разной длины, которых на этом сайте быть не может. Дайте странице шаблон, где каждая часть отдельно, например /kkk/[nimi].',
    en: 'such a pattern ([...]) stands for addresses of several lengths, which this site cannot have. Give the page a pattern with each part by itself, such as /kkk/[name].',
  },
  'page-pattern-unnamed': {
    et: 'mall tähistab palju aadresse. Nimetage need lehe metaandmetes: {key} = „esimene, teine“.',
    ru: 'шаблон означает много адресов. Назовите их в метаданных страницы: {key} = «первый, второй».',
    en: 'the pattern stands for many addresses. Name them in the metadata of the page: {key} = “first, second”.',
  },
  'page-pattern-odd': {
    et: 'aadressi osa „{value}“ väljal {key} ei sobi: võimalikud on ainult tähed, numbrid, - ja _.',
    ru: 'часть адреса «{value}» в поле {key} не подходит: возможны только буквы, цифры, - и _.',
    en: 'the part “{value}” of an address in {key} is not possible: only letters, digits, - and _ are.',
  },
  'page-pattern-many': {
    et: 'mall nimetab {count} aadressi, lubatud on kuni {max}. Jagage need mitme lehe vahel.',
    ru: 'шаблон называет адресов: {count}, а можно не больше {max}. Разделите их между несколькими страницами.',
    en: 'the pattern names {count} addresses, and a page has at most {max}. Divide them between several pages.',
  },
  'page-address-impossible': {
    et: 'sellist aadressi ühelgi selle saidi lehel olla ei saa. Kasutage väikeseid tähti, numbreid ja sidekriipse.',
    ru: 'такого адреса у страницы этого сайта быть не может. Используйте строчные буквы, цифры и дефисы.',
    en: 'no page of this site can have such an address. Use small letters, digits and hyphens.',
  },
  'page-address-reserved': {
    et: 'nii algavad selle saidi enda failid. Andke lehele teine aadress.',
    ru: 'так начинаются адреса файлов самого сайта. Дайте странице другой адрес.',
    en: 'files of this site begin like that. Give the page another address.',
  },
  'page-address-own': {
    et: 'sellel aadressil on saidi enda leht, mis jääb peale. Andke lehele teine aadress.',
    ru: 'по этому адресу есть собственная страница сайта, и показывается она. Дайте странице другой адрес.',
    en: 'a page of this site has that address, and it wins. Give the page another address.',
  },
  'page-address-old': {
    et: 'see on vana aadress, mis viib mujale. Andke lehele teine aadress või paluge saidi haldajal ümbersuunamine ära võtta.',
    ru: 'это старый адрес, который ведёт в другое место. Дайте странице другой адрес или попросите администратора сайта убрать перенаправление.',
    en: 'it is an old address that leads elsewhere. Give the page another address, or ask whoever runs the site to take the redirect away.',
  },
  'page-not-rendered': {
    et: 'lehte ei saa teha ({reason}). Saidil jääb alles, mis seal enne oli. Parandage leht stuudios ja avaldage uuesti.',
    ru: 'страницу не удаётся сделать ({reason}). На сайте остаётся то, что было раньше. Исправьте её в студии и опубликуйте снова.',
    en: 'the page cannot be made ({reason}). What was on the site before stays. Fix it in the studio and publish again.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

/** Why a page cannot be made, as a part of a sentence. */
const reasonMessages = {
  'page-too-slow': {
    et: 'see kestab kauem kui {seconds} s',
    ru: 'это занимает больше {seconds} с',
    en: 'it takes longer than {seconds} s',
  },
  'pages-too-slow': {
    et: 'kõik lehed kokku kestavad kauem kui {seconds} s',
    ru: 'все страницы вместе занимают больше {seconds} с',
    en: 'all pages take longer than {seconds} s',
  },
  'page-too-greedy': {
    et: 'see vajab rohkem kui {max} MB mälu',
    ru: 'ей нужно больше {max} МБ памяти',
    en: 'it takes more than {max} MB of memory',
  },
  'pages-too-large': {
    et: 'kõik lehed kokku on suuremad kui {max} baiti',
    ru: 'все страницы вместе больше {max} байт',
    en: 'all pages take more than {max} bytes',
  },
  'page-waits': {
    et: 'see ootab midagi, mida ei tule',
    ru: 'она ждёт того, чего не будет',
    en: 'it waits for what never comes',
  },
  'page-unreadable': {
    et: 'selle tulemust ei saa lugeda',
    ru: 'её результат не читается',
    en: 'what it gives back cannot be read',
  },
  'page-unknown': {
    et: 'lehekoostaja ei tunne seda lehte',
    ru: 'конструктор не знает этой страницы',
    en: 'the loader does not know it',
  },
} as const satisfies Readonly<Record<string, Worded>>;

/** What should be better on a page. */
const partMessages = {
  'page-removed': {
    et: 'lehte enam ei ole ja selle aadress ei avane. Lingid, mis sinna viivad, on allpool jaotises „Mida sisus parandada“.',
    ru: 'страницы больше нет, и её адрес не открывается. Ссылки, которые на неё ведут, названы ниже, в списке того, что исправить в содержании.',
    en: 'the page is no more, and its address does not open. Links that lead there are named below, among what to fix in the content.',
  },
  'page-interactions': {
    et: 'lehel on tegevusi (interactions), mis sellel saidil midagi ei tee. Kasutage linki või saidi osa.',
    ru: 'на странице есть действия (interactions), которые на этом сайте ничего не делают. Используйте ссылку или часть сайта.',
    en: 'the page has interactions, which do nothing on this site. Use a link or a part of the site.',
  },
  'page-form': {
    et: 'vorm ei vii kuhugi; kasutage saidi osa „contact-form“.',
    ru: 'форма никуда не ведёт; используйте часть сайта «contact-form».',
    en: 'a form leads nowhere; use the part “contact-form” of the site.',
  },
  'page-frame': { et: 'raam jäi välja.', ru: 'рамка пропущена.', en: 'a frame is left out.' },
  'page-button': {
    et: 'lingita nupp ei tee midagi; kasutage saidi osa „button“.',
    ru: 'кнопка без ссылки ничего не делает; используйте часть сайта «button».',
    en: 'a button without a link does nothing; use the part “button” of the site.',
  },
  'page-picture-without-text': {
    et: 'pildil puudub asendustekst (alt). Kirjutage see pildi juurde.',
    ru: 'у изображения нет альтернативного текста (alt). Добавьте его.',
    en: 'a picture has no alternative text (alt). Write it beside the picture.',
  },
  'page-part-left-out': {
    et: 'saidi osa „{part}“ välju ei saa nii kasutada, see jäi välja. Vaadake need stuudios üle.',
    ru: 'поля части сайта «{part}» заданы неверно, она пропущена. Проверьте их в студии.',
    en: 'the part “{part}” has fields that it does not take, and is left out. Look at them in the studio.',
  },
  'page-part-twice': {
    et: 'saidi osa „{part}“ on lehel kaks korda; teine jäi välja.',
    ru: 'часть сайта «{part}» стоит на странице дважды; вторая пропущена.',
    en: 'the part “{part}” stands twice; the second one is left out.',
  },
  'page-untitled': {
    et: 'selles keeles ({language}) ei ole lehel pealkirja ega metaandmetes väärtust {key}, seepärast on pealkiri eestikeelne.',
    ru: 'на этом языке ({language}) у страницы нет ни заголовка, ни {key} в метаданных, поэтому заголовок эстонский.',
    en: 'it has no heading and no {key} in its metadata ({language}), so its title is the Estonian one.',
  },
  'page-picture-elsewhere': {
    et: 'pildi aadressi {address} sait ei küsi, see jäi välja. Laadige pilt stuudiosse üles.',
    ru: 'адрес изображения {address} сайт не запрашивает, оно пропущено. Загрузите его в студию.',
    en: 'the site does not ask for the picture {address}, which is left out. Upload it to the studio.',
  },
  'page-picture-lost': {
    et: 'pilti {address} ei saa kopeerida, see jäi välja. Laadige see stuudiosse uuesti üles.',
    ru: 'изображение {address} нельзя скопировать, оно пропущено. Загрузите его в студию заново.',
    en: 'the picture {address} cannot be copied and is left out. Upload it to the studio again.',
  },
  'page-picture-failed': {
    et: 'pilti {address} ei saa kopeerida ({reason}), see jäi välja.',
    ru: 'изображение {address} нельзя скопировать ({reason}), оно пропущено.',
    en: 'the picture {address} cannot be copied ({reason}) and is left out.',
  },
  'page-picture-none': {
    et: 'aadressil {address} ei ole pilti (vastus {status}), see jäi välja.',
    ru: 'по адресу {address} нет изображения (ответ {status}), оно пропущено.',
    en: 'there is no picture at {address} (status {status}), so it is left out.',
  },
  'page-pictures-later': {
    et: 'veel {count} pilti on üle selle, mida korraga küsitakse; need tulevad järgmisel korral ise.',
    ru: 'ещё изображений сверх того, что запрашивается за раз: {count}; они появятся в следующий раз сами.',
    en: '{count} more pictures are over what is asked for at once; they come by themselves the next time.',
  },
  'page-pictures-silent': {
    et: 'veel {count} pilti jäi küsimata, sest nende server ei vasta.',
    ru: 'ещё изображений не запрошено, потому что их сервер не отвечает: {count}.',
    en: '{count} more pictures are not asked for, since their server does not answer.',
  },
  'page-pictures-lost': {
    et: 'veel {count} pilti ei saanud juba eelmisel korral kopeerida.',
    ru: 'ещё изображений не удалось скопировать уже в прошлый раз: {count}.',
    en: '{count} more pictures could not be copied the time before.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

/** Why nothing could be read from the page builder. */
const failureMessages = {
  'builder-refused': {
    et: 'lehekoostaja ei võta vastu saidi võtit. Tehke projekti seadetes uus avalik API-võti (public API token) ja andke see saidi haldajale.',
    ru: 'конструктор страниц не принимает ключ сайта. Создайте в настройках проекта новый публичный ключ (public API token) и передайте его администратору сайта.',
    en: 'the page builder does not accept the token of the site. Make a new public API token in the settings of the project, and give it to whoever runs the site.',
  },
  'builder-not-published': {
    et: 'projekti ei ole kordagi avaldatud. Vajutage stuudios Publish.',
    ru: 'проект ещё ни разу не опубликован. Нажмите Publish в студии.',
    en: 'the project has never been published. Press Publish in the studio.',
  },
  'builder-not-bundled': {
    et: 'lehekoostaja ei saa projekti kokku panna. Avage see stuudios ja avaldage uuesti.',
    ru: 'конструктор не может собрать проект. Откройте его в студии и опубликуйте снова.',
    en: 'the page builder cannot bundle the project. Open it in the studio and publish it again.',
  },
  'builder-unreachable': {
    et: 'lehekoostaja ei vasta saidile. Sait proovib ise uuesti; kui see ei aita, öelge saidi haldajale.',
    ru: 'конструктор страниц не отвечает сайту. Сайт попробует снова сам; если это не поможет, скажите администратору сайта.',
    en: 'the page builder does not answer the site. The site tries again by itself; if that does not help, tell whoever runs it.',
  },
  'builder-answer-unclear': {
    et: 'lehekoostaja vastusest ei saa aru. Avaldage projekt uuesti; kui see ei aita, öelge saidi haldajale.',
    ru: 'ответ конструктора непонятен. Опубликуйте проект ещё раз; если это не поможет, скажите администратору сайта.',
    en: 'the answer of the page builder cannot be read. Publish the project again; if that does not help, tell whoever runs the site.',
  },
  'builder-not-rendered': {
    et: 'ühtegi lehte ei saa teha ({reason}). Võtke viimane muudatus stuudios tagasi ja avaldage uuesti.',
    ru: 'не удаётся сделать ни одной страницы ({reason}). Отмените последнее изменение в студии и опубликуйте снова.',
    en: 'no page can be made ({reason}). Undo the last change in the studio and publish again.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

export const pageBuilderMessages = {
  ...refusalMessages,
  ...reasonMessages,
  ...partMessages,
  ...failureMessages,
};
