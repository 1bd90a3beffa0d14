import { relative } from 'node:path';

/** Where one visitor's requests could fill what is kept: code that lives as long as the server. */
const folders = ['src/server/', 'src/proxy/', 'src/on-demand/'];

/**
 * What a process keeps from one request to the next has a limit: a map or a set that begins empty, held by a module or by
 * an object, is a BoundedCache (src/base/bounded-cache.ts) or shares work that runs (src/base/in-flight.ts). Where
 * something else bounds it, a comment before it begins with "Bounded by" and says what.
 */
export const boundedMemory = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unbounded:
        'This {{type}} grows without a limit. Use BoundedCache or InFlight (src/base), or say in a comment before it: "Bounded by …".',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!folders.some((folder) => file.startsWith(folder)) || file.includes('.test.')) return {};
    const check = (value, holder) => {
      if (value?.type !== 'NewExpression' || !isGrowing(value)) return;
      const comments = context.sourceCode.getCommentsBefore(holder);
      if (comments.some((comment) => /^[\s*]*Bounded by\b/.test(comment.value))) return;
      context.report({ node: value, messageId: 'unbounded', data: { type: value.callee.name } });
    };
    return {
      PropertyDefinition: (node) => check(node.value, node),
      VariableDeclaration: (node) => {
        const isExported = node.parent.type === 'ExportNamedDeclaration';
        const holder = isExported ? node.parent : node;
        if (holder.parent.type !== 'Program') return;
        for (const declaration of node.declarations) check(declaration.init, holder);
      },
    };
  },
};

/** One with contents is a table of the code. */
function isGrowing({ callee, arguments: contents }) {
  return callee.type === 'Identifier' && /^(?:Map|Set)$/.test(callee.name) && contents.length === 0;
}
