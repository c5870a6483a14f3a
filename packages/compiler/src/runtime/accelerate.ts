import { _standardSchema, type BaseIssue, type Config, type GenericSchema } from 'valibot';
import { type Fields, type Make, refused } from './accept.ts';

type RunConfig = Config<BaseIssue<unknown>>;

interface Dataset {
  typed?: boolean;
  value: unknown;
  issues?: unknown;
}

/** A schema or action in the readable schema that generated code calls. */
interface Live {
  '~run'(dataset: Dataset, config: RunConfig): Dataset;
  requirement(value: unknown): boolean;
  operation(value: unknown): unknown;
  check(value: unknown): boolean;
  getter(value: unknown): unknown;
  readonly class: abstract new () => unknown;
  readonly default: unknown;
  readonly literal: unknown;
  readonly options: readonly unknown[];
}

/** The configuration of the current run. A callback may start another run. */
let config: RunConfig = {};

/**
 * Returns a schema equal to `schema` that tries `accept` first. valibot runs instead for values that `accept`
 * refuses, for runs with a message callback, and if `~run` was copied to another object.
 */
/* @__NO_SIDE_EFFECTS__ */
export function accelerate<Schema extends GenericSchema>(schema: Schema, accept: Make): Schema {
  const run = schema['~run'];
  const fast: Schema = _standardSchema({
    ...schema,
    '~run'(dataset: Parameters<typeof run>[0], own: RunConfig) {
      if (this !== fast || typeof own.message === 'function') return run.call(this, dataset, own);
      const before = config;
      config = own;
      try {
        const value = accept(dataset.value);
        if (value !== refused) {
          const accepted = dataset as Dataset;
          accepted.typed = true;
          accepted.value = value;
          return dataset;
        }
      } catch {
        // valibot throws the same error, or refuses the unreadable value.
      } finally {
        config = before;
      }
      return run.call(this, dataset, own);
    },
  } as Schema);
  return fast;
}

/** Returns the part of `schema` at the end of `path`; a getter is called. */
/* @__NO_SIDE_EFFECTS__ */
export const live = (schema: unknown, ...path: readonly (string | number)[]): Live =>
  path.reduce((node, key) => {
    const part: unknown = (node as Fields)[key];
    return key === 'getter' && typeof part === 'function' ? part() : part;
  }, schema) as Live;

function outputOf(node: Live, dataset: Dataset): unknown {
  const { typed, value, issues } = node['~run'](dataset, config);
  return issues === undefined && typed === true ? value : refused;
}

/** Returns the output that valibot itself gives for a schema without code of its own, or `refused`. */
export const run = (node: Live, value: unknown): unknown => outputOf(node, { value });

/** Returns the output of a later item of a pipe, or `refused`. */
export const next = (node: Live, value: unknown): unknown => outputOf(node, { typed: true, value });

/** Returns the default that takes the place of `value`. */
export const defaultFor = (node: Live, value: unknown): unknown =>
  typeof node.default === 'function' ? node.default({ value }, config) : node.default;

/** Returns the default of an entry whose key is missing. */
export const defaultOf = (node: Live): unknown =>
  typeof node.default === 'function' ? node.default() : node.default;
