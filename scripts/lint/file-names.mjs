import { relative, sep } from 'node:path';

const banned = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'manager',
  'data',
  'info',
  'item',
]);
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pascalCase = /^(?:[A-Z][a-z0-9]*)+$/;

/** Pages lie in src/pages and in the folder `pages` of a feature. */
const isPage = /^src\/(?:features\/[^/]+\/)?pages\//;

/** Files are kebab-case, components PascalCase, and meaningless names are forbidden. Names of
 * pages are addresses. */
export const fileNames = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{reason}}' } },
  create(context) {
    const parts = relative(context.cwd, context.filename).split(sep);
    if (parts[0] === '..' || isPage.test(parts.join('/'))) return {};
    const reason = findFault(parts);
    if (reason === undefined) return {};
    return { Program: (node) => context.report({ node, messageId: 'wrong', data: { reason } }) };
  },
};

function findFault(parts) {
  const file = parts.at(-1);
  const stem = file.replace(/^\./, '').split('.')[0];
  const empty = [...parts.slice(0, -1), stem].find((part) => banned.has(part));
  if (empty !== undefined) return `"${empty}" does not say what it holds; name the idea`;
  const isComponent = /\.(?:tsx|astro)$/.test(file);
  if (isComponent && !pascalCase.test(stem)) return `The component ${file} is named in PascalCase`;
  if (!isComponent && !kebabCase.test(stem)) return `The file ${file} is named in kebab-case`;
  return undefined;
}
