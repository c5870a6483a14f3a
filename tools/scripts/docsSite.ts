/**
 * Opens a page of every kind of the built documentation site on both widths, in light and dark, and fails if axe finds a
 * violation or the page is wider than its window. Then searches the site for words of newcomers, and fails if the page that
 * answers them isn't the first result: `node tools/scripts/docsSite.ts`. `--pictures FOLDER` keeps a picture of each page;
 * `DOCS_BASE` is the path that the site was built for.
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { siteBase } from '../../apps/docs/src/site/siteBase.ts';
import { chromiumOptions } from '../../packages/testing/src/chromiumOptions.ts';
import { searchFaults } from './docsSite/searchFaults.ts';

const site = join(import.meta.dirname, '../../apps/docs/dist');
const paths = [
  '/',
  '/start/',
  '/cheat-sheet/',
  '/playground/',
  '/guides/express/',
  '/guides/vee-validate/',
  '/rules/',
  '/rules/owner/minimum-age/',
  '/rules/bank/method/',
  '/operations/createbusinesscustomer/',
  '/lists/naics/',
  '/lists/networks/',
  '/reference/kyc/',
  '/reference/kyc/loadcustomerreviewer/',
  '/reference/kyc/types/customerreviewer/',
  '/command-line/',
  '/sandbox/',
  '/sources/',
  '/about/concepts/',
  '/about/security/',
  '/about/accessibility/',
  '/about/faq/',
  '/coverage/',
  '/comparisons/',
  '/changelog/',
  '/404.html',
];
const base = siteBase(process.env['DOCS_BASE']);
const widths = [375, 1280];

const schemes = ['light', 'dark'] as const;
const pictures = process.argv[2] === '--pictures' ? process.argv[3] : undefined;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A plain file server: the site must not need more. */
const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://site');
  if (!pathname.startsWith(base)) return void response.writeHead(404).end();
  const path = join(site, decodeURIComponent(pathname.slice(base.length)));
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.end(readFileSync(file));
});

/** Returns the faults of a page at a width and in a theme, one sentence each. */
async function faultsOf(
  browser: Browser,
  address: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (pictures !== undefined) {
    const name = new URL(address).pathname.replaceAll('/', '_');
    await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`) });
  }
  await context.close();
  return [
    ...violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
    ...(overflow > 0 ? [`${overflow} pixels wider than the window`] : []),
  ];
}

if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}${base.slice(0, -1)}`;
const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
let count = 0;
try {
  for (const path of paths) {
    for (const width of widths) {
      for (const scheme of schemes) {
        for (const fault of await faultsOf(browser, address + path, width, scheme)) {
          console.error(`${path} at ${width} px, ${scheme}: ${fault}`);
          process.exitCode = 1;
        }
        count += 1;
      }
    }
  }
  for (const fault of await searchFaults(browser, address)) {
    console.error(fault);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`${count} pages checked by axe`);
