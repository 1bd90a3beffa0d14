/** Rules with the options that make them those of this project. */

/** Types made with Brand (src/platform/base/brand.ts). */
export const brands = ['PagePath', 'Digest', 'ContractNumber', 'ProvenGone', 'Html'];

/** Options of house/restricted-syntax. A later setting of that rule replaces an earlier one, hence lists. */
export const syntax = {
  everywhere: [
    { selector: 'TSEnumDeclaration', message: 'Write an `as const` record or a union of strings.' },
    {
      // An import without names prepares what the packages after it find when they load.
      selector:
        'ImportDeclaration[specifiers.length>0][source.value=/^[#.]/] ~ ImportDeclaration:not([source.value=/^[#.]/])',
      message: 'Packages are imported before modules of this project.',
    },
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
        'What people read has the order of their language: name it. Codes, dates and times have that of compareCodes (#platform/base/code-order.ts).',
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

const writing =
  'Write through src/platform/base/files.ts: writePrivateFile for the state, writePublicFile for the site.';

/** Functions that create files and folders with permissions from the umask. */
const writersOfFiles = {
  paths: [
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
      message: writing,
    },
    {
      name: 'node:fs/promises',
      importNames: ['mkdir', 'writeFile', 'appendFile', 'open', 'cp', 'default'],
      message: writing,
    },
  ],
  patterns: [],
};

/** Packages that read HTML and styles of others. */
const readersOfHtml = {
  paths: ['htmlparser2', 'entities', 'sanitize-html', 'postcss', 'css-tree/tokenizer'].map((name) => ({
    name,
    allowTypeImports: true,
    message: 'Read HTML by #platform/base/html, sanitise it by sanitiseHtml, let style rules in by scopeCss.',
  })),
  patterns: [
    {
      regex: '/parse-css\\.ts$',
      importNames: ['parseCss'],
      message: 'Let style rules in by scopeCss, which writes anew what it has looked at.',
    },
  ],
};

/** Settings of no-restricted-imports: a later one of that rule replaces an earlier one. */
export const imports = {
  ofWriters: ['error', readersOfHtml],
  ofReaders: ['error', writersOfFiles],
  ofOthers: [
    'error',
    {
      paths: [...readersOfHtml.paths, ...writersOfFiles.paths],
      patterns: readersOfHtml.patterns,
    },
  ],
};

const maxLines = 300;

export const sizeRules = {
  'max-lines': ['error', { max: maxLines }],
  'house/little-room': ['warn', { max: maxLines }],
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
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  // As in TypeScript: a name that begins with _ marks an unused variable.
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'typescript/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
  ],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};
