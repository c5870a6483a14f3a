import * as v from 'valibot';
import type { Node } from './node.ts';

/**
 * The text of a run method, without the names it only puts into messages. Methods such as
 * `v.fallback`, `v.message`, `v.config`, `v.cache` and `v.forward` keep the type of what they wrap but
 * replace its run, so a type alone proves nothing.
 */
const runText = (node: Node): string => String(node['~run']).replace(/"[^"]*"|'[^']*'/g, '""');

const schemas: readonly Node[] = [
  v.any(),
  v.array(v.any()),
  v.bigint(),
  v.boolean(),
  v.custom(() => true),
  v.exactOptional(v.any()),
  v.literal(''),
  v.looseObject({}),
  v.null(),
  v.nullable(v.any()),
  v.nullish(v.any()),
  v.number(),
  v.object({}),
  v.optional(v.any()),
  v.picklist(['']),
  v.record(v.string(), v.any()),
  v.strictObject({}),
  v.string(),
  v.undefined(),
  v.undefinedable(v.any()),
  v.union([]),
  v.unknown(),
  v.variant('', []),
];
const actions: readonly Node[] = [
  v.brand(''),
  v.flavor(''),
  v.length(0),
  v.maxCodePoints(0),
  v.maxLength(0),
  v.maxValue(0),
  v.minCodePoints(0),
  v.minLength(0),
  v.minValue(0),
  v.nonEmpty(),
  v.readonly(),
  v.toLowerCase(),
  v.toUpperCase(),
  v.transform(() => undefined),
  v.trim(),
  v.trimEnd(),
  v.trimStart(),
];
const runTexts: ReadonlyMap<string, string> = new Map(
  [...schemas, ...actions].map((node) => [node.type, runText(node)]),
);
const pipeText = runText(v.pipe(v.any(), v.brand('')));
const patternText = runText(v.regex(/./));
const requirementText = runText(v.check(() => true));

/** Whether `node` does exactly what valibot's own schema or action of that type does. */
export const isGenuine = (node: Node): boolean => runTexts.get(node.type) === runText(node);

/** Whether `node` is the direct result of `v.pipe`. */
export const isPipe = (node: Node): node is Node & { pipe: readonly Node[] } =>
  node.pipe !== undefined && runText(node) === pipeText;

/** Whether `node` runs a regular expression: `v.regex`, `v.email`, `v.uuid` and their like. */
export const isPattern = (node: Node): node is Node & { requirement: RegExp } =>
  node.requirement instanceof RegExp && runText(node) === patternText;

/** Whether `node` asks one function for a verdict: `v.check`, `v.finite`, `v.url` and their like. */
export const isRequirement = (node: Node): node is Node & { requirement: () => unknown } =>
  typeof node.requirement === 'function' && runText(node) === requirementText;

/** Whether `node` has the run method of `specimen`. */
export const runsLike = (node: Node, specimen: Node): boolean =>
  node.type === specimen.type && node.pipe === undefined && runText(node) === runText(specimen);
