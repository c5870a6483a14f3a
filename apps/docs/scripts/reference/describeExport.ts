import { relative } from 'node:path';
import ts from 'typescript-api';

/** A parameter, or a property of an object that is one. */
export interface DescribedParameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly text: string;
  readonly properties: readonly DescribedParameter[];
}

/** What a package exports: its declaration and its docstring. */
export interface DescribedExport {
  readonly name: string;
  readonly specifier: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly kind: 'function' | 'class' | 'type' | 'value';
  /** The declaration without its body. */
  readonly signature: string;
  readonly text: string;
  readonly parameters: readonly DescribedParameter[];
  readonly returns: string;
  readonly errors: readonly string[];
  readonly examples: readonly string[];
}

/** Returns documentation as Markdown. A reference to another name becomes code. */
const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts
    .displayPartsToString([...(parts ?? [])])
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();

function kindOf(
  symbol: ts.Symbol,
  declaration: ts.Node,
  checker: ts.TypeChecker,
): DescribedExport['kind'] {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (symbol.flags & ts.SymbolFlags.Function) return 'function';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  return type.getCallSignatures().length > 0 ? 'function' : 'value';
}

const longest = 1200;

/** Returns the text of a declaration without its body or value. */
function signatureOf(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  const start = declaration.getStart();
  const end = ts.isFunctionDeclaration(declaration)
    ? (declaration.body?.getStart() ?? declaration.getEnd())
    : ts.isVariableDeclaration(declaration)
      ? (declaration.type?.getEnd() ?? declaration.name.getEnd())
      : declaration.getEnd();
  const text = source.text
    .slice(start, end)
    .trim()
    .replace(/^export /, '');
  const whole = ts.isVariableDeclaration(declaration) ? `const ${text}` : text;
  return whole.length > longest ? `${whole.slice(0, longest)}\n// and so on` : whole;
}

const format =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const longestType = 160;

function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const text = checker.typeToString(type, undefined, format);
  return text.length > longestType ? `${text.slice(0, longestType)}…` : text;
}

/** Returns the properties of an object that this repository declares; none of other values. */
function propertiesOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  root: string,
): readonly DescribedParameter[] {
  const object = checker.getNonNullableType(type);
  if (object.isUnion() || object.getCallSignatures().length > 0 || checker.isArrayType(object))
    return [];
  const isOwn = (symbol: ts.Symbol | undefined): boolean =>
    (symbol?.declarations ?? []).some(
      (node) =>
        node.getSourceFile().fileName.startsWith(root) &&
        !node.getSourceFile().fileName.includes('node_modules'),
    );
  if (!isOwn(object.aliasSymbol ?? object.symbol)) return [];
  return object
    .getProperties()
    .filter(isOwn)
    .slice(0, 30)
    .map((property) => describeParameter(property, checker));
}

function describeParameter(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  properties: readonly DescribedParameter[] = [],
): DescribedParameter {
  const declaration = symbol.valueDeclaration;
  const type = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
    : checker.getTypeOfSymbol(symbol);
  const isOptional =
    (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
    (declaration !== undefined &&
      ts.isParameter(declaration) &&
      (declaration.questionToken !== undefined || declaration.initializer !== undefined));
  return {
    name: symbol.name.startsWith('__') ? 'options' : symbol.name,
    type: typeText(type, checker),
    isOptional,
    text: textOf(symbol.getDocumentationComment(checker)),
    properties,
  };
}

/** Returns the declaration and the docstring of an export. */
export function describeExport(
  exported: ts.Symbol,
  checker: ts.TypeChecker,
  { specifier, root }: { readonly specifier: string; readonly root: string },
): DescribedExport {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  if (!declaration) throw new Error(`${exported.name} has no declaration`);
  const kind = kindOf(symbol, declaration, checker);
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [signature] = kind === 'function' ? type.getCallSignatures() : [];
  const tags = symbol.getJsDocTags(checker);
  const tagged = (name: string): readonly string[] =>
    tags.filter((tag) => tag.name === name).map(({ text }) => textOf(text));
  return {
    name: exported.name,
    specifier,
    file: relative(root, declaration.getSourceFile().fileName),
    kind,
    signature: declarations.map(signatureOf).join('\n'),
    text: textOf(symbol.getDocumentationComment(checker)),
    parameters: (signature?.getParameters() ?? []).map((parameter) => {
      const parameterType = checker.getTypeOfSymbolAtLocation(parameter, declaration);
      return describeParameter(parameter, checker, propertiesOf(parameterType, checker, root));
    }),
    returns: signature ? typeText(signature.getReturnType(), checker) : '',
    errors: tagged('throws'),
    examples: tagged('example'),
  };
}
