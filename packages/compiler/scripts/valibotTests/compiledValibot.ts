/**
 * valibot with compiled schemas: every schema that its factories return runs the code that the compiler writes for it.
 * Looks the same otherwise, `reference` included, so that valibot's own tests can import it in valibot's place.
 */
import * as valibot from 'valibot';
import { evaluate } from '../../src/testing/evaluate.ts';

type Run = valibot.GenericSchema['~run'];
type Factory = (...args: readonly unknown[]) => unknown;

/** While the compiler reads a schema, it must see valibot's own functions. */
let isCompiling = false;
const ownRuns = new WeakMap<Run, Run>();
const ownFactories = new WeakMap<object, unknown>();

const isSchema = (value: unknown): value is valibot.GenericSchema =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'schema' &&
  'async' in value &&
  value.async === false;

function compile(schema: valibot.GenericSchema): valibot.GenericSchema {
  isCompiling = true;
  try {
    return evaluate(schema);
  } finally {
    isCompiling = false;
  }
}

/** Replaces what a schema shows by what it shows while it is not compiled. */
function show(schema: object, key: string, own: unknown, shown: unknown): void {
  Object.defineProperty(schema, key, {
    configurable: true,
    enumerable: true,
    get: () => (isCompiling ? own : shown),
    set: (value) => Object.defineProperty(schema, key, { value, writable: true, enumerable: true }),
  });
}

/** Runs the compiled function of a schema in place of its own. */
function accelerate(schema: valibot.GenericSchema): void {
  // A copy, such as that of v.pick, has the functions of its original.
  const run = ownRuns.get(schema['~run']) ?? schema['~run'];
  let compiled: valibot.GenericSchema | undefined;
  let isRunning = false;
  const runCompiled: Run = function (this: valibot.GenericSchema, dataset, config) {
    // Compiled code leaves to valibot what it doesn't know, and the schema itself may be that.
    if (isCompiling || isRunning || this !== schema) return run.call(this, dataset, config);
    compiled ??= compile(schema);
    isRunning = true;
    try {
      return compiled['~run'](dataset, config);
    } finally {
      isRunning = false;
    }
  };
  ownRuns.set(runCompiled, run);
  show(schema, '~run', run, runCompiled);
}

/** By valibot's function: the one that stands in for it. */
const wrapped = new Map<unknown, Factory>();

const adopted = new WeakSet<object>();

/** Gives a schema or action, and the entries that valibot made for it, the look and the code of this module. */
function adopt(made: unknown): void {
  if (typeof made !== 'object' || made === null || !('reference' in made) || adopted.has(made))
    return;
  adopted.add(made);
  const own = ownFactories.get(Object(made.reference)) ?? made.reference;
  show(made, 'reference', own, wrapped.get(own) ?? own);
  if (isSchema(made)) accelerate(made);
  for (const entry of Object.values(Object(Reflect.get(made, 'entries')))) adopt(entry);
}

function wrap(factory: Factory): Factory {
  const replacement: Factory = (...args) => {
    const made = factory(...args);
    adopt(made);
    return made;
  };
  ownFactories.set(replacement, factory);
  wrapped.set(factory, replacement);
  return replacement;
}

/** Returns the exports of valibot, with functions that return compiled schemas. */
export const compiledValibot: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries<unknown>(valibot).map(([name, value]) => [
    name,
    typeof value === 'function' && /^[a-z]/.test(name) && !value.toString().startsWith('class')
      ? wrap(value as Factory)
      : value,
  ]),
);
