/** Texts of the stations that are near and take an object. */
import type { Worded } from '#platform/languages/locale.ts';

export const nearStationsTexts = {
  staysHere: {
    et: 'Asukoht ja valik jäävad teie seadmesse.',
    ru: 'Местоположение и выбор остаются на вашем устройстве.',
    en: 'Your location and choice stay on your device.',
  },
  byMunicipality: { et: 'Omavalitsuse järgi', ru: 'По самоуправлению', en: 'By municipality' },
  municipality: { et: 'Omavalitsus', ru: 'Самоуправление', en: 'Municipality' },
  anyMunicipality: { et: 'valige', ru: 'выберите', en: 'choose' },
  fromPlace: { et: '{distance} kaugusel', ru: '{distance} от вас', en: '{distance} from you' },
  fromCentre: { et: '{distance} keskusest', ru: '{distance} от центра', en: '{distance} from the centre' },
  fromPlaceNote: {
    et: 'Lähim jaam on esimene. Kaugused on linnulennult.',
    ru: 'Сначала ближайшая станция. Расстояния указаны по прямой.',
    en: 'The nearest station comes first. Distances are as the crow flies.',
  },
  fromCentreNote: {
    et: '{place}: kõigepealt omavalitsuse enda jaamad, siis selle keskusele lähimad. Kaugused on linnulennult.',
    ru: '{place}: сначала станции самоуправления, потом ближайшие к его центру. Расстояния указаны по прямой.',
    en: '{place}: its own stations come first, then those nearest to its centre. Distances are as the crow flies.',
  },
  nearerWithout: {
    et: 'Lähemal on {station} ({distance}), aga sinna seda viia ei saa.',
    ru: 'Ближе находится {station} ({distance}), но там это не принимают.',
    en: '{station} is nearer ({distance}), but it does not take this.',
  },
  askFirst: {
    et: 'Küsige enne numbrilt {phone}, kas see võetakse vastu',
    ru: 'Сначала узнайте по номеру {phone}, примут ли это',
    en: 'Call {phone} to ask whether they take this',
  },
  priceUnknown: {
    et: 'Hinda küsige numbrilt {phone}',
    ru: 'Цену узнайте по номеру {phone}',
    en: 'Call {phone} to ask for the price',
  },
  refused: {
    et: 'Teie brauser ei luba asukohta kasutada. Lubage see seadetes või valige jaam maakonniti.',
    ru: 'Браузер не разрешает узнать местоположение. Разрешите это в настройках или выберите станцию по уездам.',
    en: 'Your browser does not let us see where you are. Allow it in the settings or choose a station by county.',
  },
  notFound: {
    et: 'Asukohta ei õnnestunud leida. Valige jaam maakonniti.',
    ru: 'Определить местоположение не удалось. Выберите станцию по уездам.',
    en: 'We could not find where you are. Choose a station by county.',
  },
  failed: {
    et: 'Jaamade andmeid ei õnnestunud laadida. Proovige uuesti või valige jaam maakonniti.',
    ru: 'Данные станций загрузить не удалось. Попробуйте ещё раз или выберите станцию по уездам.',
    en: 'We could not load the stations. Try again or choose a station by county.',
  },
  onMap: { et: 'Näita jaamu kaardil', ru: 'Показать станции на карте', en: 'Show the stations on a map' },
} as const satisfies Readonly<Record<string, Worded>>;
