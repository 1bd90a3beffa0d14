const banned =
  /^(?:utils?|helpers?|common|misc|manager|data|info|item)$|^handle[A-Z]|(?:Utils?|Helpers?|Manager)$/;

/** Names that say nothing of what they name. Only declarations are checked: a third party names its own properties. */
export const bannedNames = {
  meta: { type: 'suggestion', schema: [], messages: { empty: '"{{name}}" does not say what it is.' } },
  create(context) {
    return {
      Identifier(node) {
        if (!banned.test(node.name) || !isDeclared(node)) return;
        context.report({ node, messageId: 'empty', data: { name: node.name } });
      },
    };
  },
};

/** Whether an identifier, or a pattern that has it, is the name of a variable, parameter, function or type. */
function isDeclared(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return parent.id === node;
    case 'TSTypeParameter':
      return parent.name === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.id === node || parent.params.includes(node);
    case 'AssignmentPattern':
      return parent.left === node && isDeclared(parent);
    case 'Property':
      return parent.value === node && isDeclared(parent);
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'RestElement':
      return isDeclared(parent);
    default:
      return false;
  }
}
