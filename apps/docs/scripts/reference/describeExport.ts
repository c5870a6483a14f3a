import { relative } from 'node:path';
import ts from 'typescript-api';
import {
  type DescribedParameter,
  describeParameter,
  membersOf,
  propertiesOf,
  textOf,
  typeText,
  wholeTypeText,
} from './describeMember.ts';

/** What a package exports: its declaration and its docstring. */
export interface DescribedExport {
  readonly name: string;
  readonly specifier: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly kind: 'function' | 'class' | 'type' | 'value';
  /** The names of its type parameters. */
  readonly typeParameters: readonly string[];
  /** The declaration without its body. */
  readonly signature: string;
  readonly text: string;
  readonly parameters: readonly DescribedParameter[];
  /** The properties and methods of a type or class. */
  readonly members: readonly DescribedParameter[];
  readonly returns: string;
  readonly errors: readonly string[];
  readonly examples: readonly string[];
}

function kindOf(
  symbol: ts.Symbol,
  declaration: ts.Node,
  checker: ts.TypeChecker,
  isTypeOnly: boolean,
): DescribedExport['kind'] {
  if (symbol.flags & ts.SymbolFlags.Class) return isTypeOnly ? 'type' : 'class';
  if (symbol.flags & ts.SymbolFlags.Function) return 'function';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  return type.getCallSignatures().length > 0 ? 'function' : 'value';
}

const typeParametersOf = (node: ts.Node): readonly string[] =>
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node)
    ? (node.typeParameters ?? []).map(({ name }) => name.text)
    : [];

const longest = 4000;

/** Returns where a declaration ends without its body, its value or its members. */
function endOf(declaration: ts.Declaration): number {
  if (ts.isFunctionDeclaration(declaration)) {
    return declaration.body?.getStart() ?? declaration.getEnd();
  }
  if (ts.isVariableDeclaration(declaration)) {
    const { type, initializer, name } = declaration;
    if (type) return type.getEnd();
    return initializer && ts.isArrowFunction(initializer)
      ? initializer.equalsGreaterThanToken.getStart()
      : name.getEnd();
  }
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) {
    return declaration.getEnd();
  }
  const { heritageClauses, typeParameters, name } = declaration;
  if (heritageClauses !== undefined) return heritageClauses.end;
  const text = declaration.getSourceFile().text;
  return typeParameters ? text.indexOf('>', typeParameters.end) + 1 : (name?.end ?? 0);
}

/** Returns a shortened declaration as one that can be parsed: its members are listed below it. */
function wholeOf(declaration: ts.Declaration, text: string): string {
  if (ts.isVariableDeclaration(declaration)) {
    // An arrow function is read like any other.
    const named = text.replace(/^(\w+) =\s+(async )?(?=[(<])/, 'function $1');
    return named === text ? `const ${text}` : named;
  }
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return text;
  return `${text} { /* the members below */ }`;
}

/** Returns the return type of a function, with a colon before it, if its declaration leaves that to the compiler. */
function inferredReturn(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const written =
    ts.isVariableDeclaration(declaration) && !declaration.type
      ? declaration.initializer
      : undefined;
  if (!written || !ts.isArrowFunction(written) || written.type) return '';
  const signature = checker.getSignatureFromDeclaration(written);
  return signature ? `: ${wholeTypeText(signature.getReturnType(), checker)}` : '';
}

/** Returns the text of a declaration up to `end`, with a name in place of each parameter that is taken apart. */
function withNames(declaration: ts.Declaration, end: number): string {
  const { text } = declaration.getSourceFile();
  const of = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const parameters =
    of && (ts.isFunctionDeclaration(of) || ts.isArrowFunction(of)) ? of.parameters : [];
  let at = declaration.getStart();
  let named = '';
  for (const { name, type, initializer } of parameters) {
    if (ts.isIdentifier(name)) continue;
    named += `${text.slice(at, name.getStart())}options${initializer ? '?' : ''}`;
    named += text.slice(name.end, type?.end ?? name.end);
    at = initializer?.end ?? type?.end ?? name.end;
  }
  return named + text.slice(at, end);
}

/** Returns the text of a declaration without its body or value. */
function signatureOf(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const text = withNames(declaration, endOf(declaration))
    .trim()
    .replace(/^(?:export )?(?:async )?/, '');
  const whole = wholeOf(declaration, `${text}${inferredReturn(declaration, checker)}`);
  return whole.length > longest ? `${whole.slice(0, longest)}\n// and so on` : whole;
}

/** Returns the return type of a function, as its declaration writes it if it does. */
function returnOf(signature: ts.Signature, checker: ts.TypeChecker): string {
  const written = signature.getDeclaration().type;
  return written && !ts.isTypePredicateNode(written)
    ? written.getText().replace(/\s+/g, ' ')
    : typeText(signature.getReturnType(), checker);
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
  const isTypeOnly = (exported.declarations ?? []).some(
    (node) => ts.isExportSpecifier(node) && (node.isTypeOnly || node.parent.parent.isTypeOnly),
  );
  const kind = kindOf(symbol, declaration, checker, isTypeOnly);
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
    typeParameters: declarations.flatMap(typeParametersOf),
    signature: declarations.map((one) => signatureOf(one, checker)).join('\n'),
    text: textOf(symbol.getDocumentationComment(checker)),
    parameters: (signature?.getParameters() ?? []).map((parameter) => {
      const parameterType = checker.getTypeOfSymbolAtLocation(parameter, declaration);
      return describeParameter(parameter, checker, propertiesOf(parameterType, checker, root));
    }),
    members:
      kind === 'type' || kind === 'class'
        ? membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker, root)
        : [],
    returns: signature ? returnOf(signature, checker) : '',
    errors: tagged('throws'),
    examples: tagged('example'),
  };
}
