import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../packages/testing/src/chromiumOptions.ts';

/**
 * Follows a block in a browser: `Open http://…` first, then `Label: text` to type into a field and leave it, and
 * `→ text` for what the page must then show. Returns the text that is not shown, otherwise undefined.
 */
export async function followInBrowser(block: string): Promise<string | undefined> {
  const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const line of block.split('\n').map((text) => text.trim())) {
      const [, address] = /^Open (http\S+)$/.exec(line) ?? [];
      const [, shown] = /^→ (.+)$/.exec(line) ?? [];
      const [, label, text] = /^([^:]+): (.+)$/.exec(line) ?? [];
      if (address !== undefined) await openWhenUp(page, address);
      else if (shown !== undefined) {
        const isShown = await page
          .getByText(shown)
          .waitFor({ timeout: 20_000 })
          .then(() => true)
          .catch(() => false);
        if (!isShown) return `not shown: ${shown}\nshown: ${await page.textContent('body')}`;
      } else if (label !== undefined && text !== undefined) {
        await page.getByLabel(label).fill(text);
        await page.getByLabel(label).blur();
      }
    }
    return undefined;
  } finally {
    await browser.close();
  }
}

/** Opens a page, for 20 seconds again and again if nothing listens there yet: a server may print a line before. */
async function openWhenUp(page: Page, address: string): Promise<void> {
  for (let tries = 40; ; tries--) {
    try {
      await page.goto(address);
      return;
    } catch (error) {
      if (tries === 0 || !String(error).includes('ERR_CONNECTION_REFUSED')) throw error;
      await setTimeout(500);
    }
  }
}
