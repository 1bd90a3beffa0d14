/** What a server in front says where Node does not answer, or is not asked (`npm run serve-config`). */
export const away = {
  title: { et: 'Praegu ei saa vastata', ru: 'Сейчас ответить не получается', en: 'No answer at the moment' },
  resting: {
    et: 'Lehte uuendatakse või tekkis tõrge. Proovige mõne sekundi pärast uuesti.',
    ru: 'Сайт обновляется, или произошёл сбой. Повторите попытку через несколько секунд.',
    en: 'The site is being updated, or something failed. Try again in a few seconds.',
  },
  tooMany: {
    et: 'Päringuid on liiga palju. Oodake minut ja proovige uuesti.',
    ru: 'Слишком много запросов. Подождите минуту и повторите попытку.',
    en: 'Too many requests. Wait a minute and try again.',
  },
} as const;
