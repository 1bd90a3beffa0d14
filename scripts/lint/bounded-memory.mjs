import { relative } from 'node:path';

/** Code that lives as long as the server, where requests of one visitor could fill memory. */
const longLived = /^src\/platform\/(?:server|calls|on-demand)\/|^src\/.*\.server\.ts$/;

/** State kept between requests is bounded: an initially empty Map or Set in a module or a class field is a
 * BoundedCache (src/platform/base/bounded-cache.ts) or shares work in flight (src/platform/base/concurrency.ts). If something
 * else bounds it, a comment before it begins with "Bounded by" and names the bound. */
export const boundedMemory = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unbounded:
        'This {{type}} grows without a limit. Use BoundedCache or InFlight (src/platform/base), or say in a comment before it: "Bounded by …".',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!longLived.test(file) || file.includes('.test.')) return {};
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

/** One with initial contents is a constant table. */
function isGrowing({ callee, arguments: contents }) {
  return callee.type === 'Identifier' && /^(?:Map|Set)$/.test(callee.name) && contents.length === 0;
}
