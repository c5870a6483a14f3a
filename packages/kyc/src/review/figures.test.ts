import { execFileSync } from 'node:child_process';
import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';

/** Returns the output of a script, run as a process in the given time zone. */
function printed(script: string, timeZone: string, ...options: readonly string[]): string {
  const { VITEST: _, ...env } = process.env;
  const path = new URL(`../../scripts/${script}.ts`, import.meta.url).pathname;
  const args = ['--conditions=@passmuster/source', path, ...options];
  return execFileSync(process.execPath, args, { env: { ...env, TZ: timeZone }, encoding: 'utf8' });
}

const count = runCount(10, 500);

test('generated applications, mutants and splits get the right verdicts', {
  timeout: 120_000,
}, () => {
  const { customers, mutants, missed, splits } = JSON.parse(
    printed('figures', 'UTC', '--customers', String(count)),
  );
  expect(customers).toEqual({ count, withErrors: 0, different: 0 });
  expect(missed).toEqual([]);
  expect(mutants.count).toBeGreaterThan(300);
  expect(splits.wrong).toBe(0);
});

test.each([
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Kolkata',
])('the verdicts on ages are the same in %s', { timeout: 60_000 }, (timeZone) => {
  const verdicts = '011111 000110 000w10 000010 001110 001111';
  expect(printed('ages', timeZone).trim()).toBe(verdicts);
});
