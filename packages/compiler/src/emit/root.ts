import type { GenericSchema } from 'valibot';
import { runsLike } from '../meaning/meaningOf.ts';
import type { Node } from '../node.ts';
import { type Emitter, type Form, makerOf } from './form.ts';
import type { Guard, ListLimits } from './guard.ts';

/** Returns the parts in which a schema with limits counts lists before it checks anything. */
const partsOf = ({ entries, item, wrapped }: Node): readonly Node[] =>
  [...Object.values(entries ?? {}), item, wrapped].filter((part) => part !== undefined);

function isAnyPart(node: Node, test: (part: Node) => boolean): boolean {
  return test(node) || partsOf(node).some((part) => isAnyPart(part, test));
}

/** Returns whether a regular expression keeps a position between its runs, so that it cannot run twice. */
const isStateful = (part: unknown): boolean =>
  part instanceof RegExp && (part.global || part.sticky);

function holds(value: unknown, test: (part: unknown) => boolean, seen = new Set()): boolean {
  if (test(value)) return true;
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((part) => holds(part, test, seen));
}

/** How the function of an exported schema is written, or why valibot runs all of it. */
export type Root =
  | { readonly maker: string; readonly form: Form; readonly reason?: undefined }
  | { readonly reason: string };

/** Writes the function of the schema that is exported as `name`. Throws a TypeError if the schema never ends. */
export function writeRoot(
  emitter: Emitter,
  name: string,
  schema: GenericSchema,
  guards: readonly Guard[],
): Root {
  try {
    return writeFinite(emitter, name, schema, guards);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TypeError(
      `${name} contains itself without end. Where a getter returns the schema around it, write v.lazy(() => ...) instead`,
    );
  }
}

function writeFinite(
  emitter: Emitter,
  name: string,
  schema: GenericSchema,
  guards: readonly Guard[],
): Root {
  const node: Node = schema;
  if (holds(schema, isStateful))
    return { reason: 'a pattern with the flag g or y keeps a position between its runs' };
  const form = emitter.form(node, [name]);
  if (form.isFallback) return { reason: 'its run function is not known' };
  const limitsOf = (part: unknown): ListLimits | undefined =>
    guards
      .find(({ limitsOf: own, specimen }) => own && runsLike(part as Node, specimen))
      ?.limitsOf?.(part as GenericSchema);
  const [first, ...others] = node.pipe ?? [node];
  const limits = limitsOf(first);
  const isLimited = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && 'kind' in part && limitsOf(part) !== undefined;
  if (holds(limits ? others : schema, isLimited))
    return { reason: 'an object inside it counts its own lists' };
  if (!limits || !isAnyPart(node, ({ item }) => item !== undefined))
    return { maker: makerOf(emitter, form), form };
  if (isAnyPart(node, (part) => emitter.isFallback(part) && partsOf(part).length > 0))
    return { reason: 'valibot runs a part whose lists would not be counted' };
  const { perList, perBody } = limits;
  return { maker: `limited(${makerOf(emitter, form)}, ${perList}, ${perBody})`, form };
}
