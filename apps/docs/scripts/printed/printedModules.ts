import { join } from 'node:path';
import ts from 'typescript-api';
import type { PrintedBlock } from './readBlocks.ts';

/** By name, what makes it known: `import { a } from 'a'`. */
type Scope = ReadonlyMap<string, string>;

const nameOf = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? nameOf(element.name) : [],
      );

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Returns the names that a statement declares; `isType` says that they are types. */
function declaredBy(statement: ts.Statement): { names: readonly string[]; isType: boolean } {
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    return { names: declarations.flatMap(({ name }) => nameOf(name)), isType: false };
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isNamed = isType || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return { names: isNamed && statement.name ? [statement.name.text] : [], isType };
}

/** Returns the imports of a module by the name that each makes known. */
function importsOf(source: ts.SourceFile): Scope {
  const known = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue;
    const { name, namedBindings } = statement.importClause;
    const elements =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings];
    const text = statement.getText(source);
    for (const one of [name, ...elements.map((element) => element?.name)])
      if (one !== undefined) known.set(one.text, text);
  }
  return known;
}

/** An import of one name: of a whole statement, only the part that makes it known. */
const importOf = (name: string, statement: string): string =>
  statement.replace(/\{[\s\S]*?\}(?= from)/, (list) => {
    const part = list
      .slice(1, -1)
      .split(',')
      .find((one) => one.trim().split(' ').at(-1) === name);
    return `{ ${part?.trim() ?? name} }`;
  });

/** Returns the module of a block, and what blocks after it may import. */
function printedModule(file: string, page: string, code: string, scope: Scope) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const imported = importsOf(source);
  const declared = source.statements.map((statement) => ({
    ...declaredBy(statement),
    isExported: isExported(statement),
  }));
  const bound = new Set([...imported.keys(), ...declared.flatMap(({ names }) => names)]);
  const used = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const before = [...scope].filter(([name]) => used.has(name) && !bound.has(name));
  const exported = declared
    .filter((one) => !one.isExported && one.names.length > 0)
    .map(({ names, isType }) => `export ${isType ? 'type ' : ''}{ ${names.join(', ')} };`);
  const lines = [`// ${page}`, ...before.map(([, text]) => text), code, ...exported, 'export {};'];
  const known: Scope = new Map([
    ...[...imported].map(([name, text]) => [name, importOf(name, text)] as const),
    ...declared.flatMap(({ names, isType }) =>
      names.map(
        (name) => [name, `import ${isType ? 'type ' : ''}{ ${name} } from './${file}';`] as const,
      ),
    ),
  ]);
  return { text: `${lines.join('\n')}\n`, known };
}

/**
 * Returns the blocks of one page as modules, by file name. A block knows what blocks before it declare and import, and
 * `given`, the declarations that the page takes for granted. Imports of files are read from `folder`.
 */
export function printedModules(
  name: string,
  blocks: readonly PrintedBlock[],
  given = '',
  folder = '.',
): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  let scope: Scope = new Map();
  const givenBlock = { page: name, language: 'ts', code: given };
  for (const [index, { page, language, code: printed }] of [givenBlock, ...blocks].entries()) {
    const file = `${name}-${index}.${language.endsWith('x') ? 'tsx' : 'ts'}`;
    const code = printed.replaceAll(
      /(from ')(\.\.?\/[^']+)'/g,
      (_, start: string, path: string) => `${start}${join(folder, path)}'`,
    );
    const { text, known } = printedModule(file, page, code, scope);
    modules.set(file, text);
    scope = new Map([...scope, ...known]);
  }
  return modules;
}
