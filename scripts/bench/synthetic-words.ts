/** Sentences of synthetic posts. */
import type { Worded } from '#platform/languages/locale.ts';

export interface Words {
  readonly subjects: readonly string[];
  readonly sentences: readonly string[];
  readonly steps: readonly string[];
  readonly headings: readonly [string, string];
  readonly links: readonly (readonly [path: string, text: string])[];
}

export const places = [
  'Haljala',
  'Märjamaa',
  'Kuusalu',
  'Türi',
  'Elva',
  'Otepää',
  'Antsla',
  'Kehra',
  'Jõhvi',
  'Tapa',
  'Keila',

  'Paide',
  'Kärdla',
  'Lihula',
  'Räpina',
  'Põltsamaa',
  'Abja',
  'Sindi',
  'Loksa',
  'Mustvee',
  'Saue',
  'Vinni',
] as const;

export const words: Worded<Words> = {
  et: {
    subjects: ['Veoring muutub', 'Uus jäätmejaam', 'Lisaring pühade ajal', 'Teetööd sulgevad tänava'],
    sentences: [
      'Mahuti peab olema kättesaadav hommikul kella seitsmest.',
      'Auto pääseb ligi ainult siis, kui tee on vähemalt kolm meetrit lai.',
      'Biojäätmed, paber ja pakendid kogutakse eri ringidega.',
      'Kui mahuti jäi tühjendamata, andke sellest teada kahe tööpäeva jooksul.',
      'Lumi ja jää tuleb mahuti eest enne ringi ära lükata.',
      'Ülejäänud jäätmed võib panna kinnises kotis mahuti kõrvale.',
      'Arve tuleb järgmise kuu alguses samale aadressile nagu enne.',
      'Küsimuste korral aitab klienditugi tööpäeviti.',
    ],
    steps: [
      'kontrollige oma veopäeva',
      'pange kaas kinni',
      'jätke mahuti värava ette',
      'eraldage ohtlikud jäätmed',
      'siduge kotid kinni',
      'vaadake üle lepingu andmed',
    ],
    headings: ['Mis muutub', 'Mida teha'],
    links: [
      ['/home-customer/organized-waste', 'korraldatud jäätmevedu'],
      ['/customer-support/next-shipping-day', 'järgmine veopäev'],
      ['/home-customer/hazardous-waste', 'ohtlikud jäätmed'],
    ],
  },
  ru: {
    subjects: ['Меняется график', 'Новая станция', 'Дополнительный рейс', 'Дорожные работы'],
    sentences: [
      'Контейнер должен быть доступен с семи утра.',
      'Машина проедет, только если дорога шире трёх метров.',
      'Биоотходы, бумагу и упаковку вывозят разными рейсами.',
      'Если контейнер не опорожнили, сообщите об этом за два дня.',
      'Снег и лёд перед контейнером уберите до рейса.',
      'Остальное можно поставить рядом в завязанном мешке.',
      'Счёт придёт в начале месяца на тот же адрес.',
      'На вопросы ответит служба поддержки.',
    ],
    steps: [
      'проверьте день вывоза',
      'закройте крышку',
      'оставьте контейнер у ворот',
      'отделите опасные отходы',
      'завяжите мешки',
      'проверьте договор',
    ],
    headings: ['Что меняется', 'Что делать'],
    links: [
      ['/home-customer/organized-waste', 'организованный вывоз'],
      ['/customer-support/next-shipping-day', 'день вывоза'],
      ['/home-customer/hazardous-waste', 'опасные отходы'],
    ],
  },
  en: {
    subjects: ['The round changes', 'A new waste station', 'An extra round', 'Roadworks close a street'],
    sentences: [
      'The container has to be within reach from seven in the morning.',
      'The truck can only get through where the road is at least three metres wide.',
      'Biowaste, paper and packaging are collected on different rounds.',
      'If a container was not emptied, let us know within two working days.',
      'Please clear snow and ice from around the container before the round.',
      'Whatever is left may stand beside the container in a closed bag.',
      'The invoice comes at the beginning of next month to the same address.',
      'Customer support answers questions on working days.',
    ],
    steps: [
      'check your collection day',
      'close the lid',
      'leave the container at the gate',
      'keep hazardous waste apart',
      'tie the bags',
      'look over your contract',
    ],
    headings: ['What changes', 'What to do'],
    links: [
      ['/home-customer/organized-waste', 'organised waste collection'],
      ['/customer-support/next-shipping-day', 'next collection day'],
      ['/home-customer/hazardous-waste', 'hazardous waste'],
    ],
  },
};
