import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Treatment } from '../../test/fakeApi.ts';
import { SubmitWorld } from '../../test/submitWorld.ts';

/** Its model is empty: the world knows what it has to compare. */
type Step = fc.AsyncCommand<object, SubmitWorld>;

/** Returns a step after which no promise is broken. */
const step = (name: string, run: (world: SubmitWorld) => Promise<void> | void): Step => ({
  check: () => true,
  run: async (_, world) => {
    await run(world);
    expect(world.problems).toEqual([]);
  },
  toString: () => name,
});

/** Makes a step or a value more likely than others. */
const often = <Value>(times: number, value: Value): Value[] =>
  Array.from({ length: times }, () => value);

const content = fc
  .constantFrom('a', 'b', 'c')
  .map((description) => JSON.stringify({ currency: 'USDC', network: 'polygon', description }));
const treatments = fc.array(
  fc.constantFrom<Treatment>(
    ...often(3, 'answered' as const),
    ...often(2, 'answer lost' as const),
    ...often(2, 'lost on the way' as const),
    ...(['late', 'refused', 'limited', 'not reached'] as const),
  ),
  { minLength: 1, maxLength: 4 },
);
const at = fc.nat(3);
const course = fc.record({
  treatments,
  killAt: fc.option(
    fc.record({ request: at, when: fc.constantFrom('before' as const, 'after' as const) }),
    { nil: undefined },
  ),
  fullAt: fc.option(fc.nat(9), { nil: undefined, freq: 5 }),
  resend: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(at, { maxLength: 3 }) },
  ),
});

const steps = [
  ...often(
    8,
    course.map((one) => step(`run ${JSON.stringify(one)}`, (world) => world.run(one))),
  ),
  ...often(2, fc.constant(step('reconcile', (world) => world.reconcile()))),
  fc.tuple(at, content).map(([row, text]) =>
    step(`write ${text} to row ${row}`, (world) => {
      world.rows[Math.min(row, world.rows.length)] = text;
    }),
  ),
  at.map((row) =>
    step(`move row ${row} to the end`, (world) => {
      world.rows.push(...world.rows.splice(row, 1));
    }),
  ),
  at.map((row) =>
    step(`delete row ${row}`, (world) => {
      world.rows.splice(row, 1);
    }),
  ),
  fc.nat(1e9).map((number) =>
    step('replace the API key', (world) => {
      world.apiKey = `key-${number}`;
      world.api.apiKey = world.apiKey;
    }),
  ),
  fc.nat(1e9).map((number) =>
    step('let the API key expire', (world) => {
      world.api.apiKey = `key-${number}`;
    }),
  ),
  ...often(
    3,
    fc.constantFrom(10, 240, 310, 4000).map((seconds) =>
      step(`${seconds} s pass`, (world) => {
        world.passed += seconds;
        world.api.catchUp();
      }),
    ),
  ),
  fc.constantFrom(-90_000, -400, 400, 90_000).map((seconds) =>
    step(`move the clock by ${seconds} s`, (world) => {
      world.moved += seconds;
    }),
  ),
  fc.constant(
    step('restart the machine', (world) => {
      world.started = world.passed;
    }),
  ),
  ...often(
    2,
    at.map((file) => step(`go on with file ${file}`, (world) => world.files.select(file))),
  ),
  fc.constant(step('copy the file', (world) => world.files.copy())),
  fc.constant(step('fix to another folder', (world) => world.files.copyElsewhere())),
  fc.constant(step('rename the file', (world) => world.files.rename())),
  fc.constant(step('link the file', (world) => world.files.link())),
  at.map((row) => step(`split the file at row ${row}`, (world) => world.files.split(row))),
  at.map((file) => step(`join with file ${file}`, (world) => world.files.join(file))),
  fc.constant(step('rename the journal', (world) => world.rename())),
  fc.constant(step('copy the journal', (world) => world.copy())),
  content.map((text) =>
    step(`somebody else creates ${text}`, (world) => void world.api.create(text)),
  ),
];

const runs = runCount(150, 100_000);
const memory = '/dev/shm';
const folder = existsSync(memory) ? memory : tmpdir();

test(`${runs} histories of submit: no row that may exist is resent automatically, and each has a state`, {
  timeout: 36_000_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { minLength: 1, maxLength: 4 }),
      fc.commands(steps, { maxCommands: 20, size: 'max' }),
      async (rows, commands) => {
        const world = new SubmitWorld(folder, rows);
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
        } finally {
          world.end();
        }
      },
    ),
    { numRuns: runs },
  );
});
