import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { loadPages, texts } from './site/pages.ts';

/** Resolves the rules once instead of for each page. */
class OnceLoader extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    return (this.#config ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(
  new OnceLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // The rule treats the space in the link "Call 1919" as part of the number.
      'tel-non-breaking': 'off',
      // Headlines may be long; search engines shorten them.
      'long-title': 'off',
      // Scrolling frames are regions: the template lint allows a role to be focusable, not an element. The list of a
      // combobox has no native element.
      'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
      // Check boxes that share a name send a list.
      'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      // Both forms are valid HTML, and React writes its own: inputMode="", required="", <input />.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
    },
  }),
);

test('every page is valid HTML', async () => {
  const pages = await loadPages();
  const faults = await Promise.all(
    pages.map(async ({ address, html }) => {
      const { results } = await validator.validateString(html, `${address}.html`);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) => `${address}: ${message} (${ruleId}, ${selector ?? ''})`,
        ),
      );
    }),
  );
  expect(faults.flat().slice(0, 30)).toEqual([]);
});

test('a page that is not valid is reported by rule', async () => {
  const { results } = await validator.validateString('<!doctype html><p id="a"><p id="a"><table><p></table>');
  const found = new Set(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
  expect([...found]).toEqual(expect.arrayContaining(['no-dup-id', 'element-permitted-content']));
});

test('sentences of a paragraph stand apart by a space', async () => {
  const joined = (await loadPages()).flatMap(({ address, document }) =>
    texts(document, 'p').flatMap((text) =>
      (text.match(/.{0,20}[\p{Ll}\d][.!?]\p{Lu}\p{Ll}.{0,20}/gu) ?? []).map(
        (place) => `${address}: ${place}`,
      ),
    ),
  );
  expect(joined).toEqual([]);
});
