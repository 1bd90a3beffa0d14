import type { Worded } from '#platform/languages/locale.ts';

/** Reasons why a container was not emptied, in the carrier's own sentences. The content base sends them in Estonian; an
 * unknown reason is shown as received. */
export const unservedReasons = [
  {
    et: 'Ligipääs konteinerile oli suletud',
    ru: 'Доступ к контейнеру был закрыт',
    en: 'Access to the container was blocked',
  },
  {
    et: 'Konteiner ei olnud välja pandud',
    ru: 'Контейнер не был выставлен',
    en: 'The container was not put out',
  },
  {
    et: 'Tee oli lumest puhastamata',
    ru: 'Дорога не была очищена от снега',
    en: 'The road was not cleared of snow',
  },
  {
    et: 'Konteineris olid valed jäätmed',
    ru: 'В контейнере были не те отходы',
    en: 'The container held the wrong waste',
  },
  { et: 'Veok läks rikki', ru: 'Мусоровоз сломался', en: 'The truck broke down' },
  {
    et: 'Konteineri sisu oli kinni külmunud',
    ru: 'Содержимое контейнера примёрзло',
    en: 'The contents were frozen to the container',
  },
] as const satisfies readonly Worded[];

/** The reason that a reader can do something about next time. */
export const wrongWaste = unservedReasons[3];
