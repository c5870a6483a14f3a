import { execFileSync } from 'node:child_process';
import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';

/** Returns the output of a script, run as a process. */
function printed(script: string, ...options: readonly string[]): string {
  const { VITEST: _, ...env } = process.env;
  const path = new URL(`../../scripts/${script}.ts`, import.meta.url).pathname;
  const args = ['--conditions=@passmuster/source', path, ...options];
  return execFileSync(process.execPath, args, { env: { ...env, TZ: 'UTC' }, encoding: 'utf8' });
}

const count = runCount(5, 500);
const oneIn = runCount(10, 1);

test('generated applications, mutants and splits get the right verdicts', {
  timeout: 120_000,
}, () => {
  const { customers, mutants, missed, splits } = JSON.parse(
    printed('figures', '--customers', String(count), '--one-in', String(oneIn)),
  );
  expect(customers).toEqual({ count, withErrors: 0, different: 0 });
  expect(missed).toEqual([]);
  expect(mutants.count).toBeGreaterThan(1_500 / oneIn);
  expect(splits.wrong).toBe(0);
});

/** Minutes behind UTC on the first day of 2026. */
const offsets = {
  UTC: 0,
  'America/New_York': 300,
  'America/Sao_Paulo': 180,
  'Pacific/Kiritimati': -840,
  'Pacific/Niue': 660,
  'Asia/Kolkata': -330,
};

test('the verdicts on ages are the same in every time zone', () => {
  const verdicts = '011111 000110 000w10 000010 001110 001111';
  expect(
    printed('ages', ...Object.keys(offsets))
      .trim()
      .split('\n'),
  ).toEqual(Object.entries(offsets).map(([zone, offset]) => `${zone} ${offset} ${verdicts}`));
});
