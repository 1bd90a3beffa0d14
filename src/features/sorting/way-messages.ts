/** Texts of the ways in which people get rid of an object. */
import type { Worded } from '#platform/languages/locale.ts';
import type { SortingPlace } from './sorting.ts';

export const sortingPlaceTexts: Readonly<Record<SortingPlace, Worded>> = {
  depositMachine: {
    et: 'Taaraautomaat, kui peal on pandimärk',
    ru: 'Тароавтомат, если есть знак залога',
    en: 'A return machine, if it has a deposit mark',
  },
  shop: {
    et: 'Pood, mis samalaadset kaupa müüb',
    ru: 'Магазин, где продают такие товары',
    en: 'A shop that sells such things',
  },
  pharmacy: { et: 'Apteek', ru: 'Аптека', en: 'A pharmacy' },
  station: { et: 'Jäätmejaam', ru: 'Станция отходов', en: 'A waste station' },
  streetContainer: { et: 'Avalik kogumiskonteiner', ru: 'Общественный контейнер', en: 'A public container' },
  gardenContainer: {
    et: 'Aiajäätmete konteiner, kui teil see on',
    ru: 'Контейнер для садовых отходов, если он у вас есть',
    en: 'A garden waste bin, if you have one',
  },
  collectionRound: {
    et: 'Omavalitsuse kogumisring',
    ru: 'Выездной сбор самоуправления',
    en: 'The municipality’s collection round',
  },
  pickup: { et: 'Tellitud äravedu', ru: 'Вывоз по заказу', en: 'A collection that you order' },
  skip: {
    et: 'Tellitud ehitusjäätmete konteiner',
    ru: 'Контейнер для строительных отходов по заказу',
    en: 'A hired building waste container',
  },
  compost: { et: 'Oma aia kompost', ru: 'Компост в своём саду', en: 'Your own compost' },
  repair: { et: 'Parandage, kui saab', ru: 'Почините, если можно', en: 'Repair it, if you can' },
  giveAway: {
    et: 'Pakkuge teistele, kui veel kõlbab',
    ru: 'Отдайте, если ещё пригодится',
    en: 'Give it away, if it is still good',
  },
  emergency: {
    et: 'Helistage 112, kui on oht',
    ru: 'Звоните 112, если есть опасность',
    en: 'Call 112 if there is danger',
  },
};

/** Of a device: a shop need not take whatever it sells. */
export const deviceShop: Worded = {
  et: 'Elektroonikapood: uue ostmisel samalaadne vana seade, suures poes kuni 25 cm seade ka ostmata',
  ru: 'Магазин электроники: старый прибор при покупке такого же нового, а до 25 см большой магазин примет и без покупки',
  en: 'An electronics shop: your old device if you buy a new one of its kind, or any device up to 25 cm in a large shop',
};

/** Short names; what is no place that takes the object has none. */
export const wayNames: Readonly<Record<SortingPlace, Worded | undefined>> = {
  depositMachine: { et: 'taaraautomaat', ru: 'тароавтомат', en: 'return machine' },
  shop: { et: 'pood', ru: 'магазин', en: 'shop' },
  pharmacy: { et: 'apteek', ru: 'аптека', en: 'pharmacy' },
  station: { et: 'jäätmejaam', ru: 'станция отходов', en: 'waste station' },
  streetContainer: { et: 'avalik konteiner', ru: 'общественный контейнер', en: 'public container' },
  gardenContainer: { et: 'aiajäätmete konteiner', ru: 'садовый контейнер', en: 'garden waste bin' },
  collectionRound: { et: 'kogumisring', ru: 'выездной сбор', en: 'collection round' },
  pickup: { et: 'tellitud vedu', ru: 'вывоз по заказу', en: 'ordered collection' },
  skip: { et: 'ehitusjäätmete konteiner', ru: 'контейнер для стройотходов', en: 'building waste container' },
  compost: { et: 'oma kompost', ru: 'свой компост', en: 'your own compost' },
  repair: undefined,
  giveAway: undefined,
  emergency: undefined,
};

/** What stands in the street for clothes has a name of its own. */
export const textileContainer: Worded = {
  et: 'rõivakonteiner',
  ru: 'контейнер для одежды',
  en: 'textile container',
};

export const wayTexts = {
  /** Besides the bin. */
  elsewhere: { et: 'Muud võimalused', ru: 'Другие возможности', en: 'Other options' },
  /** Of what has no bin at home. */
  ways: { et: 'Kuidas ära anda', ru: 'Как сдать', en: 'How to hand it in' },
  pickupPrice: { et: 'hind ja tingimused', ru: 'цена и условия', en: 'price and terms' },
  pickupForm: { et: 'telli vedu', ru: 'заказать вывоз', en: 'order a collection' },
  collectionPoints: {
    et: 'kogumiskohad kaardil',
    ru: 'пункты сбора на карте',
    en: 'collection points on a map',
  },
  skipPage: { et: 'konteineri tellimine', ru: 'заказ контейнера', en: 'order a container' },
} as const satisfies Readonly<Record<string, Worded>>;
