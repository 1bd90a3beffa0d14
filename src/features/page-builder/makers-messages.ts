/** Mails to those who make pages in the page builder. */
import type { Worded } from '#platform/languages/locale.ts';

export const makersMessages = {
  refused: {
    subject: {
      et: 'Leht vajab parandamist',
      ru: 'Страница требует исправления',
      en: 'A page needs a fix',
    },
    lead: {
      et: 'Kõik, mis on lehekoostajas avaldatud, ei ole veebilehel sellisel kujul. Parandage see stuudios ja vajutage Publish; kui kõik on korras, tuleb teine kiri.',
      ru: 'Не всё, что опубликовано в конструкторе страниц, есть на сайте в таком виде. Исправьте это в студии и нажмите Publish; когда всё будет в порядке, придёт другое письмо.',
      en: 'Not everything that is published in the page builder is on the website as it is there. Fix it in the studio and press Publish; another mail comes when all is well.',
    },
  },
  well: {
    subject: { et: 'Lehed on korras', ru: 'Страницы в порядке', en: 'The pages are well again' },
    lead: {
      et: 'Kõik lehekoostajas avaldatud lehed on nüüd veebilehel.',
      ru: 'Все страницы, опубликованные в конструкторе, теперь есть на сайте.',
      en: 'All pages that are published in the page builder are on the website again.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'subject' | 'lead', Worded>>>>;
