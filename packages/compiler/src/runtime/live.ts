import type { GenericSchema } from 'valibot';

/** A schema or action as generated code reads it. */
export interface Live extends GenericSchema {
  readonly default: unknown;
  readonly fallback: unknown;
  readonly entries: Readonly<Record<string, Live>>;
  readonly pipe: readonly Live[];
  readonly options: readonly unknown[];
  readonly requirement: (value: unknown) => unknown;
  readonly check: (value: unknown) => unknown;
  readonly operation: (value: unknown) => unknown;
}

/** An object whose keys are not known to the compiler. */
export type Fields = Readonly<Record<string, unknown>>;

/** The part of a live schema at `keys`. */
export function live(schema: unknown, ...keys: (string | number)[]): Live {
  let part: unknown = schema;
  for (const key of keys) {
    part = typeof part === 'object' && part !== null ? (part as Fields)[key] : undefined;
  }
  if (part === undefined)
    throw new TypeError(`No ${keys.join('.')} in the schema: compile it again`);
  return part as Live;
}

/** The regular expression of a live action. */
export function pattern(schema: unknown, ...keys: (string | number)[]): RegExp {
  return live(schema, ...keys).requirement as unknown as RegExp;
}

/** The options of a live picklist. */
export function members(schema: unknown, ...keys: (string | number)[]): ReadonlySet<unknown> {
  return new Set(live(schema, ...keys).options);
}
