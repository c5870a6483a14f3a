/** Shared by generated accept functions. Imports nothing, because it is copied next to them. */

/** An object whose keys are not known to the compiler. */
export type Fields = Record<string, unknown>;

/** Returns the output of a value, or `refused`. */
export type Make = (value: unknown) => unknown;

/** Stands for the output of a value that is not accepted. */
export const refused: object = [];

/** Turns a function that may throw or return `refused` into one that returns undefined instead. */
export const accepts =
  <Output>(make: Make) =>
  (value: unknown): Output | undefined => {
    try {
      const output = make(value);
      return output === refused ? undefined : (output as Output);
    } catch {
      return undefined;
    }
  };

/** Returns whether a value has keys, so that valibot's objects may accept it. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/** Returns whether a value has no keys. Its issues then run no code of the value. */
export const isPrimitive = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function');

/** Returns the length in Unicode code points. */
export const codePoints = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** Returns a function that checks whether a value is in `list`. */
export function oneOf(list: readonly unknown[]): (value: unknown) => boolean {
  const values = new Set(list);
  return (value) => values.has(value);
}

/** Returns `value`, or its default if it is undefined. */
export const or = (value: unknown, by: unknown): unknown => (value === undefined ? by : value);

/** Copies an entry that may be missing or undefined; true if it is, or if `test` accepts it. */
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

/** Returns the output of an object that passes `guard`: what `copy` copies, unless it returns false. */
export const object =
  (
    guard: (value: unknown) => value is Fields,
    copy: (input: Fields, output: Fields) => boolean,
  ): Make =>
  (input) => {
    const output: Fields = {};
    return guard(input) && copy(input, output) ? output : refused;
  };

/** Returns the outputs of all items, or `refused`. */
export function list(value: unknown, make: Make): unknown {
  if (!Array.isArray(value)) return refused;
  const output: unknown[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = make(value[at]);
    if (item === refused) return refused;
    output.push(item);
  }
  return output;
}

/** How many elements a list may have, and how many more all lists together may have. */
let perList = 0;
let left = 0;

/** Returns `make` with limits on the lists that it counts. */
export const limited =
  (make: Make, most: number, inAll: number): Make =>
  (value) => {
    const perListBefore = perList;
    const leftBefore = left;
    perList = most;
    left = inAll;
    try {
      return make(value);
    } finally {
      perList = perListBefore;
      left = leftBefore;
    }
  };

/** Returns `list` after counting it, or `refused` if it is too long. */
export function countedList(value: unknown, make: Make): unknown {
  if (!Array.isArray(value)) return refused;
  left -= value.length;
  return value.length > perList || left < 0 ? refused : list(value, make);
}

/** Returns the outputs of the first items, then of the others if `rest` makes them; an item too many is dropped. */
export function tuple(value: unknown, makes: readonly Make[], rest?: Make): unknown {
  if (!Array.isArray(value)) return refused;
  const output: unknown[] = [];
  for (const [at, make] of makes.entries()) {
    const item = make(value[at]);
    if (item === refused) return refused;
    output.push(item);
  }
  for (let at = makes.length; rest && at < value.length; at++) {
    const item = rest(value[at]);
    if (item === refused) return refused;
    output.push(item);
  }
  return output;
}

/** Copies the entries that `output` lacks, except those that could reach a prototype. */
export function withRest(input: Fields, output: Fields): true {
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(output, key) || /^(?:__proto__|prototype|constructor)$/.test(key)) continue;
    output[key] = input[key];
  }
  return true;
}

const isCopied = (input: Fields, key: string): boolean =>
  Object.hasOwn(input, key) && !/^(?:__proto__|prototype|constructor)$/.test(key);

/** Copies the same entries as `withRest`, in valibot's order and through `make`. Returns false if `make` refuses one. */
export function withRestOf(input: Fields, output: Fields, make?: Make): boolean {
  for (const key in input) {
    if (!isCopied(input, key) || Object.hasOwn(output, key)) continue;
    const value = make ? make(input[key]) : input[key];
    if (value === refused) return false;
    output[key] = value;
  }
  return true;
}

/** Returns whether `input` has no keys but those of `output`. */
export function withoutRest(input: Fields, output: Fields): boolean {
  for (const key in input) if (!Object.hasOwn(output, key)) return false;
  return true;
}

/** Returns the outputs of all keys and values, or `refused`. */
export function record(input: unknown, makeKey: Make, makeValue: Make): unknown {
  if (!isObject(input)) return refused;
  const output: Fields = {};
  for (const key in input) {
    if (!isCopied(input, key)) continue;
    const value = input[key];
    const outputKey = makeKey(key);
    const outputValue = outputKey === refused ? refused : makeValue(value);
    if (outputValue === refused) return refused;
    output[outputKey as string] = outputValue;
  }
  return output;
}
