import { existsSync } from 'node:fs';
import { chromiumOptions } from '@passmuster/testing/chromiumOptions';
import { chromium } from 'playwright';
import { measureFirstLoad } from './demo/firstLoad.ts';
import { startDemo } from './demo/startDemo.ts';
import { measureTyping } from './demo/typing.ts';
import { writeResults } from './results/writeResults.ts';

/** The whole browser: the tests prefer its headless shell, which is faster. */
const wholeBrowser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Measures the built demo in Chromium. */
const demo = await startDemo();
const browser = await chromium.launch({
  ...(existsSync(wholeBrowser) ? { executablePath: wholeBrowser } : chromiumOptions()),
  args: ['--no-sandbox'],
});
try {
  const load = await measureFirstLoad(browser, demo.url);
  const typing = await measureTyping(browser, demo.url);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const row = (name: string, reach: string, measured: string, isMet: boolean) =>
    `| ${name} | ${reach} | ${measured} | ${isMet ? 'met' : '**missed**'} |`;
  const text = [
    '# Demo: what a person waits for',
    '',
    `Chromium, 4x CPU throttle. Typing: ${typing.keys} keys into a field of an application with 4 owners and 20 documents of`,
    '4 MB each; tasks are those of the main thread in Chromium’s own trace, by the clock. First load: slow 4G (150 ms, 1.6 Mbit/s), empty cache.',
    '',
    '| | reach | measured | |',
    '|---|---|---|---|',
    row(
      'longest task while typing',
      '<= 50 ms',
      `${typing.longestTask.toFixed(0)} ms`,
      typing.longestTask <= 50,
    ),
    row('tasks over 50 ms while typing', '0', String(typing.longTasks), typing.longTasks === 0),
    `| longest task in time of the thread alone | | ${typing.longestThreadTime.toFixed(0)} ms | |`,
    row(
      'JavaScript over the wire, first load',
      '<= 180 kB',
      kilobytes(load.script),
      load.script <= 180_000,
    ),
    row(
      'largest contentful paint',
      '<= 2.5 s',
      `${(load.largestPaint / 1000).toFixed(1)} s`,
      load.largestPaint <= 2500,
    ),
    row('layout shift', '< 0.02', load.layoutShift.toFixed(3), load.layoutShift < 0.02),
    '',
    `Everything the first load fetches: ${kilobytes(load.total)}.`,
    '',
  ].join('\n');
  writeResults('demo', text, []);
} finally {
  await browser.close();
  await demo.stop();
}
