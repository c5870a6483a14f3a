import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromiumOptions } from '@passmuster/testing/chromiumOptions';
import { type SandboxProcess, startSandbox } from '@passmuster/testing/startSandbox';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
let sandbox: SandboxProcess;
let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder });
  expect(build.status, build.stderr.toString()).toBe(0);
  sandbox = await startSandbox();
  const env = { ...process.env, API_URL: sandbox.baseUrl, API_KEY: sandbox.apiKey, PORT: '0' };
  const main = ['--conditions=@passmuster/source', join(folder, 'src/server.ts')];
  server = spawn(process.execPath, main, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise((resolve) => {
    server.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  await sandbox?.stop();
});

/** Opens the page, as far as its first review. */
async function open(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('status').filter({ hasText: 'left' }).waitFor();
  return page;
}
const findingsAt = (page: Page, path: string) => page.locator(`[data-findings="${path}"]`);

test('a field that is wrong says so when it is left, and an amount is written as it was understood', async () => {
  const page = await open();
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Monthly income').fill('12,50');
  await findingsAt(page, 'email').filter({ hasText: /\S/ }).waitFor();
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Email').focus();
  expect(await page.getByLabel('Monthly income').inputValue()).toBe('12.5');
  await page.close();
});

test('the customer is created once, and a reload knows it', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await page.getByRole('status').filter({ hasText: 'Created' }).waitFor();
  const created = await page.getByRole('status').textContent();
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Created' }).waitFor();
  expect(await page.getByRole('status').textContent()).toBe(created);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForTimeout(500);
  expect(await page.getByRole('status').textContent()).toBe(created);
  await page.close();
});
