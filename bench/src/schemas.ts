/**
 * Compares our schemas, plain and compiled, with other libraries on a business customer:
 * `node --conditions=@passmuster/source src/schemas.ts`. Prints the tables and writes results/schemas.md.
 */
import { BusinessCustomerSchema } from '@passmuster/schemas/compiled';
import { safeParse } from 'valibot';
import { barsOf } from './results/barsOf.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';
import { bundle, coldStart, sizes } from './schemas/bundle.ts';
import { candidates } from './schemas/candidates.ts';
import { customerText, wrongCustomerText } from './schemas/customerBody.ts';
import { predicatesAlone } from './schemas/predicatesAlone.ts';
import { interleave } from './schemas/rounds.ts';

const count = 64;
const texts = Array.from({ length: count }, (_, at) => customerText(at));
const valid: readonly unknown[] = texts.map((text) => JSON.parse(text));
const wrong: readonly unknown[] = texts.map((_, at) => JSON.parse(wrongCustomerText(at)));

for (const { name, parse, is } of candidates) {
  const right = valid.every((body) => parse(body) === 0 && is(body));
  const refused = wrong.every((body) => parse(body) === 3 && !is(body));
  if (!right || !refused) throw new Error(`${name} does not agree: ${parse(wrong[0])} issues`);
}

const floors = valid.map(predicatesAlone);
const parsed = interleave([
  ...candidates.map(
    ({ parse }) =>
      (at: number) =>
        parse(valid[at % count]),
  ),
  (at) => floors[at % count]?.(),
]);
const alone = parsed.at(-1);
const accepted = interleave(
  candidates.map(
    ({ is }) =>
      (at) =>
        is(valid[at % count]),
  ),
);
const refused = interleave(
  candidates.map(
    ({ parse }) =>
      (at) =>
        parse(wrong[at % count]),
  ),
);
const charts = (
  [
    ['An accepted customer, parsed', parsed],
    ['A customer with 3 errors, all collected', refused],
  ] as const
).map(
  ([title, measures], i): Series => ({
    id: `schemas-${i + 1}`,
    title,
    unit: 'ns',
    better: 'lower',
    bars: barsOf(
      candidates.map(({ name }) => name),
      measures,
      (name) => name === 'valibot schema, compiled',
    ),
  }),
);
const [json, both] = interleave([
  (at) => JSON.parse(texts[at % count] ?? ''),
  (at) => safeParse(BusinessCustomerSchema, JSON.parse(texts[at % count] ?? '')),
]);

const times = (value: number | undefined): string => `x${(value ?? Number.NaN).toFixed(2)}`;
const thousands = (time: number | undefined): string =>
  `${Math.round(1e6 / (time ?? Number.NaN)).toLocaleString('en')} k/s`;

const rows = candidates.map(({ name }, at) =>
  [
    name,
    `${thousands(parsed[at]?.time)} ±${((parsed[at]?.spread ?? 0) * 100).toFixed(0)}%`,
    ...[parsed, accepted, refused].map((measures) => times(measures[at]?.ratio)),
  ].join(' | '),
);

const named = (name: string): number => candidates.findIndex((one) => one.name.startsWith(name));
const lead = (over: string): number => {
  const ours = parsed[named('valibot schema')]?.ratio ?? Number.NaN;
  return ours / (parsed[named(over)]?.ratio ?? Number.NaN);
};

const body = customerText(0);
const start = (module: string): number =>
  coldStart(
    `import { safeParse } from 'valibot'; import { BusinessCustomerSchema } from '${module}';
    export const first = (body) => safeParse(BusinessCustomerSchema, body).success;`,
    body,
  );
const starts = {
  compiled: start('@passmuster/schemas/compiled'),
  plain: start('@passmuster/schemas'),
};
// A form uses the schema as a Standard Schema and needs nothing else of valibot.
const form = sizes(bundle(`export { BusinessCustomerSchema } from '@passmuster/schemas';`));
const email = sizes(bundle(`export { EmailSchema } from '@passmuster/schemas';`));
const fast = sizes(
  bundle(`export { BusinessCustomerSchema } from '@passmuster/schemas/compiled';`),
);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
const verdict = (value: number, target: number, atLeast: boolean): string =>
  (atLeast ? value >= target : value <= target) ? 'met' : '**missed**';

const targets: readonly (readonly [string, number, number, boolean, (value: number) => string])[] =
  [
    ['accepted, parsed, over plain valibot', lead('valibot'), 6, true, times],
    ['accepted, parsed, over typebox', lead('typebox'), 1.2, true, times],
    [
      '3 errors, all collected, over plain valibot',
      refused[1]?.ratio ?? Number.NaN,
      0.9,
      true,
      times,
    ],
    [
      'JSON.parse and parse, over JSON.parse alone',
      (both?.time ?? Number.NaN) / (json?.time ?? Number.NaN),
      1.4,
      false,
      times,
    ],
    ['cold start, bundled', starts.compiled, 4, false, (ms) => `${ms.toFixed(1)} ms`],
    ['customer schema and messages in a form, brotli', form.brotli, 5000, false, kilobytes],
    ['one email field, brotli', email.brotli, 900, false, kilobytes],
  ];

const result = `# Schemas: a business customer of ${(body.length / 1000).toFixed(1)} kB

Plain valibot is x1; medians of the ratios of 25 interleaved rounds over ${count} bodies. Every library has the same predicates
(date, address, email and text checks); running those alone, and nothing else, is ${times(alone?.ratio)}.
typebox and ajv only check: they neither fill
defaults nor leave out unknown keys, as ours and zod do.

| | valid, parsed | | boolean | 3 errors, all collected |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}

| Target | | measured | |
|---|---|---|---|
${targets
  .map(
    ([name, value, target, atLeast, show]) =>
      `| ${name} | ${atLeast ? '>=' : '<='} ${show(target)} | ${show(value)} | ${verdict(value, target, atLeast)} |`,
  )
  .join('\n')}

Cold start of plain valibot ${starts.plain.toFixed(1)} ms. The compiled parser with its schema is ${kilobytes(fast.brotli)} brotli, ${kilobytes(fast.gzip)} gzip.
`;
writeResults('schemas', result, charts);
