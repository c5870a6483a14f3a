import { existsSync } from 'node:fs';

/** First Chromium's headless shell, as Playwright does by default: the same engine, for two thirds of the processor time. */
const known = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of an installed browser for the tests, or undefined. */
export function findChromium(): string | undefined {
  return known.find((path) => path !== undefined && existsSync(path));
}

/** Returns launch options for Playwright. Without a path, it looks for its own browser. */
export function chromiumOptions(): { readonly executablePath?: string } {
  const executablePath = findChromium();
  return executablePath === undefined ? {} : { executablePath };
}
