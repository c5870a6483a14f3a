/** What generated modules that need no valibot share. A copy of this file lies beside them. */

/** An object whose keys are not known to the compiler. */
export type Fields = Record<string, unknown>;

/** The output of generated code; undefined for what it refuses and for a value that throws when it is read. */
export function attempt<Output>(
  make: (value: unknown) => unknown,
  value: unknown,
): Output | undefined {
  try {
    return make(value) as Output | undefined;
  } catch {
    return undefined;
  }
}

/** Any value that has keys. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/** Length in Unicode code points. */
export const codePoints = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

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
  if (value === undefined && !(key in input)) return true;
  output[key] = value;
  return value === undefined || test(value);
}

/** The outputs of all items; undefined if one is refused, or if `value` is no list. */
export function list(value: unknown, make: (item: unknown) => unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const output: unknown[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = make(value[at]);
    if (item === undefined) return undefined;
    output.push(item);
  }
  return output;
}

/** `output` with the keys of `input` that it lacks, less those that could reach a prototype. */
export function withRest(input: Fields, output: Fields): Fields {
  for (const key in input) {
    if (
      Object.hasOwn(input, key) &&
      !Object.hasOwn(output, key) &&
      !/^(?:__proto__|prototype|constructor)$/.test(key)
    )
      output[key] = input[key];
  }
  return output;
}
