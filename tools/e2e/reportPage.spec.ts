import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-page-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const heading = 'Account name,Account number,Currency,Bank code,Bank name';

/** Writes the page of a file of accounts, of which every third lost its digits, and returns its address. */
function pageOf(count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const number = row % 3 === 0 ? '2.34801E+12' : String(row).padStart(10, '0');
    return `Ada Obi,${number},NGN,011,First Bank of Nigeria`;
  });
  const [input, output] = [join(folder, `${count}.csv`), join(folder, `${count}.html`)];
  writeFileSync(input, [heading, ...rows].join('\n'));
  const args = ['check', 'bank', input, '--format', 'html', '--output', output];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@passmuster/source', main, ...args],
    { encoding: 'utf8' },
  );
  if (status !== 1) throw new Error(stderr);
  return pathToFileURL(output).href;
}

test('the page of a report is filtered without a server, accessible, and prints whole', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) problems.push(request.url());
  });
  await page.goto(pageOf(60));
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${width} px, ${colorScheme}`);
    await expectNoSidewaysScroll(page, `${width} px`);
  }
  const rows = page.locator('tbody').getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Severity').selectOption('error');
  await expect(page.locator('output')).toHaveText(`20 of ${all}`);
  await expect(rows).toHaveCount(20);
  await page.getByLabel('Search').fill('B4,');
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Search').fill('b2,');
  await expect(rows).toHaveText([/B2, Account number/]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Search')).toBeHidden();
  await expect(rows).toHaveText([/B2, Account number/]);
  expect(problems).toEqual([]);
});

test('a page of 10,000 rows opens, and answers a filter', async ({ page }) => {
  await page.goto(pageOf(10_000));
  const rows = page.locator('tbody tr:not([hidden])');
  const all = await rows.count();
  expect(all).toBeGreaterThan(3_000);
  await page.getByLabel('Severity').selectOption('error');
  await expect(rows).toHaveCount(3_334);
  await expectNoSidewaysScroll(page);
});

test('without scripts, the page lists every finding and offers no filter', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pageOf(60));
  await expect(page.getByLabel('Search')).toBeHidden();
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(20);
  await context.close();
});
