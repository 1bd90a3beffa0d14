/** The house style as far as a tool can check it, for scripts; eslint.config.mjs has it for Astro components. What each
 * file may import: .dependency-cruiser.mjs. */
import regexp from 'eslint-plugin-regexp';
import { filesOfTexts } from './scripts/lint/language-lists.mjs';
import { accessibilityRules, codeRules, reactRules, typescriptRules } from './scripts/lint/native-rules.mjs';
import { expressionRules, imports, sizeRules, syntax, typeRules } from './scripts/lint/rules.mjs';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

export default {
  plugins: ['eslint', 'typescript'],
  jsPlugins: ['./scripts/lint/house.mjs', 'eslint-plugin-regexp'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', '.astro/', '.state/', '.wireit/', '**/*.astro'],
  rules: { 'house/one-door': 'error', 'house/one-way-out': 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: {
        'house/bounded-memory': 'error',
        'house/file-names': 'error',
        'house/restricted-syntax': ['error', ...syntax.everywhere, ...syntax.sources],
        ...sizeRules,
      },
    },
    {
      // Netlify reads the addresses of functions without running them; tests/netlify-functions.test.ts has them complete.
      files: ['{src,scripts,netlify}/**/*.{ts,tsx,mjs}', '*.config.{ts,mjs}'],
      excludeFiles: [...tests, 'src/platform/languages/locale.ts'],
      rules: { 'house/language-lists': 'error' },
    },
    {
      files: filesOfTexts,
      excludeFiles: tests,
      rules: { 'house/language-lists': ['error', { texts: true }] },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: { ...typescriptRules, ...codeRules, ...typeRules, 'house/banned-names': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'house/foreign-keys': 'error',
        'no-restricted-imports': imports.ofOthers,
        'no-restricted-properties': [
          'error',
          {
            object: 'z',
            property: 'coerce',
            message: 'It takes anything; see src/platform/base/loose-scalar.ts.',
          },
        ],
      },
    },
    {
      files: ['src/platform/base/html/**', 'src/platform/cms/{sanitise,parse-css,css-parts,scope-css}.ts'],
      excludeFiles: tests,
      rules: { 'no-restricted-imports': imports.ofReaders },
    },
    {
      // Whatever is written has its rights from these modules: the state is closed, the site is open. plain-files.ts opens to read only.
      files: [
        'src/platform/base/{files,out-files,file-digest,plain-files}.ts',
        'src/features/forms/orders/outbox.server.ts',
      ],
      rules: { 'no-restricted-imports': imports.ofWriters },
    },
    {
      // Settings are texts of the environment and nothing deeper.
      files: ['src/**/{settings,settings.server,hook-settings}.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'functions/**', 'netlify/**', 'scripts/**/*.{ts,mjs}'],
      excludeFiles: [...tests, 'scripts/bench/**'],
      rules: { ...regexp.configs['flat/recommended'].rules, ...expressionRules },
    },
    {
      files: ['**/*.tsx'],
      plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
      rules: { ...reactRules, ...accessibilityRules },
    },
    {
      // The framework and Netlify ask for default exports there, linters in a plugin.
      files: [
        '*.config.*',
        '.*.mjs',
        'functions/**',
        'netlify/**',
        'scripts/lint/house.mjs',
        'scripts/steps/vitest-summary.ts',
      ],
      rules: { 'house/restricted-syntax': ['error', ...syntax.everywhere] },
    },
    {
      files: tests,
      rules: { 'house/restricted-syntax': ['error', ...syntax.everywhere, ...syntax.tests] },
    },
    {
      files: [
        'tests/crash/{kill,kill-sync,reader}.ts',
        'tests/fakes/fake-upstream.ts',
        'tests/wordpress/wait-until.ts',
      ],
      rules: { 'house/restricted-syntax': ['error', ...syntax.everywhere, ...syntax.testsWithClock] },
    },
    // "common" is one of the six namespaces that the specification names.
    {
      files: ['src/**/*-messages.ts', 'src/shell/languages/**'],
      rules: { 'house/file-names': 'off', 'house/banned-names': 'off' },
    },
  ],
};
