/** Validates the texts and the styles of entries. */
import type { KeyChange } from '#platform/base/key-range.ts';
import { trustedJson } from '#platform/base/json.ts';
import { toMessage } from '#platform/base/result.ts';
import type { EntryOf } from '#platform/cms/export/export.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { articleSelector, scopeStyles } from '#platform/cms/post-styles.ts';
import { collectFacts } from '#shell/company/company.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { type Content, problem } from './content.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';

/** @param keyChanges What changed: only that is checked, unless the company figures themselves changed. */
export function checkTexts(content: Content, keyChanges: readonly KeyChange[]): readonly ContentProblem[] {
  const company = content.all('company')[0];
  if (!company)
    return content.isWhole('company')
      ? [{ file: 'company.json', message: 'there is no company entry.' }]
      : [];
  const facts = collectFacts(company.entry);
  const entries = keyChanges
    .filter(({ list }) => list.startsWith('entry/'))
    .map(({ list, key }) => ({ kind: list.slice('entry/'.length), id: key }));
  const isAll = entries.some(({ kind }) => kind === 'company');
  return [
    ...content.texts(isAll ? undefined : entries).flatMap(({ kind, id, file, json }) => {
      const unknown = factsIn(json).filter((name) => !Object.hasOwn(facts, name) && !isQuotedMessage(name));
      return [...new Set(unknown)].map((name) => ({
        file,
        entry: `${kind} ${id}`,
        message: `names the figure {{${name}}}, which the company's facts do not have.`,
      }));
    }),
  ];
}

/** Reports post styles that are invalid CSS or too long. */
export function checkStyles(content: Content, keyChanges: readonly KeyChange[]): readonly ContentProblem[] {
  const posts = keyChanges
    .filter(({ list }) => list === 'entry/posts')
    .map(({ key }) => ({ kind: 'posts', id: key }));
  return [
    ...content.texts(posts).flatMap(({ file, json }) => {
      if (!json.includes('"inline_styles"')) return [];
      const entry = trustedJson<EntryOf<'posts'>>(json);
      try {
        scopeStyles(entry.styles?.inline_styles ?? '', articleSelector(entry.id));
        return [];
      } catch (cause) {
        const message = `cannot be used (${toMessage(cause)}).`;
        return [problem('posts', { file, entry }, { field: 'styles.inline_styles', message })];
      }
    }),
  ];
}
