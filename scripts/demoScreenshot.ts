import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';

const file = join(import.meta.dirname, '../docs/demo.png');
const largest = 300_000;
const [url] = process.argv.slice(2);

/** Takes the picture of the README from the running demo: `node scripts/demoScreenshot.ts URL`. */
async function takeScreenshot(address: string): Promise<void> {
  mkdirSync(join(file, '..'), { recursive: true });
  const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.getByRole('button', { name: 'With five faults' }).click();
  await page.getByText('Owner 2: Proof of address').waitFor();
  await page.getByText('Worth a look').waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.screenshot({ path: file });
  await browser.close();
  const { size } = statSync(file);
  if (size > largest) throw new Error(`docs/demo.png has ${size} bytes, more than ${largest}`);
}

if (url === undefined) {
  console.error('demoScreenshot: start the demo with “pnpm demo”, then pass its address.');
  process.exitCode = 1;
} else {
  await takeScreenshot(url);
}
