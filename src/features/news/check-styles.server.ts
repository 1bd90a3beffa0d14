/** Checks the styles of articles. */
import type { KeyChange } from '#platform/base/key-range.ts';
import { trustedJson } from '#platform/base/json.ts';
import { toMessage } from '#platform/base/result.ts';
import type { EntryOf } from '#platform/cms/export/export.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { articleSelector, scopeStyles } from '#platform/cms/post-styles.ts';
import { type Content, problem } from '#platform/publish/stored-content.ts';

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
