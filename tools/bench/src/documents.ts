/**
 * Measures the check of a document: strict base64 by windows, in each runtime's variant, compared with
 * a linear regular expression and valibot's own action. Prints the table and writes it to `results/`.
 */
import { execFileSync } from 'node:child_process';
import { argv, execArgv, execPath, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isBase64 } from '@passmuster/schemas';
import * as v from 'valibot';
import { median } from './measure/median.ts';
import { isQuick, roundsOf } from './measure/quick.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';

const linear = /^[A-Za-z\d+/]*={0,2}$/;
const strict = v.pipe(v.string(), v.base64());
const contestants: Readonly<Record<string, (text: string) => boolean>> = {
  isBase64: isBase64,
  'linear regular expression': (text) => linear.test(text),
  'valibot base64()': (text) => v.is(strict, text),
};

/** Returns base64 of `length` characters without a pattern, the same in every run. */
function imageOf(length: number): string {
  const bytes = new Uint8Array((length / 4) * 3);
  let state = 1;
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    bytes[i] = state >>> 24;
  }
  return Buffer.from(bytes).toString('base64');
}

/** Returns the median time of `rounds` in milliseconds, or the name of the error. */
function timeOf(
  check: (text: string) => boolean,
  text: string,
  rounds = roundsOf(25),
): number | string {
  const times: number[] = [];
  try {
    for (let i = 0; i < rounds; i++) {
      const start = performance.now();
      if (!check(text)) throw new TypeError('a good document was refused');
      times.push(performance.now() - start);
    }
  } catch (error) {
    return error instanceof Error ? error.name : 'error';
  }
  return median(times);
}

/** Runs a measurement in a process of its own, in which `prelude` has deleted some globals. */
function measureApart(prelude: string, name: string, length: number): number | string {
  const self = fileURLToPath(import.meta.url);
  const preload = `data:text/javascript,${encodeURIComponent(prelude)}`;
  const args = [...execArgv, '--import', preload, self, name, String(length)];
  const answer: unknown = JSON.parse(execFileSync(execPath, args, { encoding: 'utf8' }));
  return typeof answer === 'number' ? answer : String(answer);
}

const runs: readonly (readonly [label: string, prelude: string, name: string])[] = [
  ['`isBase64` with `setFromBase64` (Node 25 and later, browsers of 2025)', '', 'isBase64'],
  [
    '`isBase64` with `atob` (Node 20 to 24, older browsers)',
    'delete Uint8Array.prototype.setFromBase64;',
    'isBase64',
  ],
  ['linear regular expression, which takes `QR==`', '', 'linear regular expression'],
  ['valibot `base64()`, which takes `QR==`', '', 'valibot base64()'],
];

const cell = (time: number | string, base: number | string): string =>
  typeof time === 'string'
    ? time
    : `${time.toFixed(2)} ms${typeof base === 'number' ? ` (1/${(base / time).toFixed(0)})` : ''}`;

interface Row {
  readonly label: string;
  /** In the order of the lengths; the name of the error where it fails. */
  readonly times: readonly (number | string)[];
}

const seriesOf = (rows: readonly Row[], length: number, column: number): Series => ({
  title: `A document of ${length / 1e6} MB: is it base64?`,
  unit: 'ms',
  better: 'lower',
  bars: rows.flatMap(({ label, times }) => {
    const value = times[column];
    if (typeof value !== 'number') return [];
    const name = label.replace(/ \(.*|, which.*/, '');
    return [{ name, isOurs: label.startsWith('`isBase64`'), value }];
  }),
  ...(column === 0 && { chart: 'documents' }),
});

function report(): void {
  const lengths = isQuick ? [1_000_000] : [1_000_000, 5_000_000, 20_000_000];
  const rows = runs.map(([label, prelude, name]) => ({
    label,
    times: lengths.map((length) => measureApart(prelude, name, length)),
  }));
  const bases = rows[2]?.times ?? [];
  const table = [
    '# Documents: is this base64?',
    '',
    `Node ${version}; the median of 25 rounds; each line in a process of its own. In brackets: the part of the time`,
    'of the regular expression. `node --conditions=@passmuster/source tools/bench/src/documents.ts` writes this page.',
    '',
    `| | ${lengths.map((length) => `${length / 1e6} MB`).join(' | ')} |`,
    `|---|${'---|'.repeat(lengths.length)}`,
    ...rows.map(
      ({ label, times }) =>
        `| ${label} | ${times.map((time, i) => cell(time, bases[i] ?? '')).join(' | ')} |`,
    ),
    '',
  ].join('\n');
  writeResults(
    'documents',
    table,
    lengths.map((length, column) => seriesOf(rows, length, column)),
  );
}

const [, , name, length] = argv;
if (name === undefined) report();
else {
  const text = imageOf(Number(length));
  const check = contestants[name];
  console.log(JSON.stringify(check === undefined ? 'unknown' : timeOf(check, text)));
}
