import { loadCustomerReviewer } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

const { review } = await loadCustomerReviewer();
const { data } = review({}, { asOf: '2026-11-21' }).audit;

test.each(['2026-11-21', '2030-01-01'])(
  'on %s it names the tables that a review finds stale',
  async (day) => {
    const { stale } = review({}, { asOf: day });
    const { out, code } = await runInTest(['doctor'], { now: () => new Date(day) });
    const lines = out.split('\n').filter((line) => line.includes('  stale: '));
    expect(stale.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(stale.length);
    for (const { name, asOf, ageDays, maxAgeDays } of stale) {
      const line = lines.find((text) => text.startsWith(`  ${name} `));
      expect(line).toMatch(`  ${asOf}  stale: ${ageDays} days old, due after ${maxAgeDays}`);
    }
    expect(out).toContain(
      `${stale.length} of ${data.length} tables are older than the update interval`,
    );
    expect(out).toContain('Install a newer version of passmuster if there is one.');
    expect(code).toBe(1);
  },
);

test('while every table is current, it says so and exits with 0', async () => {
  const day = data.map(({ asOf }) => asOf).sort()[0] ?? '';
  const { out, code } = await runInTest(['doctor'], { now: () => new Date(day) });
  expect(out).toContain('All data is within the update interval of its source.\n');
  for (const { name } of data) expect(out).toContain(name);
  expect(code).toBe(0);
});
