import {
  findNodeAtLocation,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** Why text is not JSON, and where. Offsets are of UTF-16 code units, lines and columns begin with 1. */
export interface JsonProblem {
  readonly message: string;
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
}

/** The value of JSON, or the first thing that is wrong with it. */
export type ParsedJson =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: JsonProblem };

const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a value. Text needs double quotes',
  InvalidNumberFormat: 'This is not a number in JSON',
  PropertyNameExpected: 'A field name in double quotes is missing',
  ValueExpected: 'A value is missing',
  ColonExpected: 'A colon is missing',
  CommaExpected: 'A comma is missing',
  CloseBraceExpected: 'A closing } is missing',
  CloseBracketExpected: 'A closing ] is missing',
  EndOfFileExpected: 'There is more text after the value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'A closing quote is missing',
  UnexpectedEndOfNumber: 'This number is incomplete',
  InvalidUnicode: '\\u needs four hexadecimal digits',
  InvalidEscapeCharacter: 'This escape does not exist in JSON',
  InvalidCharacter: 'This character needs an escape in JSON',
};

/** Parses JSON. Returns the first problem with its place instead of throwing. */
export function parseJson(text: string): ParsedJson {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return { value };
  const before = text.slice(0, first.offset).split('\n');
  return {
    problem: {
      message: messages[printParseErrorCode(first.error)] ?? 'This is not JSON',
      offset: first.offset,
      length: first.length,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
    },
  };
}

/** The place of a value in JSON text. */
export interface TextRange {
  readonly offset: number;
  readonly length: number;
}

/** Returns where the value at a path stands in JSON text, or the closest value around it that is there. */
export function rangeOf(text: string, path: readonly PropertyKey[]): TextRange {
  const root = parseTree(text);
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let depth = keys.length; root && depth >= 0; depth--) {
    const node = findNodeAtLocation(root, keys.slice(0, depth));
    if (node) return { offset: node.offset, length: node.length };
  }
  return { offset: 0, length: 0 };
}
