import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import validate from 'asl-validator';
import { expect, test, vi } from 'vitest';
import { customers } from '../test/customers.ts';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

// Processes that each load the tables of a review.
vi.setConfig({ testTimeout: 120_000 });

const write = temporaryFolder();
const script = (name: string, path: string, before = ''): string => {
  const file = new URL(path, import.meta.url).pathname;
  const run = `exec '${process.execPath}' --conditions=@passmuster/source '${file}' "$@"`;
  const shell = write(name, `#!/bin/sh\n${before}${run}\n`);
  chmodSync(shell, 0o755);
  return shell;
};
const passmuster = script('passmuster', './main.ts');
script('duckdb', '../test/duckdb.ts');
const folder = dirname(passmuster);
// Python would leave compiled recipes beside them.
const env = {
  ...process.env,
  PYTHONDONTWRITEBYTECODE: '1',
  PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
};
const recipe = (name: string): string => new URL(`../recipes/${name}`, import.meta.url).pathname;
const text = (name: string): string => readFileSync(recipe(name), 'utf8');

const lines = customers({ input: 'ndjson', seed: 5, rows: 40 }).split('\n').slice(0, -1);
const { out } = await runInTest(['filter', 'customer'], {
  stdin: `${lines.join('\n')}\n`,
  now: () => new Date(),
});
const answers = out.split('\n').slice(0, -1);
/** Sends blocks to one process, waits for the answers to each, and never closes the input in between. */
async function sendBlocks(command: string, size: number): Promise<readonly string[]> {
  const child = spawn('/bin/sh', ['-c', command], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let received = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    received += piece;
  });
  const count = (): number => received.split('\n').length - 1;
  for (let at = 0; at < lines.length; at += size) {
    const block = lines.slice(at, at + size);
    child.stdin.write(block.map((line) => `${line}\n`).join(''));
    while (count() < at + block.length) await once(child.stdout, 'data');
  }
  child.stdin.end();
  await once(child, 'close');
  return received.split('\n').slice(0, -1);
}

test('ClickHouse: a pooled process answers each block before it gets the next', async () => {
  const xml = text('clickhouse.xml');
  const [, command = ''] = /<command>(.*)<\/command>/.exec(xml) ?? [];
  expect(xml).toContain('<execute_direct>0</execute_direct>');
  expect(await sendBlocks(command, 7)).toEqual(answers);
});

test('Spark: the Python part answers each line of a partition in order, and ends with the filter', () => {
  const program = `
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("recipe", sys.argv[1])
recipe = importlib.util.module_from_spec(spec)
spec.loader.exec_module(recipe)
for answer in recipe.answers(line.rstrip("\\n") for line in sys.stdin):
    print(answer)
list(recipe.answers(["{}"], ("passmuster", "filter", "nothing")))`;
  const input = lines.map((line) => `${line}\n`).join('');
  const args = ['-c', program, recipe('spark.py')];
  const { stdout, stderr } = spawnSync('python3', args, { env, input, encoding: 'utf8' });
  const briefs = stdout
    .split('\n')
    .slice(0, -1)
    .map((answer) => JSON.parse(answer));
  const expected = answers.map((answer) => JSON.parse(answer));
  expect(briefs.map(({ row, verdict }) => [row, verdict])).toEqual(
    expected.map(({ row, verdict }) => [row, verdict]),
  );
  expect(stderr).toMatch(/RuntimeError: passmuster filter ended with 2\n$/);
});

const examples = ['us-llc', 'ng-company', 'za-close-corporation', 'incomplete'].map((name) =>
  readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8'),
);

test('DuckDB: rows of several shapes have the same answers from Parquet, in their order', async () => {
  const rows = examples.map((example) => JSON.stringify(JSON.parse(example)));
  const source = write('customers.ndjson', rows.map((line) => `${line}\n`).join(''));
  const duckdb = (sql: string) => spawnSync('duckdb', ['-c', sql], { env, encoding: 'utf8' });
  const parquet = `${folder}/it's.parquet`;
  const from = `read_json('${source}', maximum_object_size = 100000000)`;
  const { status, stderr } = duckdb(`COPY (FROM ${from}) TO '${parquet.replaceAll("'", "''")}'`);
  expect([status, stderr]).toEqual([0, '']);
  const run = spawnSync(recipe('duckdb.sh'), [parquet, `${folder}/out.ndjson`], { env });
  expect(run.status).toBe(0);
  const found = readFileSync(`${folder}/out.ndjson`, 'utf8').split('\n').slice(0, -1);
  const { out: expected } = await runInTest(['filter', 'customer'], {
    stdin: `${rows.join('\n')}\n`,
    now: () => new Date(),
  });
  expect(found).toEqual(expected.split('\n').slice(0, -1));
  expect(found.map((answer) => JSON.parse(answer).ready)).toEqual([true, true, true, false]);
});

const machine = JSON.parse(text('stepFunctions.json'));
const { ItemBatcher: batcher } = machine.States.Check;

test('AWS Step Functions: the machine is valid', () => {
  expect(validate(machine)).toMatchObject({ isValid: true, errors: [] });
  const { Retry: _, ...lambda } = machine.States.Check.ItemProcessor.States.Lambda;
  const broken = structuredClone(machine);
  broken.States.Check.ItemProcessor.States.Lambda = { ...lambda, Next: 'nowhere' };
  expect(validate(broken).isValid).toBe(false);
});

test('AWS Step Functions: a Lambda of at most 15 lines answers a batch, and no batch is too large', async () => {
  expect(text('lambda.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  const limit = 262_144;
  vi.stubEnv('PASSMUSTER', passmuster);
  const { handler } = await import(recipe('lambda.mjs'));
  const { MaxInputBytesPerBatch, MaxItemsPerBatch, BatchInput } = batcher;
  expect(MaxInputBytesPerBatch).toBeLessThan(limit);
  // The rows with the most findings; and the largest row that fits.
  const many = JSON.parse('{"business_owners":[{},{},{},{},{},{},{}],"documents":[{},{},{}]}');
  const large = JSON.parse(examples.toSorted((one, other) => other.length - one.length)[0] ?? '');
  const perBatch = Math.floor(MaxInputBytesPerBatch / Buffer.byteLength(JSON.stringify(large)));
  for (const Items of [Array(MaxItemsPerBatch).fill(many), Array(perBatch).fill(large)]) {
    const found: readonly { omitted?: number; verdict: string }[] = handler({ Items, BatchInput });
    expect(found).toHaveLength(Items.length);
    expect(new Set(found.map(({ verdict }) => verdict)).size).toBe(1);
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(limit - 10_000);
  }
});
