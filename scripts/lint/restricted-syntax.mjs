/** Refuses what a selector finds: each option is a selector with the message for its finds. */
export const restrictedSyntax = {
  meta: {
    type: 'suggestion',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
    messages: { refused: '{{message}}' },
  },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, messageId: 'refused', data: { message } }),
      ]),
    );
  },
};
