import { join } from 'node:path';
import { SyntaxKind } from 'typescript-native/unstable/ast';
import { API, TypeFlags } from 'typescript-native/unstable/sync';

/** Looking up an arbitrary string in an object also finds inherited properties (`constructor`, `__proto__`).
 * Such keys go through `lookup` (src/platform/base/lookup.ts), a Map, or a union type of the known names. A plugin of oxlint
 * gets no types, so the rule asks the compiler itself. */
export const foreignKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      open: 'Any text may be the key here: use lookup(table, key) of #platform/base/lookup.ts, a Map, or a narrower type of key.',
    },
  },
  create(context) {
    let hasKeys = false;
    const note = () => {
      hasKeys = true;
    };
    return {
      'MemberExpression[computed=true][property.type!="Literal"]': note,
      "BinaryExpression[operator='in']": note,
      'Program:exit'() {
        if (!hasKeys) return;
        const { sourceCode } = context;
        for (const [start, end] of openKeys(context.cwd, context.filename)) {
          const loc = { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) };
          context.report({ loc, messageId: 'open' });
        }
      },
    };
  },
};

/** @returns Where each key stands that can be any text, as the file is on the disk. */
function openKeys(root, file) {
  const { program, checker } = openProject(root);
  const source = program.getSourceFile(file);
  if (source === undefined) return [];
  const keys = [];
  const visit = (node) => {
    if (node.kind === SyntaxKind.ElementAccessExpression) keys.push(node.argumentExpression);
    if (node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.InKeyword)
      keys.push(node.left);
    node.forEachChild(visit);
  };
  visit(source);
  const types = checker.getTypeAtLocation(keys);
  return keys.filter((_, place) => isAnyText(types[place])).map((key) => [key.getStart(source), key.end]);
}

/** Brands are intersections of string, so parts of an intersection count too. */
function isAnyText(type) {
  if (type === undefined) return false;
  if (type.flags & TypeFlags.UnionOrIntersection) return type.getTypes().some(isAnyText);
  return (type.flags & TypeFlags.String) !== 0;
}

let project;

function openProject(root) {
  if (project === undefined) {
    const compiler = new API({ cwd: root });
    const [opened] = compiler.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    project = opened;
  }
  return project;
}
