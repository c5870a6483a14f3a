/** What generated modules that need no valibot share. A copy of this file lies beside them. */

/** An object whose keys are not known to the compiler. */
export type Fields = Record<string, unknown>;

/** Makes the output of a value; undefined where it is refused. */
type Make = (value: unknown) => unknown;

/** The most elements of one list, and of all lists of a value together. */
const perList = 1_000;
const perBody = 5_000;

/** How many elements the value at hand may still have. */
let left = perBody;

/** The same for a value that may throw when it is read: what throws is refused. */
export const accepts =
  <Output>(make: Make) =>
  (value: unknown): Output | undefined => {
    left = perBody;
    try {
      return make(value) as Output | undefined;
    } catch {
      return undefined;
    }
  };

/** Any value that has keys. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/** Length in Unicode code points. */
export const codePoints = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** Tells whether a value is in a list. */
export function oneOf(list: readonly unknown[]): (value: unknown) => boolean {
  const values = new Set(list);
  return (value) => values.has(value);
}

/** `value`, or what takes the place of an absent one. */
export const or = (value: unknown, by: unknown): unknown => (value === undefined ? by : value);

/** Copies an entry that may be absent or undefined. */
export function maybe(
  input: Fields,
  output: Fields,
  key: string,
  test: (value: unknown) => boolean,
): boolean {
  const value = input[key];
  if (value !== undefined || key in input) output[key] = value;
  return value === undefined || test(value);
}

/** The outputs of all items; undefined if one is refused, if `value` is no list, or if it is too long. */
export function list(value: unknown, make: Make): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  left -= value.length;
  if (value.length > perList || left < 0) return undefined;
  const output: unknown[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = make(value[at]);
    if (item === undefined) return undefined;
    output.push(item);
  }
  return output;
}

/** The output of an object that passes `guard`: what `fill` copies, undefined where that gives false. */
export const object =
  (
    guard: (value: unknown) => value is Fields,
    fill: (input: Fields, output: Fields) => boolean,
  ): Make =>
  (input) => {
    const output: Fields = {};
    return guard(input) && fill(input, output) ? output : undefined;
  };

/** Copies the entries that `output` lacks, less those that could reach a prototype. */
export function withRest(input: Fields, output: Fields): true {
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(output, key) || /^(?:__proto__|prototype|constructor)$/.test(key)) continue;
    output[key] = input[key];
  }
  return true;
}
