import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import type { Content } from '#platform/publish/stored-content.ts';

/** Every page needs the company. */
export const checkCompany = (content: Content): readonly ContentProblem[] =>
  content.isWhole('company') && content.all('company').length === 0
    ? [{ file: 'company.json', message: 'there is no company entry.' }]
    : [];
