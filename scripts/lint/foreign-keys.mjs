import ts from 'typescript';

/** Looking up an arbitrary string in an object also finds inherited properties (`constructor`, `__proto__`).
 * Such keys go through `lookup` (src/base/lookup.ts), a Map, or a union type of the known names. */
export const foreignKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      open: 'Any text may be the key here: use lookup(table, key) of #base/lookup.ts, a Map, or a narrower type of key.',
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    if (!parserServices?.program) return {};
    const isOpen = (node) => isAnyText(parserServices.getTypeAtLocation(node));
    return {
      'MemberExpression[computed=true]'(node) {
        if (isOpen(node.property)) context.report({ node: node.property, messageId: 'open' });
      },
      "BinaryExpression[operator='in']"(node) {
        if (isOpen(node.left)) context.report({ node: node.left, messageId: 'open' });
      },
    };
  },
};

/** Brands are intersections of string, so parts of an intersection count too. */
function isAnyText(type) {
  if (type.isUnion() || type.isIntersection()) return type.types.some(isAnyText);
  return (type.flags & ts.TypeFlags.String) !== 0;
}
