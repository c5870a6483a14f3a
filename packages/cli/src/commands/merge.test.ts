import { readFileSync, writeFileSync } from 'node:fs';
import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customers } from '../../test/customers.ts';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();

const check = (file: string, more: readonly string[]) =>
  runInTest(['check', 'customer', file, '--preset', 'spec', ...more]);

const tables = fc.record({
  format: fc.constantFrom('ndjson' as const, 'csv' as const),
  input: fc.constantFrom('ndjson' as const, 'csv' as const),
  seed: fc.nat(),
  rows: fc.integer({ min: 0, max: 30 }),
});

test('shards 1 to 7 of a file, merged, are what one run writes, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      tables,
      fc.integer({ min: 1, max: 7 }),
      async ({ format, input, seed, rows }, count) => {
        const file = write(`in.${input}`, customers({ input, seed, rows: rows + 1 }));
        const whole = await check(file, ['--format', format]);
        const parts: string[] = [];
        for (let index = 1; index <= count; index++) {
          const { bytes } = await check(file, ['--format', format, '--shard', `${index}/${count}`]);
          parts.push(write(`part-${index}.${format}`, bytes));
        }
        const merged = await runInTest(['merge', ...parts.reverse()]);
        expect(merged.err).toBe('');
        expect(merged.out).toBe(whole.out);
        expect(merged.code).toBe(whole.code);
      },
    ),
    { numRuns: runCount(10, 30) },
  );
});

test('an output cut at any byte, resumed, is what one run writes, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      tables,
      fc.double({ min: 0, max: 1, noNaN: true }),
      async ({ format, input, seed, rows }, cut) => {
        const file = write(`resume.${input}`, customers({ input, seed, rows: rows + 1 }));
        const output = write('resume.out', '');
        const options = ['--format', format, '--output', output];
        const first = await check(file, options);
        const whole = readFileSync(output);
        writeFileSync(output, whole.subarray(0, Math.floor(whole.length * cut)));
        const resumed = await check(file, [...options, '--resume']);
        expect(resumed.err).toBe('');
        expect(readFileSync(output).equals(whole)).toBe(true);
        expect(resumed.code).toBe(first.code);
      },
    ),
    { numRuns: runCount(10, 30) },
  );
});

test('parts that are missing, given twice or cut off are refused', async () => {
  const file = write('parts.ndjson', customers({ input: 'ndjson', seed: 1, rows: 5 }));
  const part = async (index: number) => {
    const { bytes } = await check(file, ['--format', 'ndjson', '--shard', `${index}/2`]);
    return write(`p${index}.ndjson`, bytes);
  };
  const [one, two] = [await part(1), await part(2)];
  expect((await runInTest(['merge', one])).err).toContain(
    'not all parts of one run, each once: 1/2',
  );
  expect((await runInTest(['merge', one, one, two])).code).toBe(2);
  writeFileSync(two, readFileSync(two).subarray(0, -20));
  expect((await runInTest(['merge', one, two])).err).toContain(
    'p2.ndjson: this part is not complete',
  );
});

test('--resume leaves a file alone that is not an output of this program', async () => {
  const file = write('in2.ndjson', customers({ input: 'ndjson', seed: 1, rows: 2 }));
  const output = write('precious.csv', 'name,salary\n');
  const { err, code } = await check(file, ['--format', 'csv', '--output', output, '--resume']);
  expect(err).toContain('this is not a csv output of passmuster; nothing was changed');
  expect(code).toBe(2);
  expect(readFileSync(output, 'utf8')).toBe('name,salary\n');
});

test.each([
  { more: ['--shard', '1/2'], says: '--shard needs --format ndjson or csv' },
  { more: ['--shard', '3/2', '--format', 'csv'], says: 'Pass I/N with I from 1 to N' },
  { more: ['--resume'], says: '--resume needs --output FILE' },
])('$more: $says', async ({ more, says }) => {
  const file = write('in3.ndjson', customers({ input: 'ndjson', seed: 1, rows: 2 }));
  const { err, code } = await check(file, more);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

const warned = `${'+12025550123\n'.repeat(2)}${'+2348033120456\n'.repeat(2)}`;

test('a warning in one part is a reason to exit with 1, as in one run', async () => {
  const file = write('warned.txt', warned);
  const args = ['check', 'phone', file, '--input', 'lines', '--format', 'ndjson'];
  const ran = await Promise.all(
    ['1/2', '2/2'].map((shard) => runInTest([...args, '--shard', shard])),
  );
  expect(ran.map(({ code }) => code)).toEqual([1, 0]);
  const parts = ran.map(({ bytes }, index) => write(`warned-${index}.ndjson`, bytes));
  expect((await runInTest(['merge', ...parts])).code).toBe(1);
  expect((await runInTest(['merge', ...parts, '--fail-on', 'error'])).code).toBe(0);
});

test.each(['ndjson', 'csv'])('a warning in the part that was kept counts: %s', async (format) => {
  const file = write('kept.txt', warned);
  const output = write(`kept.${format}`, '');
  const args = ['check', 'phone', file, '--input', 'lines', '--format', format, '--output', output];
  await runInTest(args);
  const resumed = await runInTest([...args, '--resume', '--rule', 'phone/fictional=off']);
  expect(readFileSync(output, 'utf8').match(/phone\/fictional/g)).not.toBeNull();
  expect(resumed.code).toBe(1);
});
