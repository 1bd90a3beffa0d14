/** Finds functions that read external text: every export with a string parameter in modules that read HTML,
 * style rules or fields of requests. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '#platform/base/file-marks.ts';

interface FoundReader {
  readonly module: string;
  readonly name: string;
}

const root = new URL('../../', import.meta.url);

/** Modules that only readers of external text import. */
const notifying = [
  /^#platform\/base\/(?:html\/|css-addresses)/u,
  /\/(?:parse-css|scope-css|css-parts|request-fields)\.ts$/u,
  /^(?:htmlparser2|entities|sanitize-html|postcss|css-tree\/tokenizer)$/u,
];

const textTypes = /\b(?:string|Request|Uint8Array|WrittenText)\b/u;

export const findReaders = (): readonly FoundReader[] => listModules().flatMap(listReaders);

/** Patterns of modules that nobody imports: after a move they would find nothing, and no test would say so. */
export function findIdlePatterns(): readonly RegExp[] {
  const texts = listModules().map((module) => readFileSync(new URL(module, root), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/ from '([^']+)';$/gmu)].map(([, from = '']) => from),
  );
  return notifying.filter((pattern) => !imported.some((from) => pattern.test(from)));
}

const listModules = (): readonly string[] =>
  filesBelow(new URL('src', root).pathname, '')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `src/${file}`);

function listReaders(module: string): readonly FoundReader[] {
  const text = readFileSync(new URL(module, root), 'utf8');
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest);
  const isTelling = module.startsWith('src/platform/base/html/') || source.statements.some(importsReader);
  if (!isTelling) return [];
  return source.statements.flatMap((statement) =>
    exportedFunctions(statement)
      .filter(({ parameters }) => parameters.some(({ type }) => type && textTypes.test(type.getText(source))))
      .map(({ name }) => ({ module, name })),
  );
}

function importsReader(statement: ts.Statement): boolean {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return false;
  if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const { text } = statement.moduleSpecifier;
  return notifying.some((pattern) => pattern.test(text));
}

interface ExportedFunction {
  readonly name: string;
  readonly parameters: readonly ts.ParameterDeclaration[];
}

function exportedFunctions(statement: ts.Statement): readonly ExportedFunction[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name?.text ?? '', parameters: statement.parameters }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
      ? [{ name: name.text, parameters: initializer.parameters }]
      : [],
  );
}
