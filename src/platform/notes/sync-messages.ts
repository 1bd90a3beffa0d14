/** Why WordPress could not be read, and what to do. */
import type { Worded } from '#platform/languages/locale.ts';

export const syncMessages = {
  'sync-unreachable': {
    et: 'WordPress ei vasta saidile. Sait proovib ise uuesti; kui see ei aita, öelge saidi haldajale.',
    ru: 'WordPress не отвечает сайту. Сайт попробует снова сам; если это не поможет, скажите администратору сайта.',
    en: 'WordPress does not answer the site. The site tries again by itself; if that does not help, tell whoever runs it.',
  },
  'sync-refused': {
    et: 'WordPress ei võta vastu parooli, millega sait seda loeb. Tehke jaotises Kasutajad → Profiil uus rakenduse parool ja andke see saidi haldajale.',
    ru: 'WordPress не принимает пароль, с которым сайт его читает. Создайте новый пароль приложения в разделе «Пользователи → Профиль» и передайте его администратору сайта.',
    en: 'WordPress does not accept the password with which the site reads it. Make a new application password under Users → Profile, and give it to whoever runs the site.',
  },
  'sync-no-interface': {
    et: 'WordPress ei vasta nii, nagu sait ootab. Vaadake jaotist Seaded → Püsilingid: kui valitud on „Lihtne“, valige muu kuju.',
    ru: 'WordPress отвечает не так, как ожидает сайт. Откройте «Настройки → Постоянные ссылки»: если выбраны «Простые», выберите другую структуру.',
    en: 'WordPress does not answer as the site expects. Look at Settings → Permalinks: if “Plain” is chosen, choose another structure.',
  },
  'sync-status': {
    et: 'WordPress vastab veakoodiga {status}. Sait proovib ise uuesti; kui see ei aita, öelge WordPressi haldajale.',
    ru: 'WordPress отвечает кодом ошибки {status}. Сайт попробует снова сам; если это не поможет, скажите администратору WordPress.',
    en: 'WordPress answers with the error {status}. The site tries again by itself; if that does not help, tell whoever runs WordPress.',
  },
  'sync-answer-unclear': {
    et: 'WordPressi vastusest ei saa aru; seda võib muuta mõni lisamoodul. Öelge saidi haldajale.',
    ru: 'ответ WordPress непонятен; возможно, его меняет какой-то плагин. Скажите администратору сайта.',
    en: 'the answer of WordPress cannot be read; a plugin may change it. Tell whoever runs the site.',
  },
  'many-gone': {
    et: 'WordPressist on kadunud {missing} kirjet {known}-st (liik {type}), seepärast ei muuda sait midagi. Kui see on kogemata, taastage need; kui meelega, palub haldaja saidil kõik uuesti lugeda.',
    ru: 'из WordPress исчезло записей: {missing} из {known} (тип {type}), поэтому сайт ничего не меняет. Если это случайно, восстановите их; если намеренно, администратор попросит сайт прочитать всё заново.',
    en: '{missing} of {known} entries of {type} are gone from WordPress, so the site changes nothing. If that is not meant, restore them; if it is, whoever runs the site confirms it with a full sync.',
  },
  'sync-failed': {
    et: 'sait ei saanud sisu üle võtta. Selle põhjus on saidi logis; öelge haldajale.',
    ru: 'сайт не смог принять содержание. Причина – в журнале сайта; скажите администратору.',
    en: 'the site could not take the content over. Its log has the reason; tell whoever runs it.',
  },
} as const satisfies Readonly<Record<string, Worded>>;
