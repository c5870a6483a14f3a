import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = new URL('../scripts/figures.ts', import.meta.url).pathname;

function figures(timeZone: string, customers: number) {
  const { VITEST: _, ...env } = process.env;
  const args = ['--conditions=@passmuster/source', script, '--customers', `${customers}`];
  const options = { env: { ...env, TZ: timeZone }, encoding: 'utf8' as const };
  return JSON.parse(execFileSync(process.execPath, args, options));
}

test('generated applications, mutants and splits get the right verdicts', () => {
  const { customers, mutants, missed, splits } = figures('UTC', 500);
  expect(customers).toEqual({ count: 500, withErrors: 0, different: 0 });
  expect(missed).toEqual([]);
  expect(mutants.count).toBeGreaterThan(300);
  expect(splits.wrong).toBe(0);
});

const ages = '011111 000110 000110 000010 001110 001111';

test.each([
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Kolkata',
])('the verdicts on ages are the same in %s', (timeZone) => {
  expect(figures(timeZone, 1).ages).toBe(ages);
});
