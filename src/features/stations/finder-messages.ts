import { infoPhone } from '#shell/company/business-rules.ts';

/** Texts of the finder of waste stations and its map, in the namespace `map`. */
export const stationFinder = {
  'finder.title': {
    et: 'Leidke jäätmejaam',
    ru: 'Найдите станцию отходов',
    en: 'Find a waste station',
  },
  'finder.anyCounty': { et: 'kõik maakonnad', ru: 'все уезды', en: 'all counties' },
  'finder.waste': { et: 'Mida soovite ära anda?', ru: 'Что хотите сдать?', en: 'What do you want to bring?' },
  'finder.load.placeholder': {
    et: 'üks asi korraga, näiteks rehvid',
    ru: 'по одной вещи, например шины',
    en: 'one at a time, for example tyres',
  },
  'finder.load.suggestions': { et: 'Soovitused', ru: 'Подсказки', en: 'Suggestions' },
  'finder.load.none': {
    et: 'Sellist asja me ei tea. Proovige teist sõna.',
    ru: 'Такой вещи мы не знаем. Попробуйте другое слово.',
    en: 'We do not know this. Try another word.',
  },
  'finder.load.full': {
    et: 'Rohkem kui {count} asja korraga siia ei mahu. Eemaldage enne mõni.',
    ru: 'Больше {count} вещей сразу выбрать нельзя. Сначала уберите какую-нибудь.',
    en: 'You can choose up to {count} things at once. Remove one first.',
  },
  'finder.load.chosen': { et: 'Teie koorem', ru: 'Ваш груз', en: 'Your load' },
  'finder.load.remove': { et: 'Eemalda: {name}', ru: 'Убрать: {name}', en: 'Remove: {name}' },
  'finder.load.elsewhere': {
    et: 'Seda jaamad vastu ei võta, vaadake, kuhu see läheb:',
    ru: 'Это станции не принимают, посмотрите, куда это деть:',
    en: 'Stations do not take this, see where it goes:',
  },
  'finder.takesAll': { et: 'Võtavad kõik vastu', ru: 'Принимают всё', en: 'They take all of it' },
  'finder.takesSome': { et: 'Võtavad osa vastu', ru: 'Принимают часть', en: 'They take some of it' },
  'finder.takesRest': { et: 'Võtavad ülejäänu vastu', ru: 'Принимают остальное', en: 'They take the rest' },
  'finder.noneTakesIt': {
    et: 'Ükski jaam ei võta seda vastu.',
    ru: 'Ни одна станция этого не принимает.',
    en: 'No station takes this.',
  },
  'finder.noneTakesAll': {
    et: 'Ükski jaam ei võta kõike vastu.',
    ru: 'Ни одна станция не принимает всё.',
    en: 'No station takes all of it.',
  },
  'finder.askFirst': {
    et: 'Küsige enne: {names}',
    ru: 'Сначала спросите: {names}',
    en: 'Ask first: {names}',
  },
  'finder.missing': { et: 'Ei võta: {names}', ru: 'Не принимает: {names}', en: 'Does not take: {names}' },
  'finder.openNow': { et: 'Praegu avatud', ru: 'Открыто сейчас', en: 'Open now' },
  'finder.nearest': { et: 'Minule lähimad', ru: 'Ближайшие ко мне', en: 'Nearest to me' },
  'finder.clear': { et: 'Kõik jaamad', ru: 'Все станции', en: 'All stations' },
  'finder.none': {
    et: `Selliseid jaamu ei leitud. Valige teine maakond või küsige nõu numbrilt ${infoPhone}.`,
    ru: `Таких станций не найдено. Выберите другой уезд или спросите по номеру ${infoPhone}.`,
    en: `No station matches. Choose another county or call ${infoPhone}.`,
  },
  'finder.locating': {
    et: 'Otsime teie asukohta…',
    ru: 'Определяем ваше местоположение…',
    en: 'Finding where you are…',
  },
  'finder.refused': {
    et: 'Teie brauser ei luba asukohta kasutada. Lubage see seadetes või valige maakond.',
    ru: 'Браузер не разрешает узнать местоположение. Разрешите это в настройках или выберите уезд.',
    en: 'Your browser does not let us see where you are. Allow it in the settings or choose a county.',
  },
  'finder.notFound': {
    et: 'Asukohta ei õnnestunud leida. Valige maakond.',
    ru: 'Определить местоположение не удалось. Выберите уезд.',
    en: 'We could not find where you are. Choose a county.',
  },
  'finder.nearestFirst': {
    et: 'Lähim jaam on esimene. Kaugused on linnulennult.',
    ru: 'Сначала ближайшая станция. Расстояния указаны по прямой.',
    en: 'The nearest station comes first. Distances are as the crow flies.',
  },
  'finder.away': { et: '{distance} kaugusel', ru: 'в {distance} от вас', en: '{distance} away' },
  'finder.showOnMap': { et: 'Näita kaardil', ru: 'Показать на карте', en: 'Show on the map' },
  'finder.map': {
    et: 'Jäätmejaamade kaart. Nooleklahvid nihutavad kaarti, plussi ja miinusega saab suurendada ja vähendada. Iga jaama saab valida ka nimekirjast.',
    ru: 'Карта станций отходов. Стрелки двигают карту, плюс и минус меняют масштаб. Любую станцию можно выбрать и в списке.',
    en: 'Map of the waste stations. Arrow keys move the map, plus and minus zoom. You can also choose any station in the list.',
  },
  'finder.activate': {
    et: 'Vajutage, et kaarti kasutada',
    ru: 'Нажмите, чтобы пользоваться картой',
    en: 'Press to use the map',
  },
  'finder.mapLoading': { et: 'Kaarti laaditakse…', ru: 'Карта загружается…', en: 'Loading the map…' },
  'finder.mapFailed': {
    et: 'Kaarti ei õnnestunud laadida. Kõik jaamad on nimekirjas.',
    ru: 'Карту загрузить не удалось. Все станции есть в списке.',
    en: 'We could not load the map. All stations are in the list.',
  },
  'finder.tilesFailed': {
    et: 'Aluskaarti ei õnnestunud laadida. Näha on maakondade piirid.',
    ru: 'Подложку карты загрузить не удалось. Показаны границы уездов.',
    en: 'We could not load the base map. You can see the county borders.',
  },
  'finder.baseMap': {
    et: 'Aluskaart: Maa- ja Ruumiamet',
    ru: 'Подложка: Земельный и пространственный департамент Эстонии',
    en: 'Base map: Estonian Land and Spatial Development Board',
  },
  'finder.zoomIn': { et: 'Suurenda', ru: 'Увеличить', en: 'Zoom in' },
  'finder.zoomOut': { et: 'Vähenda', ru: 'Уменьшить', en: 'Zoom out' },
  'finder.wholeCountry': { et: 'Kogu Eesti', ru: 'Вся Эстония', en: 'All of Estonia' },
  'finder.details': {
    et: 'Jaama leht',
    ru: 'Страница станции',
    en: 'Station page',
  },
  'finder.close': { et: 'Sulge', ru: 'Закрыть', en: 'Close' },
  'finder.today': { et: 'Täna {hours}', ru: 'Сегодня {hours}', en: 'Today {hours}' },
  'finder.hoursUnknown': {
    et: 'Aegu küsige infotelefonilt',
    ru: 'Часы работы спросите по инфотелефону',
    en: 'Call for opening hours',
  },
} as const;
