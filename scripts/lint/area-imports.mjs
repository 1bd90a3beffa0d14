import { dirname, join, relative, sep } from 'node:path';
import { areas, usersOfFakes } from './areas.mjs';

/** Checks every import against the table in areas.mjs. Files outside all areas may import anything. */
export const areaImports = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{reason}} (scripts/lint/areas.mjs)' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const name = findArea(file);
    if (name === undefined) return {};
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const reason = findFault({ name, file, source: node.source.value, isType: isType(node) });
      if (reason !== undefined) context.report({ node: node.source, messageId: 'wrong', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

/** @returns The innermost area that contains a file, by its path in the project. */
function findArea(file) {
  return Object.keys(areas)
    .filter((name) => file.startsWith(`${areas[name].folder}/`))
    .sort((a, b) => areas[b].folder.length - areas[a].folder.length)[0];
}

function findFault({ name, file, source, isType }) {
  const { folder, packages } = areas[name];
  if (source.startsWith('#fakes/') && usersOfFakes.test(file)) return undefined;
  if (source.startsWith('#')) return findAreaFault(name, source.slice(1).split('/')[0], isType);
  if (!source.startsWith('.'))
    return packages === false && !isType ? `${folder} may import no package` : undefined;
  const target = join(dirname(file), source).split(sep).join('/');
  return findArea(target) === name ? undefined : `An import that leaves ${folder} is written "#area/file"`;
}

function findAreaFault(name, target, isType) {
  const { folder, imports, types = [] } = areas[name];
  if (target === name) return `An import inside ${folder} is relative`;
  if (imports.includes(target) || (isType && types.includes(target))) return undefined;
  if (types.includes(target)) return `${folder} may import only types from #${target}`;
  return `${folder} may not import #${target}, only ${imports.join(', ') || 'packages'}`;
}

function isType(node) {
  if (node.type === 'TSImportType') return true;
  if ((node.importKind ?? node.exportKind) === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
}
