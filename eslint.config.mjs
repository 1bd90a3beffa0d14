/** The house style, as far as a tool can check it. What each file may import: scripts/lint/areas.mjs. */
import astro from 'eslint-plugin-astro';
import jsxAccessibility from 'eslint-plugin-jsx-a11y-x';
import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { areaImports } from './scripts/lint/area-imports.mjs';
import { boundedMemory } from './scripts/lint/bounded-memory.mjs';
import { fileNames } from './scripts/lint/file-names.mjs';
import { foreignKeys } from './scripts/lint/foreign-keys.mjs';
import { filesOfTexts, languageLists } from './scripts/lint/language-lists.mjs';
import { oneDoor } from './scripts/lint/one-door.mjs';
import { oneWayOut } from './scripts/lint/one-way-out.mjs';
import { expressionRules, sizeRules, syntax, typeRules, writersOfFiles } from './scripts/lint/rules.mjs';
import { words } from './scripts/lint/words.mjs';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.state/', '.wireit/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,astro}'],
    plugins: {
      house: {
        rules: {
          'area-imports': areaImports,
          'bounded-memory': boundedMemory,
          'file-names': fileNames,
          'foreign-keys': foreignKeys,
          'language-lists': languageLists,
          'one-door': oneDoor,
          'one-way-out': oneWayOut,
          words,
        },
      },
    },
    rules: { 'house/one-door': 'error', 'house/one-way-out': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    rules: {
      'house/area-imports': 'error',
      'house/bounded-memory': 'error',
      'house/file-names': 'error',
      'house/words': 'error',
      'no-restricted-syntax': ['error', ...syntax.everywhere, ...syntax.sources],
      ...sizeRules,
    },
  },
  {
    // Netlify reads the addresses of functions without running them; tests/netlify-functions.test.ts has them complete.
    files: ['{src,scripts,netlify}/**/*.{ts,tsx,mjs,astro}', '*.config.{ts,mjs}'],
    ignores: [...tests, 'src/model/locale.ts'],
    rules: { 'house/language-lists': 'error' },
  },
  { files: filesOfTexts, ignores: tests, rules: { 'house/language-lists': ['error', { texts: true }] } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typeRules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'house/foreign-keys': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'z', property: 'coerce', message: 'It takes anything; see src/model/loose-scalar.ts.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/base/html/**', 'src/cms/{sanitise,parse-css,css-parts,scope-css}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['htmlparser2', 'entities', 'sanitize-html', 'postcss', 'css-tree/tokenizer'].map(
            (name) => ({
              name,
              allowTypeImports: true,
              message:
                'Read HTML by #base/html, sanitise it by sanitiseHtml, let style rules in by scopeCss.',
            }),
          ),
          patterns: [
            {
              regex: '/parse-css\\.ts$',
              importNames: ['parseCss'],
              message: 'Let style rules in by scopeCss, which writes anew what it has looked at.',
            },
          ],
        },
      ],
    },
  },
  {
    // Settings are texts of the environment and nothing deeper.
    files: ['src/**/{settings,hook-settings}.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}', 'functions/**', 'netlify/**', 'scripts/**/*.{ts,mjs}'],
    ignores: [...tests, 'scripts/bench/**'],
    extends: [regexp.configs['flat/recommended']],
    rules: expressionRules,
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxAccessibility.configs.strict],
  },
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    // A wide table scrolls in a region, which the keyboard must reach.
    rules: { 'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: [] }] },
  },
  {
    // Client scripts inside components reach ESLint as numbered files that TypeScript's project does not know.
    files: ['**/*.astro/*.{js,ts}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'house/file-names': 'off' },
  },
  {
    // The framework and Netlify ask for default exports there.
    files: ['*.config.*', '.*.mjs', 'functions/**', 'netlify/**', 'scripts/steps/vitest-summary.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax.everywhere] },
  },
  {
    files: tests,
    rules: { 'no-restricted-syntax': ['error', ...syntax.everywhere, ...syntax.tests] },
  },
  {
    files: ['tests/crash/{kill,reader}.ts', 'tests/fakes/fake-upstream.ts', 'tests/wordpress/wait-until.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax.everywhere, ...syntax.testsWithClock] },
  },
  {
    // Whatever is written has its rights from one of two modules: the state is closed, the site is open. plain-files.ts opens to read only.
    files: ['src/**/*.ts'],
    ignores: [...tests, 'src/base/files.ts', 'src/base/plain-files.ts', 'src/proxy/orders/outbox.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: writersOfFiles }] },
  },
  // "common" is one of the six namespaces that the specification names.
  {
    files: ['src/site/messages/**'],
    rules: { 'house/file-names': 'off', '@typescript-eslint/naming-convention': 'off' },
  },
);
