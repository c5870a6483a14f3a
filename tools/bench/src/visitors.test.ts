import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { runVisitors } from './visitors/runVisitors.ts';

const isWhole = runCount(0, 1) === 1;
const visitors = isWhole
  ? { strangers: 16, known: 4, bytes: 31_000_000 }
  : { strangers: 4, known: 2, bytes: 2_000_000 };
/** More than a server beside it takes that has no visitors: the machine may be busy. A sample runs beside other tests. */
const maxMs = isWhole ? 200 : 2_000;

test('a server of 512 MB outlives visitors who send the largest body of each shape, and serves others meanwhile', async () => {
  const { before, shapes, isAlive } = await runVisitors(visitors);
  expect(isAlive).toBe(true);
  const answers = Object.values(shapes).reduce((sum, report) => sum + report.answers, 0);
  expect(answers).toBeGreaterThan(10);
  for (const [shape, report] of Object.entries(shapes)) {
    const { strangers, known, slowestMs, idleMs, peak } = report;
    const figures = `${Math.round(slowestMs)} ms, idle ${Math.round(idleMs)} ms, ${Math.round(peak - before)} MB: ${known}`;
    if (isWhole) console.log(`${shape}: ${figures}`);
    // Closed is an answer to somebody who goes on sending.
    expect(
      strangers.filter((status) => status !== 401 && status !== 0),
      shape,
    ).toEqual([]);
    const allowed = shape.startsWith('an application') ? [201, 503, 0] : [400, 503, 0];
    expect(
      known.filter((status) => !allowed.includes(status)),
      shape,
    ).toEqual([]);
    expect(
      known.some((status) => allowed[0] === status),
      shape,
    ).toBe(true);
    expect.soft(slowestMs - idleMs, shape).toBeLessThan(maxMs);
    // A right one of 31 MB is text, values, text again and bytes before it is sent.
    expect.soft(peak - before, shape).toBeLessThan(shape.startsWith('an application') ? 300 : 150);
  }
}, 300_000);
