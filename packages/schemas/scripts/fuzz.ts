/**
 * Compares every compiled schema with the readable one on changed bodies:
 * `pnpm --filter @passmuster/schemas fuzz [values] [seed]`, by default 1,000,000 values. Ends with 1 and
 * the first disagreements, if there are any.
 */
import { argv, exit } from 'node:process';
import { compareWithValibot } from '@passmuster/compiler/differential';
import type { GenericSchema } from 'valibot';
import * as compiled from '../src/compiled/index.generated.ts';
import * as schemas from '../src/index.ts';
import { acceptedBodies } from '../src/testing/acceptedBodies.ts';

const [values = 1_000_000, seed = 1] = argv.slice(2).map(Number);
const bodies = Object.entries(acceptedBodies);
const count = Math.ceil(values / bodies.length);
const tallies = bodies.map(([name, body]) => {
  const text = JSON.stringify(body);
  const schema: GenericSchema = Reflect.get(schemas, `${name}Schema`);
  const fast: GenericSchema = Reflect.get(compiled, `${name}Schema`);
  const sample = (): unknown => JSON.parse(text);
  const { accepted, found } = compareWithValibot({ schema, compiled: fast, sample, count, seed });
  return { accepted, found: found.map((one) => `${name}, ${one}`) };
});
const found = tallies.flatMap((tally) => tally.found);
const accepted = tallies.reduce((sum, tally) => sum + tally.accepted, 0);
console.log(
  `${count * bodies.length} values of ${bodies.length} schemas, ${accepted} accepted, ${found.length} disagreements`,
);
for (const one of found) console.log(one);
if (found.length > 0) exit(1);
