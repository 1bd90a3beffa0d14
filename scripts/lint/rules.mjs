/** Project rules that ESLint's own rules can express. */

const bannedNames =
  '^(utils?|helpers?|common|misc|manager|data|info|item)$|^handle[A-Z]|(Utils?|Helpers?|Manager)$';

/** Types made with Brand (src/base/brand.ts). */
export const brands = ['PagePath', 'Digest', 'ContractNumber', 'ProvenGone', 'Html'];

/** Selectors for no-restricted-syntax. A later setting of that rule replaces an earlier one, hence lists. */
export const syntax = {
  everywhere: [
    { selector: 'TSEnumDeclaration', message: 'Write an `as const` record or a union of strings.' },
    { selector: 'ExportAllDeclaration', message: 'No barrels: import the file that owns the name.' },
    {
      selector: 'ExportNamedDeclaration[source]',
      message: 'No barrels: import the file that owns the name.',
    },
    {
      selector:
        ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression[properties.length>0], SpreadElement > ArrayExpression[elements.length>0]',
      message: 'Write the properties or elements in the place of the spread.',
    },
    {
      selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
      message:
        'What people read has the order of their language: name it. Codes, dates and times have that of compareCodes (#base/code-order.ts).',
    },
  ],
  sources: [
    { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
    {
      selector:
        `TSAsExpression[typeAnnotation.typeName.name=/^(${brands.join('|')})$/]` +
        ':not(FunctionDeclaration[id.name=/^(parse|digest|escape)/] *)',
      message: 'A branded value comes from its parse…, digest… or escape… function, which alone may cast.',
    },
  ],
  tests: [
    { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
    {
      selector: ':not(MemberExpression) > MemberExpression[object.name="process"][property.name="env"]',
      message:
        'Developers have their own settings: childEnvironment and withEnvironment of ' +
        '#scripts/steps/own-environment.ts are the only doors.',
    },
    ...clocks(),
  ],
  /** Allowed in tests that stop or watch their own processes at chosen moments. */
  testsWithClock: [{ selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }],
};

/** A busy machine takes a second for what an idle one does in a millisecond: no test may wait for a fixed
 * time or assert a duration. */
function clocks() {
  const wait =
    'Wait for what is to happen (expect.poll, a locator, gate, requestsAreSeen) or move a clock of the test (page.clock, ' +
    'vi.setSystemTime): on a busy machine a measured time proves nothing.';
  const hurry =
    'Give what is to come comingMs, and what never comes silenceMs (#fakes/test-limits.ts): a busy machine needs seconds.';
  return [
    ...[
      'CallExpression[callee.property.name="waitForTimeout"]',
      'CallExpression[callee.name="setTimeout"]',
      'ImportSpecifier[imported.name="setTimeout"]',
      'MemberExpression[object.name="performance"][property.name="now"]',
      'CallExpression[callee.property.name=/^(type|pressSequentially|click|press)$/] Property[key.name="delay"]',
    ].map((selector) => ({ selector, message: wait })),
    ...[
      'Property[key.name=/^(timeMs|submitMs)$/] > Literal[value<1000]',
      'Property[key.name=/^(timeout|testTimeout)$/] > Literal[value>0][value<20000]',
      'CallExpression[callee.object.name="AbortSignal"][callee.property.name="timeout"] > Literal[value<2000]',
    ].map((selector) => ({ selector, message: hurry })),
    {
      selector: 'Property[key.name="retry"]',
      message: 'A test that passes only when retried proves nothing: find out why it fails at first.',
    },
  ];
}

/** Functions that create files and folders with permissions from the umask. */
export const writersOfFiles = [
  {
    name: 'node:fs',
    importNames: [
      'mkdirSync',
      'writeFileSync',
      'appendFileSync',
      'createWriteStream',
      'openSync',
      'cpSync',
      'default',
    ],
    message: 'Write through src/base/files.ts: writePrivateFile for the state, writePublicFile for the site.',
  },
  {
    name: 'node:fs/promises',
    importNames: ['mkdir', 'writeFile', 'appendFile', 'open', 'cp', 'default'],
    message: 'Write through src/base/files.ts: writePrivateFile for the state, writePublicFile for the site.',
  },
];

export const sizeRules = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 60 }],
  'max-params': ['error', { max: 3 }],
  'max-depth': ['error', 3],
  complexity: ['error', { max: 12, variant: 'modified' }],
  eqeqeq: 'error',
  'no-param-reassign': 'error',
};

/** Expressions must match in linear time; see also expressions.test.ts. */
export const expressionRules = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  // Some of them match control characters.
  'no-control-regex': 'off',
  'regexp/no-obscure-range': 'off',
  'regexp/prefer-character-class': 'off',
  'regexp/match-any': ['error', { allows: ['[^]', 'dotAll'] }],
};

export const typeRules = {
  'default-case': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': 'error',
  // As in TypeScript: a name that begins with _ marks an unused variable.
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
  ],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // The type of a row depends on its query; no argument can express it.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // It suggests the non-null assertion, which no-non-null-assertion forbids.
  '@typescript-eslint/non-nullable-type-assertion-style': 'off',
  '@typescript-eslint/naming-convention': [
    'error',
    {
      selector: ['variable', 'function', 'parameter', 'typeLike'],
      format: null,
      filter: { regex: bannedNames, match: true },
      custom: { regex: bannedNames, match: false },
    },
    // Names chosen by a third party.
    { selector: ['variable', 'parameter'], modifiers: ['destructured'], format: null },
  ],
};
