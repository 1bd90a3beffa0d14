import { expect, test } from 'vitest';
import { cardText } from './post-card.ts';

const post = {
  title: 'Konteinerid talvel',
  excerpt: 'Lükka lumi ära.',
  translations: { ru: { title: 'Контейнеры зимой', excerpt: 'Уберите снег.' } },
};

test('a card speaks the language of the page where the post has it', () => {
  expect(cardText(post, 'ru')).toEqual(post.translations.ru);
  expect(cardText(post, 'en')).toEqual({ title: post.title, excerpt: post.excerpt });
});

test('an excerpt is as long as that of a published card, and ends before a figure that only publishing knows', () => {
  const toExcerpt = (excerpt: string) => cardText({ ...post, excerpt }, 'et').excerpt;
  expect(toExcerpt('sõna '.repeat(100)).length).toBeLessThanOrEqual(180);
  expect(toExcerpt('Tuleme hommikul. Auto käib kell {{binsOutBy}} ja hiljem.')).toBe('Tuleme hommikul.');
  expect(toExcerpt('Määr on {{vatRate}}. Muu ei muutu.')).toBe('Määr on…');
});
