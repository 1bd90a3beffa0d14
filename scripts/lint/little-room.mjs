/** Of the limit. */
const narrow = 0.95;

/** Notes a file that will soon be too long, so that the next change does not begin with taking it apart. */
export const littleRoom = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { max: { type: 'number' } },
        required: ['max'],
        additionalProperties: false,
      },
    ],
    messages: { narrow: '{{lines}} of at most {{max}} lines' },
  },
  create(context) {
    const { max } = context.options[0];
    const lines = context.sourceCode.text.trimEnd().split('\n').length;
    if (lines <= max * narrow || lines > max) return {};
    return {
      Program: (node) => context.report({ node, messageId: 'narrow', data: { lines: String(lines), max: String(max) } }),
    };
  },
};
