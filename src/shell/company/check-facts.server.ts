/** Checks the figures that texts of entries name. */
import type { KeyChange } from '#platform/base/key-range.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { collectFacts } from './company.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import type { Content } from '#platform/publish/stored-content.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';

/** @param keyChanges What changed: only that is checked, unless the company figures themselves changed. */
export function checkFacts(content: Content, keyChanges: readonly KeyChange[]): readonly ContentProblem[] {
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
