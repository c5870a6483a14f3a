import * as v from 'valibot';
import { compareWithValibot, type Tally } from '../differential/compareWithValibot.ts';
import type { Random } from '../differential/random.ts';
import { withAccept } from '../differential/withAccept.ts';
import { evaluateAccept } from './evaluate.ts';

export const isShort = (text: string): boolean => text.length < 9;

/** A schema of everything that code without valibot supports. */
const schema = v.object({
  type: v.optional(v.literal('business'), 'business'),
  flag: v.optional(v.boolean(), false),
  name: v.pipe(v.string(), v.check(isShort), v.nonEmpty(), v.title('Name')),
  city: v.pipe(v.string(), v.minCodePoints(2), v.maxCodePoints(5), v.brand('City')),
  email: v.optional(v.pipe(v.string(), v.email())),
  note: v.nullish(v.pipe(v.string(), v.maxLength(4))),
  income: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100)),
  count: v.nullable(v.pipe(v.number(), v.safeInteger())),
  nothing: v.null(),
  country: v.picklist(['NG', 'ZA', 'GH', 'KE', 'constructor']),
  level: v.picklist(['a', 'b']),
  tags: v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/i))),
  loose: v.looseObject({ id: v.number(), toString: v.optional(v.string()) }),
  lists: v.nullable(v.array(v.array(v.object({ id: v.nullish(v.number()) })))),
});

const sample = (random: Random): object => ({
  ...(random.chance(0.5) && { type: 'business' }),
  ...(random.chance(0.5) && { flag: random.chance(0.5) }),
  name: random.pick(['Ada', 'éé', '😀😀']),
  city: random.pick(['Lagos', '😀😀😀', 'Jo']),
  ...(random.chance(0.5) && { email: 'ada@example.com' }),
  ...(random.chance(0.5) && { note: random.pick([null, undefined, 'n']) }),
  income: random.pick([0, 50, 100]),
  count: random.pick([null, 1, -7]),
  nothing: null,
  country: random.pick(['NG', 'KE', 'constructor']),
  level: random.pick(['a', 'b']),
  tags: random.pick([[], ['tag'], ['a', 'B']]),
  loose: { more: 1, id: 1, ...(random.chance(0.5) && { toString: 't' }), other: [] },
  lists: random.pick([null, [], [[{ id: null }, {}], []]]),
});

/** Compares `count` values with valibot; `edit` may break the generated code first. */
export function fuzzAccept(count: number, seed = 1, edit?: (source: string) => string): Tally {
  const imports = [{ value: isShort, name: 'isShort', from: './isShort.ts' }];
  const accept = evaluateAccept(schema, edit, { imports });
  return compareWithValibot({ schema, compiled: withAccept(schema, accept), sample, count, seed });
}
