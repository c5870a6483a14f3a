import ts from 'typescript-api';

/** A parameter, or a property of an object that is one. */
export interface DescribedParameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly text: string;
  readonly properties: readonly DescribedParameter[];
}

/** Returns documentation as Markdown. A reference to another name becomes code. */
export const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts
    .displayPartsToString([...(parts ?? [])])
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();

const oneLine = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\? ?/, '')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')')
    .trim();

const format =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const longestType = 160;

const cut = (text: string): string =>
  text.length > longestType ? `${text.slice(0, longestType)}…` : text;

const shownLiterals = 4;

/** Returns the first values of a closed list, and how many there are; undefined for other types. */
function literalsOf(type: ts.Type): string | undefined {
  if (!type.isUnion()) return undefined;
  if (!type.types.every((one) => one.isStringLiteral())) return undefined;
  const first = type.types.slice(0, shownLiterals).map(({ value }) => JSON.stringify(value));
  return `${first.join(' | ')} | … (${type.types.length} values)`;
}

/** Returns a type as the compiler writes it, however long. */
export const wholeTypeText = (type: ts.Type, checker: ts.TypeChecker): string =>
  checker.typeToString(type, undefined, format);

/** Returns a type as its declaration writes it, since that has the names of types; else as the compiler writes it. */
export function typeText(
  type: ts.Type,
  checker: ts.TypeChecker,
  declaration?: ts.Declaration,
): string {
  if (declaration && ts.isMethodSignature(declaration)) {
    return cut(
      oneLine(declaration.getText().replace(declaration.name.getText(), '')).replace(/;$/, ''),
    );
  }
  const written =
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration)
      ? declaration.type
      : undefined);
  const text = written && oneLine(written.getText());
  // A type parameter says less than what it stands for.
  if (text !== undefined && text.length <= longestType && !/^[A-Z]$/.test(text)) return text;
  const whole = wholeTypeText(type, checker);
  return whole.length <= longestType ? whole : (literalsOf(type) ?? cut(whole));
}

/** Returns true for what this repository declares. */
const isOwn =
  (root: string) =>
  (symbol: ts.Symbol | undefined): boolean =>
    (symbol?.declarations ?? []).some((node) => {
      const { fileName } = node.getSourceFile();
      return fileName.startsWith(root) && !fileName.includes('node_modules');
    });

/** Returns the properties of an object that this repository declares; none of other values. */
export function propertiesOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  root: string,
): readonly DescribedParameter[] {
  const object = checker.getNonNullableType(type);
  if (object.isUnion() || object.getCallSignatures().length > 0 || checker.isArrayType(object))
    return [];
  if (!isOwn(root)(object.aliasSymbol ?? object.symbol)) return [];
  return membersOf(object, checker, root).slice(0, 30);
}

/** Returns the members of an object, a class or an intersection that this repository declares; none of other types. */
export function membersOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  root: string,
): readonly DescribedParameter[] {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || checker.isArrayType(type) || checker.isTupleType(type)) return [];
  return type
    .getProperties()
    .filter(isOwn(root))
    .filter(({ valueDeclaration: at, name }) => !name.startsWith('__') && !isPrivate(at))
    .map((property) => {
      const described = describeParameter(property, checker);
      if (!described.type.endsWith('…')) return described;
      const inner = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const element = checker.isArrayType(inner)
        ? checker.getIndexTypeOfType(inner, ts.IndexKind.Number)
        : inner;
      return { ...described, properties: element ? membersOf(element, checker, root) : [] };
    });
}

const isPrivate = (declaration: ts.Declaration | undefined): boolean =>
  declaration !== undefined &&
  ts.isClassElement(declaration) &&
  (declaration.name === undefined || ts.isPrivateIdentifier(declaration.name));

/** Returns a parameter or property with its type and documentation. */
export function describeParameter(
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
    type: typeText(type, checker, declaration),
    isOptional,
    text: textOf(symbol.getDocumentationComment(checker)),
    properties,
  };
}
