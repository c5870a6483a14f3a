import { type Make, refused } from './accept.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Number.isNaN(one) && Number.isNaN(other));

function mergeObjects(one: object, other: object): unknown {
  const output: Record<string, unknown> = { ...one, ...other };
  for (const key in other) {
    if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) continue;
    const value = merge(Reflect.get(one, key), Reflect.get(other, key));
    if (value === refused) return refused;
    output[key] = value;
  }
  return output;
}

function mergeLists(one: readonly unknown[], other: readonly unknown[]): unknown {
  if (one.length !== other.length) return refused;
  const output = [...one];
  for (const [at, item] of one.entries()) {
    const value = merge(item, other[at]);
    if (value === refused) return refused;
    output[at] = value;
  }
  return output;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor === Object;

function merge(one: unknown, other: unknown): unknown {
  if (isSame(one, other)) return one;
  if (one instanceof Date && other instanceof Date) return isSame(+one, +other) ? one : refused;
  if (isPlain(one) && isPlain(other)) return mergeObjects(one, other);
  return Array.isArray(one) && Array.isArray(other) ? mergeLists(one, other) : refused;
}

/** Returns the outputs of all options, merged as `v.intersect` merges them, or `refused`. */
export function intersect(value: unknown, makes: readonly Make[]): unknown {
  const outputs: unknown[] = [];
  for (const make of makes) {
    const output = make(value);
    if (output === refused) return refused;
    outputs.push(output);
  }
  const [first, ...others] = outputs;
  let output = first;
  for (const other of others) {
    output = merge(output, other);
    if (output === refused) return refused;
  }
  return output;
}
