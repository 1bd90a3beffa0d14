/** Texts about a container that was not emptied, below a lookup. They come with the answer, because most lookups have none. */
import { binsOutBy } from '#shell/company/business-rules.ts';
import type { Locale, Worded } from '#platform/languages/locale.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  missed: {
    et: 'Teie konteiner jäi tühjendamata',
    ru: 'Ваши отходы не вывезли',
    en: 'Your container was not emptied',
  },
  perhaps: {
    et: 'Võib-olla jäi tühjendamata teie konteiner',
    ru: 'Возможно, не вывезли ваши отходы',
    en: 'Perhaps your container was not emptied',
  },
  perhapsToday: {
    et: 'Võib-olla on teie konteiner täna veel tühjendamata',
    ru: 'Возможно, ваши отходы сегодня ещё не вывезли',
    en: 'Perhaps your container has not been emptied yet today',
  },
  perhapsWhy: {
    et: 'Aadress on peaaegu sama: {address}.',
    ru: 'Адрес почти совпадает: {address}.',
    en: 'The address is almost the same: {address}.',
  },
  /** Of a remembered contract, whose address is not kept. */
  perhapsUnnamed: {
    et: 'Nimekirjas on teie omaga peaaegu sama aadress.',
    ru: 'В списке есть адрес, почти такой же, как ваш.',
    en: 'The list has an address almost the same as yours.',
  },
  more: { et: 'Vaadake lähemalt: {name}', ru: 'Подробнее: {name}', en: 'See the details: {name}' },
  today: {
    et: 'Teie konteiner on täna veel tühjendamata',
    ru: 'Ваши отходы сегодня ещё не вывезли',
    en: 'Your container has not been emptied yet today',
  },
  stillComing: {
    et: 'Auto võib täna kuni kella {time} veel tulla.',
    ru: 'Машина ещё может приехать сегодня до {time}.',
    en: 'The truck may still come today, until {time}.',
  },
  day: { et: 'Päev', ru: 'День', en: 'Day' },
  waste: { et: 'Jäätmeliik', ru: 'Вид отходов', en: 'Waste type' },
  reason: { et: 'Põhjus', ru: 'Причина', en: 'Reason' },
  noReason: { et: 'ei ole teada', ru: 'неизвестна', en: 'not known' },
  newDay: { et: 'Uus veopäev', ru: 'Новый день вывоза', en: 'New collection day' },
  noNewDay: { et: 'ei ole veel teada', ru: 'пока неизвестен', en: 'not known yet' },
  'advice.access': {
    et: 'Avage värav ja viige konteineri eest ära kõik, mis tee sulgeb.',
    ru: 'Откройте ворота и уберите всё, что загораживает контейнер.',
    en: 'Open the gate and clear everything away from the container.',
  },
  'advice.put-out': {
    et: `Pange konteiner välja hiljemalt kell ${binsOutBy}.`,
    ru: `Выставьте контейнер не позже ${binsOutBy}.`,
    en: `Put the container out by ${binsOutBy}.`,
  },
  'advice.road': {
    et: 'Lükake lumi ära tee pealt ja konteineri ümbert.',
    ru: 'Уберите снег с дороги и вокруг контейнера.',
    en: 'Clear the snow from the road and around the container.',
  },
  'advice.sort': {
    et: 'Võtke valed jäätmed konteinerist välja. Muidu jääb see jälle tühjendamata.',
    ru: 'Уберите из контейнера неподходящие отходы, иначе он снова останется полным.',
    en: 'Take the wrong waste out of the container. Otherwise it will be left again.',
  },
  whatGoesWhere: {
    et: 'Vaadake, kuhu need käivad',
    ru: 'Посмотреть, куда их деть',
    en: 'See where it goes',
  },
  'advice.thaw': {
    et: 'Lööge kinnikülmunud jäätmed konteineri seinte ja põhja küljest lahti. Muidu ei kuku need välja ja arvele lisandub tühisõidutasu.',
    ru: 'Отбейте примёрзшие отходы от стенок и дна. Иначе они не высыплются и за холостой рейс придётся платить.',
    en: 'Loosen the frozen waste from the sides and the bottom. Otherwise it will not fall out and you will be charged for a wasted trip.',
  },
  'advice.nothing': {
    et: 'Te ei pea midagi tegema. Viga oli meie poolel.',
    ru: 'От вас ничего не требуется: это была наша ошибка.',
    en: 'You need not do anything. The fault was ours.',
  },
  /** After the advice where the cause is on the customer's side, with a new day. */
  fixBefore: {
    et: 'Kui uueks päevaks on kõik korras, tühjendame konteineri siis. Maksate tavalise hinna ja tühisõidutasu.',
    ru: 'Если к новому дню всё будет в порядке, в этот день мы и вывезем отходы. Вы платите обычную цену и за холостой рейс.',
    en: 'If that is done by the new day, we empty the container then. You pay the normal price and a wasted trip fee.',
  },
  /** Without one. */
  fixAndWait: {
    et: 'Siis oodake järgmist veopäeva või tellige tasuline lisatühjendus.',
    ru: 'Затем дождитесь следующего дня вывоза или закажите платный дополнительный вывоз.',
    en: 'Then wait for your next collection day or order an extra collection, which you pay for.',
  },
  /** After the link to order an extra collection: nobody pays for what was not their fault. */
  paid: { et: '(tasuline)', ru: '(платно)', en: '(paid)' },
  'advice.report': {
    et: 'Kui arvate, et eksisime meie, andke meile teada.',
    ru: 'Если вы считаете, что ошиблись мы, сообщите нам.',
    en: 'If you think the mistake is ours, tell us.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

export type MissedTexts = Readonly<Record<keyof typeof texts, string>>;

export function missedTexts(locale: Locale): MissedTexts {
  return textsIn(texts, locale);
}
