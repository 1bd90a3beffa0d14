/** What the sync says of the text of an entry and of its files: what is left out, and what to do. */
import type { Worded } from '#platform/languages/locale.ts';

export const textMessages = {
  'link-nowhere': {
    et: 'link aadressile {address} ei vii ühelegi selle saidi lehele ja on ära võetud. Parandage aadress või eemaldage link.',
    ru: 'ссылка на {address} не ведёт ни на одну страницу этого сайта и убрана. Исправьте адрес или удалите ссылку.',
    en: 'the link to {address} leads to no page of this site and was taken away. Correct the address or remove the link.',
  },
  'link-impossible': {
    et: 'link aadressile {address} ei ole siin võimalik ja on ära võetud.',
    ru: 'ссылка на {address} здесь невозможна и убрана.',
    en: 'the link to {address} is not possible here and was taken away.',
  },
  'place-lost': {
    et: 'kohta {address} lehel ei ole, sinna viivad lingid ei vii kuhugi.',
    ru: 'места {address} на странице нет, ссылки на него никуда не ведут.',
    en: 'the place {address} is not on the page; links to it lead nowhere.',
  },
  'document-not-shown': {
    et: 'faili {address} lehe sees ei näidata, lugeja avab selle lingist.',
    ru: 'файл {address} не показывается внутри страницы, читатель открывает его по ссылке.',
    en: 'the file {address} is not shown within the page; readers open it by its link.',
  },
  'colours-left-out': {
    et: 'tekstis jäi välja värve: {count}. Saidil on hele ja tume kujundus ning need värvid ei oleks mõlemas loetavad. Olulise jaoks on paks kiri või tõstevärv taustaga.',
    ru: 'в тексте не сохранились цвета: {count}. У сайта есть светлое и тёмное оформление, и в одном из них эти цвета нельзя было бы прочитать. Важное выделите полужирным или цветом фона.',
    en: 'colours were left out of the text: {count}. The site has a light and a dark look, and these could not be read in both. Mark what matters in bold, or with a background colour.',
  },
  'fonts-left-out': {
    et: 'kleebitud kirjatüüpe ja tähesuurusi jäi välja: {count}. Lehel on saidi oma kiri; midagi ei ole vaja teha.',
    ru: 'вставленные шрифты и размеры букв не сохранились: {count}. На странице шрифт сайта; делать ничего не нужно.',
    en: 'pasted typefaces and letter sizes were left out: {count}. The page has the typeface of the site; nothing needs to be done.',
  },
  'shortcode-unknown': {
    et: 'lühikoodi [{name}] ei oska ükski lisamoodul näidata, seepärast jäi see välja.',
    ru: 'шорткод [{name}] не показывает ни один плагин, поэтому он пропущен.',
    en: 'the shortcode [{name}] is rendered by no plugin and was left out.',
  },
  'frame-without-address': {
    et: 'aadressita raam jäi välja.',
    ru: 'рамка без адреса пропущена.',
    en: 'a frame without address was left out.',
  },
  'the-picture': { et: 'pilt {address}', ru: 'изображение {address}', en: 'the picture {address}' },
  'the-pasted-picture': {
    et: 'teksti kleebitud pilt',
    ru: 'изображение, вставленное прямо в текст',
    en: 'the picture that was pasted into the text',
  },
  'the-picture-without-address': {
    et: 'aadressita pilt',
    ru: 'изображение без адреса',
    en: 'the picture without an address',
  },
  'the-document': { et: 'dokument {address}', ru: 'документ {address}', en: 'the document {address}' },
  'the-recording': { et: 'salvestis {address}', ru: 'запись {address}', en: 'the recording {address}' },
  'the-icon': { et: 'ikoon {address}', ru: 'значок {address}', en: 'the icon {address}' },
  'the-featured-image': {
    et: 'tunnuspilt {address}',
    ru: 'изображение записи {address}',
    en: 'the featured image {address}',
  },
  'the-style-sheet': {
    et: 'laadileht {address}',
    ru: 'таблица стилей {address}',
    en: 'the style sheet {address}',
  },
  'picture-left-out': {
    et: '{file} jäi välja; laadige see WordPressi üles.',
    ru: '{file} не показывается; загрузите его в WordPress.',
    en: '{file} was left out; upload it to WordPress.',
  },
  'picture-without-text': {
    et: '{file} on ilma asendustekstita. Kirjutage see pildi juurde.',
    ru: '{file}: нет альтернативного текста. Добавьте его к изображению.',
    en: '{file} has no alternative text. Write it beside the picture.',
  },
  'picture-stands-still': {
    et: 'pilt {address} liigub, aga selle fail on liiga suur: lehel seisab see paigal.',
    ru: 'изображение {address} движется, но его файл слишком велик: на странице оно неподвижно.',
    en: 'the picture {address} moves, but its file is too large: it stands still on the page.',
  },
  'pictures-lost': {
    et: 'lehelt puudub pilte: {count}, näiteks {address}.',
    ru: 'на странице не хватает изображений: {count}, например {address}.',
    en: '{count} of its pictures are not on the page, such as {address}.',
  },
  'file-elsewhere': {
    et: '{file} on teisel saidil ja jäi välja; laadige see WordPressi üles.',
    ru: '{file} находится на другом сайте и не показывается; загрузите этот файл в WordPress.',
    en: '{file} stands on another site and was left out; upload it to WordPress.',
  },
  'file-not-copied': {
    et: '{file} jääb kopeerimata ({fault}).',
    ru: '{file} не копируется ({fault}).',
    en: '{file} cannot be copied ({fault}).',
  },
  'file-not-asked': {
    et: 'faili {address} ei saa küsida, see jääb endiseks ({fault}).',
    ru: 'файл {address} нельзя запросить, он остаётся прежним ({fault}).',
    en: '{address} cannot be asked for and stays as it was ({fault}).',
  },
  'file-gone': {
    et: 'WordPressis sellist faili enam ei ole; valige teine või võtke see tekstist välja',
    ru: 'в WordPress такого файла больше нет; выберите другой или уберите его из текста',
    en: 'WordPress has no such file any more; choose another one, or take it out of the text',
  },
  'file-not-kept': {
    et: 'faili ei saa salvestada: {reason}',
    ru: 'файл нельзя сохранить: {reason}',
    en: 'it cannot be kept: {reason}',
  },
  'format-unreadable': {
    et: 'selle vormingut ei saa lugeda; salvestage pilt kujul JPEG, PNG või WebP',
    ru: 'формат не читается; сохраните изображение как JPEG, PNG или WebP',
    en: 'its format cannot be read; save the picture as JPEG, PNG or WebP',
  },
  'picture-too-large': {
    et: 'see on liiga suur; vähendage seda ja laadige uuesti üles',
    ru: 'оно слишком велико; уменьшите его и загрузите снова',
    en: 'it is too large; make it smaller and upload it again',
  },
  'drawing-too-large': {
    et: 'joonis on liiga suur või kordab oma osi liiga sageli; laadige see üles PNG-failina',
    ru: 'рисунок слишком велик или слишком часто повторяет свои части; загрузите его как PNG',
    en: 'the drawing is too large or repeats parts of itself too often; upload it as PNG',
  },
  'picture-slow': {
    et: 'selle lugemine kestab liiga kaua; salvestage see väiksemana',
    ru: 'чтение занимает слишком много времени; сохраните его в меньшем размере',
    en: 'it takes too long to read; save it smaller',
  },
  'wordpress-unreachable': {
    et: 'WordPress ei vasta; proovitakse uuesti',
    ru: 'WordPress не отвечает; попытка повторится',
    en: 'WordPress does not answer; it is tried again',
  },
  'wordpress-refuses': {
    et: 'WordPress ei luba seda lugeda',
    ru: 'WordPress не разрешает это читать',
    en: 'WordPress does not allow to read it',
  },
  'wordpress-status': {
    et: 'WordPress vastab koodiga {status}',
    ru: 'WordPress отвечает кодом {status}',
    en: 'WordPress answers with status {status}',
  },
  'wordpress-answer-unclear': {
    et: 'WordPressi vastusest ei saa aru',
    ru: 'ответ WordPress непонятен',
    en: 'the answer of WordPress cannot be read',
  },
  'file-too-large': {
    et: 'fail on liiga suur; laadige üles väiksem',
    ru: 'файл слишком велик; загрузите файл меньшего размера',
    en: 'the file is too large; upload a smaller one',
  },
  'is-on-another-site': {
    et: 'see on teisel saidil; laadige see WordPressi üles',
    ru: 'файл находится на другом сайте; загрузите его в WordPress',
    en: 'it stands on another site; upload it to WordPress',
  },
  'video-without-address': {
    et: 'aadressita video jäi välja.',
    ru: 'видео без адреса пропущено.',
    en: 'a video without an address was left out.',
  },
  'recording-without-address': {
    et: 'aadressita salvestis jäi välja.',
    ru: 'запись без адреса пропущена.',
    en: 'a recording without an address was left out.',
  },
  'video-left-out': {
    et: 'video aadressil {address} jäi välja.',
    ru: 'видео по адресу {address} пропущено.',
    en: 'a video at {address} was left out.',
  },
  'recording-left-out': {
    et: 'salvestis aadressil {address} jäi välja.',
    ru: 'запись по адресу {address} пропущена.',
    en: 'a recording at {address} was left out.',
  },
  'video-is-link': {
    et: 'video asemel on siin link aadressile {address}, sest saidil ei ole sellest koopiat.',
    ru: 'вместо видео здесь ссылка на {address}, потому что на сайте нет его копии.',
    en: 'a video is a link to {address} here, because this site has no copy of it.',
  },
  'recording-is-link': {
    et: 'salvestise asemel on siin link aadressile {address}, sest saidil ei ole sellest koopiat.',
    ru: 'вместо записи здесь ссылка на {address}, потому что на сайте нет её копии.',
    en: 'a recording is a link to {address} here, because this site has no copy of it.',
  },
  'featured-image-gone': {
    et: 'tunnuspilti ei ole enam WordPressi meediateegis; valige teine.',
    ru: 'изображения записи больше нет в медиатеке WordPress; выберите другое.',
    en: 'the featured image is no longer in the media library of WordPress; choose another one.',
  },
  'featured-image-without-text': {
    et: 'tunnuspildil ei ole asendusteksti (keel: {language}); selle asemel on pealkiri.',
    ru: 'у изображения записи нет альтернативного текста (язык: {language}); вместо него стоит заголовок.',
    en: 'the featured image has no alternative text ({language}); the title stands in for it.',
  },
  'elements-lost': {
    et: 'lehelt puudub {lost} elementi {element}, kirjutatud on neid {total}.',
    ru: 'на странице не хватает элементов {element}: {lost} из {total}.',
    en: '{lost} of its {total} {element} are not on the page.',
  },
  'element-unwrapped': {
    et: 'elementi {element} ei saa siin näidata; selle tekst jääb alles.',
    ru: 'элемент {element} здесь показать нельзя; его текст остаётся.',
    en: '{element} cannot be shown here; its text stays without it.',
  },
  'element-left-out': {
    et: 'elementi {element} ei saa siin näidata, see jäi välja.',
    ru: 'элемент {element} здесь показать нельзя, он пропущен.',
    en: '{element} cannot be shown here and was left out.',
  },
  'attribute-lost': {
    et: 'elemendi {element} omadust {attribute} ei saa alles hoida.',
    ru: 'свойство {attribute} элемента {element} сохранить нельзя.',
    en: 'the attribute {attribute} of {element} cannot be kept.',
  },
  'more-losses': {
    et: 'muud märgistust, mida ei saa alles hoida, on veel: {count}.',
    ru: 'ещё видов разметки, которые нельзя сохранить: {count}.',
    en: '{count} more kinds of markup cannot be kept.',
  },
  'css-too-long': {
    et: 'reeglid on pikemad kui {max} märki',
    ru: 'правила длиннее {max} знаков',
    en: 'its rules are longer than {max} characters',
  },
  'css-too-deep': {
    et: 'reeglid on üksteise sees liiga sügaval',
    ru: 'правила слишком глубоко вложены друг в друга',
    en: 'its rules lie too deep within one another',
  },
  'css-too-many': {
    et: 'reegleid on rohkem kui {max}',
    ru: 'правил больше {max}',
    en: 'it has more than {max} rules',
  },
  'css-invalid': {
    et: 'viga real {line}',
    ru: 'ошибка в строке {line}',
    en: 'a fault in line {line}',
  },
} as const satisfies Readonly<Record<string, Worded>>;
