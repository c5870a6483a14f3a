import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type Driver, until } from './driver.ts';

const executablePath = '/usr/bin/firefox-esr';

/** Starts Debian's Firefox; undefined if it isn't installed. */
export async function startFirefox(): Promise<Driver | undefined> {
  if (!existsSync(executablePath)) return undefined;
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const all = (path: string) => page.$$(`::-p-xpath(${path})`);
  const shown = (path: string): Promise<ElementHandle> =>
    until(path, async () => {
      for (const element of await all(path)) if (await element.isVisible()) return element;
      return undefined;
    });
  const first = (path: string) => until(path, async () => (await all(path))[0]);
  return {
    async goto(url) {
      await page.goto(url);
    },
    async find(path) {
      await first(path);
    },
    async click(path) {
      await (await shown(path)).click();
    },
    async fill(path, text) {
      const field = await shown(path);
      await field.click({ count: 3 });
      await field.type(text);
    },
    async attach(path, file) {
      const input = (await first(path)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(file);
    },
    end: () => browser.close(),
  };
}
