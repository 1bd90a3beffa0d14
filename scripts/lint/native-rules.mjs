/** Rules of oxlint by plugin. A rule that needs an option has it in oxlint.config.ts. */

/** typescript-eslint's sets "strict" and "stylistic", with those that need types. */
export const typescriptRules = named('typescript', [
  'adjacent-overload-signatures array-type await-thenable ban-tslint-comment',
  'class-literal-property-style consistent-generic-constructors consistent-indexed-object-style',
  'consistent-type-definitions dot-notation no-array-delete no-base-to-string',
  'no-confusing-non-null-assertion no-deprecated no-duplicate-type-constituents',
  'no-dynamic-delete no-empty-object-type no-explicit-any no-extra-non-null-assertion no-extraneous-class',
  'no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval no-inferrable-types',
  'no-invalid-void-type no-meaningless-void-operator no-misused-new no-misused-promises no-misused-spread',
  'no-namespace no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain',
  'no-non-null-assertion no-redundant-type-constituents no-require-imports no-this-alias',
  'no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression',
  'no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion no-unsafe-argument no-unsafe-assignment no-unsafe-call',
  'no-unsafe-declaration-merging',
  'no-unsafe-function-type no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus',
  'no-useless-default-assignment no-wrapper-object-types only-throw-error prefer-as-const prefer-find',
  'prefer-for-of prefer-function-type prefer-includes prefer-namespace-keyword',
  'prefer-nullish-coalescing prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter',
  'prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs',
  'require-await switch-exhaustiveness-check triple-slash-reference unbound-method',
  'unified-signatures use-unknown-in-catch-callback-variable',
]);

export const codeRules = named('eslint', [
  'default-case no-array-constructor no-empty-function no-unused-expressions no-useless-constructor no-var',
  'prefer-const prefer-rest-params prefer-spread',
]);

/** Rules of hooks and of React's compiler. */
export const reactRules = named('react', [
  'error-boundaries exhaustive-deps globals immutability incompatible-library preserve-manual-memoization',
  'purity refs rules-of-hooks set-state-in-effect set-state-in-render static-components unsupported-syntax',
  'use-memo void-use-memo',
]);

const handlers =
  'Focus Blur KeyDown KeyPress KeyUp Click ContextMenu DblClick DoubleClick Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop MouseDown MouseEnter MouseLeave MouseMove MouseOut MouseOver MouseUp'.split(
    ' ',
  );

/** The strict set of jsx-a11y. */
export const accessibilityRules = {
  ...named('jsx-a11y', [
    'alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes',
    'aria-role aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content',
    'html-has-lang iframe-has-title img-redundant-alt interactive-supports-focus label-has-associated-control',
    'media-has-caption mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements',
    'no-interactive-element-to-noninteractive-role no-noninteractive-element-interactions',
    'no-noninteractive-element-to-interactive-role no-noninteractive-tabindex no-redundant-roles',
    'role-has-required-aria-props role-supports-aria-props scope',
    'tabindex-no-positive',
  ]),
  // Without this list only some handlers count.
  'jsx-a11y/no-static-element-interactions': [
    'error',
    { handlers: handlers.map((name) => `on${name}`) },
  ],
};

/** @param {string} plugin
 * @param {readonly string[]} lines Names with spaces between them.
 * @returns {Record<string, 'error'>} */
function named(plugin, lines) {
  const names = lines.flatMap((line) => line.split(' '));
  return Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));
}
