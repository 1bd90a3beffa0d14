/** The house style, as far as a tool can check it, for Astro components. oxlint.config.ts has it for all other code. */
import astro from 'eslint-plugin-astro';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import house from './scripts/lint/house.mjs';
import { expressionRules, sizeRules, syntax } from './scripts/lint/rules.mjs';

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.state/', '.wireit/', '**/*.{js,mjs,cjs}'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    plugins: { house },
    extends: [regexp.configs['flat/recommended']],
    rules: {
      'house/file-names': 'error',
      'house/language-lists': 'error',
      'house/one-door': 'error',
      'house/one-way-out': 'error',
      'house/restricted-syntax': ['error', ...syntax.everywhere, ...syntax.sources],
      ...sizeRules,
      ...expressionRules,
    },
  },
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    // A wide table scrolls in a region, which the keyboard must reach.
    rules: { 'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: [] }] },
  },
  {
    // Client scripts of components reach ESLint as numbered files.
    files: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      'default-case': 'error',
      'house/banned-names': 'error',
      'house/file-names': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
