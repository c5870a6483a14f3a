/**
 * Compares our schemas, plain and compiled, with other libraries on a business customer:
 * `node --conditions=@passmuster/source src/schemas.ts`. Prints the tables and writes results/schemas.md.
 */
import { BusinessCustomerSchema } from '@passmuster/schemas/compiled';
import * as v from 'valibot';
import { coldStart } from './measure/bundle.ts';
import { type Contestant, interleave } from './measure/interleave.ts';
import { roundsOf } from './measure/quick.ts';
import { barsOf } from './results/barsOf.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';
import { badItems } from './schemas/badItems.ts';
import { candidates, oursName } from './schemas/candidates.ts';
import { customerText, wrongCustomerText } from './schemas/customerBody.ts';
import { predicatesAlone } from './schemas/predicatesAlone.ts';

const count = 64;
const texts = Array.from({ length: count }, (_, at) => customerText(at));
const valid: readonly unknown[] = texts.map((text) => JSON.parse(text));
const wrong: readonly unknown[] = texts.map((_, at) => JSON.parse(wrongCustomerText(at)));

for (const { name, parse, is } of candidates) {
  const right = valid.every((body) => parse(body) === 0 && is(body));
  const refused = wrong.every((body) => parse(body) === 3 && !is(body));
  if (!right || !refused) throw new Error(`${name} does not agree: ${parse(wrong[0])} issues`);
}

const names = candidates.map(({ name }) => name);
const floors = valid.map(predicatesAlone);
const columns = {
  'An accepted customer, parsed': [
    ...candidates.map(
      ({ parse }): Contestant =>
        (at) =>
          parse(valid[at % count]),
    ),
    (at: number) => floors[at % count]?.(),
  ],
  'An accepted customer, true or false': candidates.map(
    ({ is }): Contestant =>
      (at) =>
        is(valid[at % count]),
  ),
  'A customer with 3 errors, all collected': candidates.map(
    ({ parse }): Contestant =>
      (at) =>
        parse(wrong[at % count]),
  ),
  'A customer with 3 errors, true or false': candidates.map(
    ({ is }): Contestant =>
      (at) =>
        is(wrong[at % count]),
  ),
};
const measured = Object.entries(columns).map(([title, contestants]) => ({
  title,
  measures: interleave(contestants),
}));
const series = measured.map(
  ({ title, measures }, i): Series => ({
    title,
    unit: 'ns per call',
    better: 'lower',
    bars: barsOf(names, measures, (name) => name === oursName),
    chart: `schemas-${i + 1}`,
  }),
);

const times = (value: number | undefined): string => `x${(value ?? Number.NaN).toFixed(2)}`;
const rows = names.map((name, at) =>
  [
    name,
    ...measured.map(({ measures }) => {
      const { time = Number.NaN, ratio, spread = 0 } = measures[at] ?? {};
      return `${times(ratio)} (${(time / 1000).toFixed(1)} µs ±${(spread * 100).toFixed(0)}%)`;
    }),
  ].join(' | '),
);

/** Returns how many times as fast we are as another contestant, in a column. */
function lead(column: number, over: string): number {
  const measures = measured[column]?.measures ?? [];
  const ratioOf = (name: string): number => measures[names.indexOf(name)]?.ratio ?? Number.NaN;
  return ratioOf(oursName) / ratioOf(over);
}

const body = customerText(0);
const start = (module: string): number =>
  coldStart(
    `import { safeParse } from 'valibot'; import { BusinessCustomerSchema } from '${module}';
    export const first = (body) => safeParse(BusinessCustomerSchema, body).success;`,
    body,
    roundsOf(15),
  );
const starts = [start('@passmuster/schemas'), start('@passmuster/schemas/compiled')];

/** Returns the milliseconds to refuse 100,000 bad items at the first issue, each call with another list. */
function refuseBadItems(): number {
  const { lists, schema } = badItems(BusinessCustomerSchema);
  const [refused] = interleave([
    (at) => v.safeParse(schema, lists[at % lists.length], { abortEarly: true }),
  ]);
  return (refused?.time ?? Number.NaN) / 1e6;
}

const targets: readonly (readonly [string, number, number, (value: number) => string])[] = [
  ['accepted, parsed, over `z.compile`', lead(0, 'zod 4, `z.compile`'), 1, times],
  ['accepted, true or false, over plain valibot', lead(1, 'valibot'), 5, times],
  ['3 errors, all collected, over plain valibot', lead(2, 'valibot'), 0.9, times],
];
const milliseconds = refuseBadItems();

const result = `# Schemas: a business customer of ${(body.length / 1000).toFixed(1)} kB

Plain valibot is x1; medians of the ratios of 15 interleaved rounds over ${count} bodies. Every library has the same predicates
(date, address, email and text checks); running those alone, and nothing else, is ${times(measured[0]?.measures.at(-1)?.ratio)}.
Parsing is the call that returns the output and all issues, true or false the boolean call; zod has none, so that it parses.
typebox and ajv only check: they neither fill defaults nor leave out unknown keys, as ours and zod do. ajv, typebox, arktype
and \`z.compile\` generate code at run time, which a content security policy without \`unsafe-eval\` forbids; ours is generated
when it is built. Not compared: typia 14, which needs a TypeScript compiler of its own (\`ttsc\`, 200 MB), and zod-compiler, which
isn't on npm.

| | ${measured.map(({ title }) => title).join(' | ')} |
|---|${'---|'.repeat(measured.length)}
${rows.map((row) => `| ${row} |`).join('\n')}

| Target | | measured | |
|---|---|---|---|
${targets
  .map(([name, value, target, show]) => {
    const verdict = value >= target ? 'met' : '**missed**';
    return `| ${name} | >= ${show(target)} | ${show(value)} | ${verdict} |`;
  })
  .join('\n')}
| 100,000 bad items refused with \`abortEarly\` | <= 5 ms | ${milliseconds.toFixed(1)} ms | ${milliseconds <= 5 ? 'met' : '**missed**'} |

| The customer schema | load and first call |
|---|---|
| readable | ${starts[0]?.toFixed(1)} ms |
| compiled | ${starts[1]?.toFixed(1)} ms |
`;
writeResults('schemas', result, series);
