/** The forms of questions and guides. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  faq_questions: {
    rights: 'help',
    icon: 'dashicons-editor-help',
    names: {
      many: { et: 'Küsimused ja vastused', ru: 'Вопросы и ответы', en: 'Questions and answers' },
      one: { et: 'Küsimus', ru: 'Вопрос', en: 'Question' },
      add: { et: 'Lisa küsimus', ru: 'Добавить вопрос', en: 'Add question' },
    },
    title: { et: 'Küsimus eesti keeles', ru: 'Вопрос на эстонском', en: 'Question in Estonian' },
    labels: {
      question: {
        et: 'Küsimus teistes keeltes',
        ru: 'Вопрос на других языках',
        en: 'Question in the other languages',
      },
      answer: { et: 'Vastus', ru: 'Ответ', en: 'Answer' },
      searchWords: {
        et: 'Sõnad, millega seda otsitakse',
        ru: 'Слова, по которым это ищут',
        en: 'Words that people search with',
      },
    },
    help: {
      order: {
        et: 'Koht oma teema seas: väiksema numbriga on eespool.',
        ru: 'Место внутри темы: чем меньше число, тем выше.',
        en: 'Place within its topic: a smaller number stands further up.',
      },
      searchWords: {
        et: 'Fraasid komadega, nagu inimesed neid otsingusse kirjutavad. Lehel neid ei näidata.',
        ru: 'Фразы через запятую, как их пишут в поиске. На странице их не видно.',
        en: 'Phrases with commas, as people type them into the search. They are not shown on the page.',
      },
      answer: {
        et: 'Lõigud, loendid ja lingid. Arvud kirjutatakse nagu {{paymentDays}}, siis muutuvad need koos ettevõtte andmetega.',
        ru: 'Абзацы, списки и ссылки. Цифры пишутся как {{paymentDays}}, тогда они меняются вместе с данными компании.',
        en: 'Paragraphs, lists and links. Figures are written as {{paymentDays}}, so that they follow the company’s own.',
      },
    },
    first: ['question', 'answer'],
  },
  guides: {
    rights: 'help',
    icon: 'dashicons-welcome-learn-more',
    names: {
      many: { et: 'Juhendid', ru: 'Инструкции', en: 'Guides' },
      one: { et: 'Juhend', ru: 'Инструкция', en: 'Guide' },
      add: { et: 'Lisa juhend', ru: 'Добавить инструкцию', en: 'Add guide' },
    },
    title: { et: 'Pealkiri eesti keeles', ru: 'Заголовок на эстонском', en: 'Title in Estonian' },
    labels: {
      searchWords: {
        et: 'Sõnad, millega seda otsitakse',
        ru: 'Слова, по которым это ищут',
        en: 'Words that people search with',
      },
      texts: { et: 'Juhend igas keeles', ru: 'Инструкция на каждом языке', en: 'The guide in each language' },
      sections: { et: 'Osad', ru: 'Разделы', en: 'Sections' },
      id: { et: 'Ankur', ru: 'Якорь', en: 'Anchor' },
      heading: { et: 'Pealkiri', ru: 'Заголовок', en: 'Heading' },
    },
    help: {
      order: {
        et: 'Väiksema numbriga on eespool.',
        ru: 'Чем меньше число, тем выше в списке.',
        en: 'A smaller number stands further up.',
      },
      searchWords: {
        et: 'Fraasid komadega, nagu inimesed neid otsingusse kirjutavad. Lehel neid ei näidata.',
        ru: 'Фразы через запятую, как их пишут в поиске. На странице их не видно.',
        en: 'Phrases with commas, as people type them into the search. They are not shown on the page.',
      },
      id: {
        et: 'Väikeste tähtedega ja tühikuteta, näiteks pakend-mis-on. Sellele osale saab linkida.',
        ru: 'Строчными латинскими буквами без пробелов, например pakend-mis-on. На раздел можно сослаться.',
        en: 'Small letters without blanks, such as pakend-mis-on. Links lead to the section by it.',
      },
    },
    patternHelp: {
      id: {
        et: 'Ankur algab väikese tähega; lubatud on tähed a–z, numbrid ja sidekriips.',
        ru: 'Якорь начинается со строчной буквы; годятся a–z, цифры и дефис.',
        en: 'An anchor begins with a small letter and has a–z, digits and hyphens.',
      },
    },
    inputs: { summary: { lines: true } },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
