/** What the sync says of an entry as a whole, of menus, categories and translations, and of WordPress itself. */
import type { Worded } from '#platform/languages/locale.ts';

export const entryMessages = {
  'address-taken': {
    et: 'selle aadress saidil on {path}, sest aadress „{slug}“ on juba ühel teisel artiklil. Soovi korral andke sellele püsilingi juures teine nimi.',
    ru: 'адрес этой записи на сайте – {path}, потому что адрес «{slug}» уже есть у другой статьи. Если хотите, дайте ей другое имя в постоянной ссылке.',
    en: 'its address on the site is {path}, because another article already has the address “{slug}”. Give it another name under Permalink if you like.',
  },
  'address-derived': {
    et: 'selle aadress saidil on {path}, sest nimi „{slug}“ WordPressis aadressiks ei sobi: aadressis on kuni 120 tähte (a–z), numbrit ja sidekriipsu. Ka selle nimega lingid viivad sinna; midagi ei ole vaja teha.',
    ru: 'адрес этой записи на сайте – {path}, потому что имя «{slug}» из WordPress адресом быть не может: в адресе не больше 120 букв (a–z), цифр и дефисов. Ссылки с этим именем тоже ведут туда; делать ничего не нужно.',
    en: 'its address on the site is {path}, because “{slug}”, its name in WordPress, cannot be one: an address has at most 120 letters (a–z), digits and hyphens. Links with that name lead there too; nothing needs to be done.',
  },
  'sticky-ignored': {
    et: 'see on WordPressis esile tõstetud, aga sait järjestab artikleid ainult kuupäeva järgi.',
    ru: 'запись закреплена в WordPress, но сайт располагает статьи только по датам.',
    en: 'it is sticky in WordPress, but the site lists articles by their dates alone.',
  },
  'style-misread': {
    et: 'laad „{style}“ jäi välja: selles on jutumärke, sulge või muid märke, mida veebilehitsejad loevad teisiti.',
    ru: 'стиль «{style}» пропущен: в нём есть кавычки, скобки или знаки, которые браузеры читают иначе.',
    en: 'the style "{style}" has quotes, brackets or signs that browsers read otherwise, and is left out.',
  },
  'more-styles-misread': {
    et: 'välja jäi veel laade, mida veebilehitsejad loevad teisiti: {count}.',
    ru: 'пропущено ещё стилей, которые браузеры читают иначе: {count}.',
    en: '{count} more styles that browsers read otherwise are left out.',
  },
  'styles-unusable': {
    et: 'selle laade ei saa kasutada ({reason}), need jäid välja.',
    ru: 'стили этой записи использовать нельзя ({reason}), они пропущены.',
    en: 'its styles cannot be used ({reason}) and were left out.',
  },
  'styles-too-long': {
    et: 'laadid on kokku pikemad kui {max} märki; mis üle jäi, on välja jäetud.',
    ru: 'стили вместе длиннее {max} знаков; лишнее пропущено.',
    en: 'its styles are together longer than {max} characters; what is over was left out.',
  },
  'page-styles-left-out': {
    et: 'laadid jäid välja: oma laadid on ainult artiklitel.',
    ru: 'стили пропущены: собственные стили бывают только у статей.',
    en: 'its styles are left out: only articles have styles of their own.',
  },
  'slug-old-address': {
    et: '{path} on vana aadress, mis viib mujale. Andke artiklile püsilingi juures teine nimi.',
    ru: '{path} – старый адрес, который ведёт в другое место. Дайте статье другое имя в постоянной ссылке.',
    en: '{path} is an old address that leads elsewhere. Give the article another slug.',
  },
  'id-taken': {
    et: 'teisel kirjel on sama tunnus: {id}. Muutke seda kirjet või valige teine tunnus.',
    ru: 'у другой записи такой же код: {id}. Измените ту запись или выберите другой код.',
    en: 'another entry has the same id: {id}. Edit that one, or choose another id.',
  },
  'address-in-use': {
    et: 'aadressil {path} on juba leht, fail või suunamine. Vana aadress peab olema vaba.',
    ru: 'по адресу {path} уже есть страница, файл или перенаправление. Старый адрес должен быть свободен.',
    en: 'there is a page, a file or a redirect at {path} already. An old address must be free.',
  },
  'address-pattern': {
    et: '{path} tähendab paljusid aadresse: selles on tärn või kaldkriipsu järel koolon. Kirjutage iga vana aadress eraldi.',
    ru: '{path} означает много адресов: в нём звёздочка или двоеточие после косой черты. Напишите каждый старый адрес отдельно.',
    en: '{path} stands for many addresses, by its star or by a colon after a slash. Write each old address in full.',
  },
  'route-taken': {
    et: 'lehe {path} tekstid on juba teises kirjes. Muutke seda kirjet või valige teine leht.',
    ru: 'тексты страницы {path} уже есть в другой записи. Измените ту запись или выберите другую страницу.',
    en: 'another entry has the texts of {path}. Edit that one, or choose another page.',
  },
  'title-repeated': {
    et: 'see on ka lehe {path} pealkiri. Kirjutage teine.',
    ru: 'такой же заголовок у страницы {path}. Напишите другой.',
    en: 'it is the title of {path} too. Write another one.',
  },
  'description-repeated': {
    et: 'see on ka lehe {path} kirjeldus. Kirjutage teine.',
    ru: 'такое же описание у страницы {path}. Напишите другое.',
    en: 'it is the description of {path} too. Write another one.',
  },
  'translation-of-none': {
    et: 'selles on märgitud, et kirje {other} on selle versioon (keel: {language}), aga too kirje ei kuulu ühegi eestikeelse kirje juurde. Parandage WordPressis mõlema tõlkeseosed.',
    ru: 'здесь указано, что запись {other} – её версия (язык: {language}), но та запись не относится ни к одной эстонской. Исправьте связи переводов обеих записей в WordPress.',
    en: 'it names entry {other} as its version in {language}, but that one belongs to no Estonian entry. Correct the translations of both in WordPress.',
  },
  'translation-of-other': {
    et: 'selles on märgitud, et kirje {other} on selle versioon (keel: {language}), aga too kuulub kirje {owner} juurde. Parandage WordPressis mõlema tõlkeseosed.',
    ru: 'здесь указано, что запись {other} – её версия (язык: {language}), но та относится к записи {owner}. Исправьте связи переводов обеих записей в WordPress.',
    en: 'it names entry {other} as its version in {language}, but that one belongs to entry {owner}. Correct the translations of both in WordPress.',
  },
  'translation-of-nothing': {
    et: 'see ei ole ühegi avaldatud eestikeelse kirje tõlge, seepärast seda ei näidata. Avaldage eestikeelne kirje või siduge tõlge sellega.',
    ru: 'это не перевод опубликованной эстонской записи, поэтому сайт её не показывает. Опубликуйте эстонскую запись или свяжите перевод с ней.',
    en: 'it is the translation of no published Estonian entry and is not shown. Publish the Estonian entry, or link the translation to it.',
  },
  'listed-nowhere': {
    et: 'WordPress ei loetle seda üheski keeles, aga ütleb, et see on avaldatud; saidil jääb see alles. Valige kirjele keel.',
    ru: 'WordPress не показывает запись ни на одном языке, но говорит, что она опубликована; на сайте она остаётся. Выберите для неё язык.',
    en: 'WordPress lists it in no language and says that it is published; it stays on the site. Choose its language.',
  },
  'not-proven-gone': {
    et: 'WordPress ei loetle seda enam ega ütle, et seda ei ole; saidil jääb see alles ({fault}).',
    ru: 'WordPress больше не показывает запись, но и не говорит, что её нет; на сайте она остаётся ({fault}).',
    en: 'WordPress lists it no more and does not say that it is gone; it stays on the site ({fault}).',
  },
  'not-asked-after-others': {
    et: 'seda ei küsitud, sest teiste küsimine ebaõnnestus',
    ru: 'её не запрашивали, потому что другие запросы не удались',
    en: 'it was not asked for after others failed',
  },
  'passwords-unknown': {
    et: 'WordPress ei näita, milliseid kirjeid kaitseb parool, seepärast on saidil need kõik. Paigaldage lisamoodul Site Publisher või andke kasutajale, kellena sait WordPressi loeb, toimetaja roll.',
    ru: 'WordPress не показывает, какие записи защищены паролем, поэтому на сайте они все. Установите плагин Site Publisher или дайте пользователю, от имени которого сайт читает WordPress, роль редактора.',
    en: 'WordPress does not show which entries a password protects, so all of them are on the site. Install the companion plugin Site Publisher, or give the user as whom the site reads WordPress the role Editor.',
  },
  'plugin-inactive': {
    et: 'lisamoodul „Site Publisher“ ei ole sees: muudatused jõuavad saidile kuni viis minutit hiljem ja eelvaateid ei ole. Lülitage see pistikprogrammide lehel sisse.',
    ru: 'плагин «Site Publisher» не активен: изменения приходят на сайт с опозданием до пяти минут, предпросмотра нет. Включите его на странице плагинов.',
    en: 'the companion plugin “Site Publisher” is not active: changes come up to five minutes late, and there are no previews. Activate it on the page Plugins.',
  },
  'pages-unused': {
    et: 'mis on avaldatud jaotises „Lehed“, seda sait ei näita ({titles}). Uudised kirjutage postitustena; saidi lehtede tekstid on jaotises „Lehtede tekstid“.',
    ru: 'то, что опубликовано в разделе «Страницы», сайт не показывает ({titles}). Новости пишите как записи; тексты страниц сайта – в разделе «Тексты страниц».',
    en: 'what is published under “Pages” is not shown on the site ({titles}). Write news as posts; the texts of the site’s own pages are under “Page texts”.',
  },
  'category-unknown': {
    et: 'saidil ei ole rubriiki „{title}“ ({slug}): artikkel, mis üheski teises ei ole, läheb rubriiki {other}. Saidil on {known}.',
    ru: 'на сайте нет рубрики «{title}» ({slug}): статья, которая не входит ни в одну другую, попадает в {other}. На сайте есть {known}.',
    en: 'the site has no category “{title}” ({slug}): an article that is in no other one goes to {other}. The site has {known}.',
  },
  'category-renamed': {
    et: 'rubriigil „{title}“ on teine lühinimi ({slug}) kui enne; sait peab seda ikka rubriigiks {category}. Andke sellele endine lühinimi või viige selle artiklid teise rubriiki.',
    ru: 'у рубрики «{title}» другой ярлык ({slug}), чем раньше; сайт по-прежнему считает её рубрикой {category}. Верните прежний ярлык или перенесите статьи в другую рубрику.',
    en: '“{title}” has another slug ({slug}) than before; the site goes on to take it for {category}. Give it that slug again, or move its articles to another category.',
  },
  'menu-item-faulty': {
    et: 'menüüpunkt „{label}“ jääb menüüst välja: {fault}',
    ru: 'пункт «{label}» в меню не показывается: {fault}',
    en: 'the menu leaves out the item “{label}”: {fault}',
  },
  'menu-target-deleted': {
    et: 'see viib millegi juurde, mis on WordPressis kustutatud. Valige teine siht või eemaldage punkt.',
    ru: 'он ведёт к тому, что удалено в WordPress. Выберите другую цель или удалите пункт.',
    en: 'it leads to something that was deleted in WordPress. Choose another target, or remove the item.',
  },
  'menu-target-unknown': {
    et: 'see viib aadressile {address}, mis ei ole selle saidi leht. Parandage aadress.',
    ru: 'он ведёт на {address}, а это не страница этого сайта. Исправьте адрес.',
    en: 'it leads to {address}, which is no page of this site. Correct the address.',
  },
  'menu-target-insecure': {
    et: 'see viib aadressile {address}. Menüüst saab minna selle saidi lehtedele ja aadressidele, mis algavad märkidega https://.',
    ru: 'он ведёт на {address}. Меню может вести на страницы этого сайта и на адреса, которые начинаются с https://.',
    en: 'it leads to {address}. A menu leads to pages of this site and to https addresses.',
  },
  'menu-empty': {
    et: 'selle menüü ühtegi punkti ei saa kasutada, seepärast jääb menüü endiseks. Parandage selle punktid.',
    ru: 'ни один пункт этого меню использовать нельзя, поэтому меню остаётся прежним. Исправьте его пункты.',
    en: 'none of its items can be used, so the menu stays as it was. Correct its items.',
  },
  'menu-same-id': {
    et: 'teisel punktil on sama number. Eemaldage üks neist.',
    ru: 'у другого пункта тот же номер. Удалите один из них.',
    en: 'another item has the same id. Remove one of them.',
  },
  'menu-of-another': {
    et: 'see kuulub menüüsse {menus}, mitte menüüsse {menu}. Lisage see uuesti.',
    ru: 'он относится к меню {menus}, а не к меню {menu}. Добавьте его заново.',
    en: 'it is of menu {menus}, not of menu {menu}. Add it again.',
  },
  'menu-without-parent': {
    et: 'see on punkti {parent} all, mida selles menüüs ei ole. Tõstke see teise punkti alla.',
    ru: 'он стоит под пунктом {parent}, которого нет в этом меню. Перенесите его под другой пункт.',
    en: 'it is below {parent}, which is no item of this menu. Move it below another one.',
  },
  'menu-heading-alone': {
    et: 'see on vahepealkiri, mille all ei ole ühtegi punkti. Lisage punkte või eemaldage see.',
    ru: 'это заголовок, под которым нет пунктов. Добавьте пункты или удалите его.',
    en: 'it is a heading without entries below it. Add some, or remove it.',
  },
  'menu-too-deep': {
    et: 'see on kolmandast tasemest allpool, aga päises on kolm taset. Tõstke see kõrgemale.',
    ru: 'он ниже третьего уровня, а в шапке сайта показываются три. Поднимите его выше.',
    en: 'it is below the third level, which is the last that the header shows. Move it up.',
  },
} as const satisfies Readonly<Record<string, Worded>>;
