import type { Node, Path } from '../node.ts';

/** How generated code accepts a value; `value` is always the name of a variable. */
export interface Form {
  /** An expression that is true for an accepted value. Absent unless the output is the value itself. */
  readonly test?: (value: string) => string;
  /** An expression that gives the output, or `refused`. */
  readonly make: (value: string) => string;
  /** Whether `undefined` may be accepted, so that a missing key must be told from it. */
  readonly takesUndefined: boolean;
  /** Whether refusing a primitive value runs no callbacks other than those of `v.check` and similar actions. */
  readonly quiet?: boolean;
  /** Set if only valibot's own run can decide. */
  readonly isFallback?: true;
}

/** A part of a schema that valibot itself runs. */
export interface Fallback {
  readonly path: string;
  readonly type: string;
  readonly reason: string;
}

/** Collects the constants and functions of a module while forms are made. */
export interface Emitter {
  /** The form of the schema at `path`; made once for each schema. */
  readonly form: (node: Node, path: Path) => Form;
  /** The form that runs the schema at `path` in valibot. @throws TypeError where there is no valibot. */
  readonly fallBack: (node: Node, path: Path, reason: string) => Form;
  /** The name of a constant that holds the schema or action at `path`. @throws TypeError likewise. */
  readonly live: (path: Path) => string;
  /** Whether valibot runs all of `node`. */
  readonly isFallback: (node: Node) => boolean;
  /** Whether lists count against limits. */
  readonly countsLists: boolean;
  /** Whether generated code has the live schemas. */
  readonly hasValibot: boolean;
  /** Counts an action at `path` that valibot runs. */
  readonly report: (node: Node, path: Path, reason: string) => void;
  /** The name of a constant for `text`; made once for each text. */
  readonly constant: (prefix: 'p' | 't' | 'm', text: string) => string;
  /** The form of a schema that may contain itself: a function whose text may call it. */
  readonly recursive: (node: Node, write: () => string) => Form;
  /** The name under which generated code imports `value`. */
  readonly nameOf: (value: unknown) => string | undefined;
}

/** Returns the form of a schema whose output is its input. */
export function tested(
  write: (value: string) => string,
  takesUndefined: boolean,
  quiet = false,
): Form {
  const texts = new Map<string, string>();
  /** Returns the expression for `value`. Writes each only once, because nested ones would be written again at each level. */
  function test(value: string): string {
    const text = texts.get(value) ?? write(value);
    texts.set(value, text);
    return text;
  }
  return { test, make: (value) => `(${test(value)} ? ${value} : refused)`, takesUndefined, quiet };
}

/** Returns the form of a schema that a function of the module makes. */
export const made = (name: string, takesUndefined: boolean): Form => ({
  make: (value) => `${name}(${value})`,
  takesUndefined,
});

/** Longer expressions become functions, so that code grows no faster than its schema. */
const inlined = 40;

/** Returns an expression that is true for a value that `form` accepts: in place if short, otherwise a call. */
export function testOf(emitter: Emitter, test: (value: string) => string, value: string): string {
  const text = test(value);
  return text.length <= (emitter.hasValibot ? inlined : 16)
    ? text
    : `${testerOf(emitter, test)}(${value})`;
}

/** Returns the name of a function that is true for a value that `test` accepts. */
export function testerOf(emitter: Emitter, test: (value: string) => string): string {
  const text = test('v');
  return (
    /^(\w+)\(v\)$/.exec(text)?.[1] ?? emitter.constant('t', `(v: unknown): boolean => ${text}`)
  );
}

/** Returns the name of a function that gives the output of a value, or `refused`. */
export function makerOf(emitter: Emitter, { make }: Form): string {
  const text = make('v');
  return (
    /^(\w+)\(v\)$/.exec(text)?.[1] ?? emitter.constant('m', `(v: unknown): unknown => ${text}`)
  );
}
