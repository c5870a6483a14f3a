import { cpus, loadavg } from 'node:os';
import { chromiumOptions } from '@passmuster/testing/chromiumOptions';
import { type Browser, chromium } from 'playwright';
import { measureLoad } from './demo/load.ts';
import { openDraft } from './demo/openDraft.ts';
import { withDemo } from './demo/startDemo.ts';
import { measureStepChanges } from './demo/stepChanges.ts';
import { measureTyping } from './demo/typing.ts';
import { median } from './measure/median.ts';
import { roundsOf } from './measure/quick.ts';
import { writeResults } from './results/writeResults.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
const milliseconds = (time: number) => `${time.toFixed(0)} ms`;

const row = (name: string, reach: string, measured: string, isMet: boolean) =>
  `| ${name} | ${reach} | ${measured} | ${isMet ? 'met' : '**missed**'} |`;

/** Times of a person, and beside them those of the main thread, which other processes don't slow down. */
function timeRow(
  name: string,
  limit: number,
  {
    times,
    threadTimes,
  }: { readonly times: readonly number[]; readonly threadTimes: readonly number[] },
): string {
  const time = median(times);
  const measured = `${milliseconds(time)} (${milliseconds(median(threadTimes))})`;
  return row(name, `<= ${limit} ms`, measured, time <= limit);
}

/** Measures the built demo in the browser of the tests. */
async function measure(browser: Browser, url: string): Promise<string> {
  const first = await browser.newContext();
  const load = await measureLoad(first, url, 'Examples');
  await first.close();
  const { page, draft } = await openDraft(browser, url);
  // Its tab holds the draft.
  await page.goto('about:blank');
  const cold = await measureLoad(page.context(), `${draft}/business`, 'Saved on this device');
  await page.context().close();
  const rounds = roundsOf(5);
  const steps = await measureStepChanges(browser, url, rounds);
  const typing = await measureTyping(browser, url, roundsOf(3));
  return [
    '# Demo: what a person waits for',
    '',
    'Chromium, 4x CPU throttle. Loading: slow 4G (150 ms, 1.6 Mbit/s), empty cache; a draft is one of the examples. Scripts are those',
    'that were asked for before the page showed its examples, or that the draft is saved, without those of its worker. What is fetched',
    `later, when the browser is idle, is for pages that open without a connection. A step change is the median of ${rounds} from the`,
    'click to the paint of the step. Typing: the median longest task of the main thread in Chromium’s own trace, in an application',
    'with 4 owners and 20 documents of 4 MB each. In brackets: what the main thread worked in it.',
    `Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores.`,
    '',
    '| | reach | measured | |',
    '|---|---|---|---|',
    row(
      'JavaScript over the wire, first page',
      '<= 132 kB',
      kilobytes(load.script),
      load.script <= 132_000,
    ),
    row(
      'largest contentful paint, first page',
      '<= 2.5 s',
      seconds(load.largestPaint),
      load.largestPaint <= 2500,
    ),
    row('layout shift, first page', '< 0.02', load.layoutShift.toFixed(3), load.layoutShift < 0.02),
    row(
      'JavaScript over the wire, a draft',
      '<= 180 kB',
      kilobytes(cold.script),
      cold.script <= 180_000,
    ),
    row(
      'largest contentful paint, a draft',
      '<= 2.5 s',
      seconds(cold.largestPaint),
      cold.largestPaint <= 2500,
    ),
    ...steps.map((change) => timeRow(`change to the step ${change.step}`, 100, change)),
    ...typing.map((one) => timeRow(`longest task while typing in ${one.field}`, 50, one)),
    '',
    `Scripts fetched when idle: ${kilobytes(load.laterScript)} on the first page, ${kilobytes(cold.laterScript)} in a draft. Everything`,
    `the first page fetches: ${kilobytes(load.total)}; a draft: ${kilobytes(cold.total)}, and what its worker fetches.`,
    '',
  ].join('\n');
}

await withDemo(async (url) => {
  const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
  try {
    writeResults('demo', await measure(browser, url), []);
  } finally {
    await browser.close();
  }
});
