/** Letters of a page and the fonts that its head asks for. */
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { attributes, texts } from '../../site/pages.ts';
import { type Check, checkTogether } from '../check.ts';

export const fonts: readonly Check[] = [
  checkTogether('what a page is written with comes with the fonts that its head asks for', {
    begin: ({ settings }) => {
      const characters = new Map<string, ReadonlySet<number>>();
      const getCharacters = (file: string): ReadonlySet<number> => {
        const known = characters.get(file);
        if (known) return known;
        const font = openSync(join(settings.outDir, file));
        const read = new Set('characterSet' in font ? font.characterSet : []);
        characters.set(file, read);
        return read;
      };
      return {
        page: ({ document }) => {
          const files = attributes(document, 'link[rel="preload"][as="font"]', 'href');
          // The frame of the page builder's editor needs none.
          if (files.length === 0) return [];
          const used = new Set(texts(document, 'body').join('').replace(/\s/gu, ''));
          const missing = [...used].filter((character) => {
            return !files.some((file) => getCharacters(file).has(character.codePointAt(0) ?? 0));
          });
          if (missing.length === 0) return [];
          // The name of another language may follow later, and code has a font of the system.
          const foreign = texts(document, 'body [lang], body code').join('');
          return missing.filter((character) => !foreign.includes(character));
        },
      };
    },
    spoiling: { pages: ['/about'], part: /<\/main>/u, by: '<p>語</p></main>' },
  }),
];
