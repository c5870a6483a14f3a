import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../packages/testing/src/chromiumOptions.ts';

const folder = join(import.meta.dirname, '../../docs');
const largest = 300_000;
const [url] = process.argv.slice(2);

/** Takes the pictures of the README from the running demo: `node scripts/demoScreenshot.ts URL`. */
async function takeScreenshots(address: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const take = async (name: string) => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const file = join(folder, name);
    await page.screenshot({ path: file });
    const { size } = statSync(file);
    if (size > largest) throw new Error(`${name} has ${size} bytes, more than ${largest}`);
  };
  await page.goto(address);
  await page.getByRole('button', { name: 'Open Five things to fix' }).click();
  await page.getByText('Kofi Boateng: proof of address').waitFor();
  await take('demo.png');
  await page
    .getByRole('link', { name: /^Documents/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Akosua Mensah' }).waitFor();
  await take('demo-documents.png');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page
    .getByRole('link', { name: /^Owners/ })
    .first()
    .click();
  await page.getByText('Who owns what').waitFor();
  await take('demo-owners-dark.png');
  await browser.close();
}

if (url === undefined) {
  console.error('demoScreenshot: start the demo with “pnpm demo”, then pass its address.');
  process.exitCode = 1;
} else {
  await takeScreenshots(url);
}
