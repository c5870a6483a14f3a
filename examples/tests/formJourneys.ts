import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runCommand } from '../../matrix/runCommand.ts';
import { chromiumOptions } from '../../packages/testing/src/chromiumOptions.ts';
import { type SandboxProcess, startSandbox } from '../../packages/testing/src/startSandbox.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

/** What a page with a form of the example company must do, whatever it is built with. */
export function describeForm(name: string): void {
  let sandbox: SandboxProcess;
  let server: RunningProgram;
  let browser: Browser;

  beforeAll(async () => {
    const folder = `${inject('examples')}/${name}`;
    const vite = ['node', '../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
    const { passed, output } = await runCommand(vite, folder);
    expect(passed, output).toBe(true);
    sandbox = await startSandbox();
    const env = { API_URL: sandbox.baseUrl, API_KEY: sandbox.apiKey, PORT: '0' };
    server = await startProgram(folder, ['src/server.ts'], env);
    browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await sandbox?.stop();
  });

  /** Opens the page of a device, as far as its first review. */
  async function open(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Page> {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await prepare(page);
    await page.goto(server.address);
    await status(page)
      .filter({ hasText: /left|Checked/ })
      .waitFor();
    return page;
  }
  const status = (page: Page) => page.getByRole('status');
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
  const textOf = async (page: Page, id: string): Promise<string> =>
    (await page.locator(`[id="${id}"]`).textContent()) ?? '';

  describe(`the page of ${name}`, () => {
    test('says what is wrong with a field when it is left, and writes an amount as it was understood', async () => {
      const page = await open();
      const email = page.getByLabel('Email');
      await email.fill('ada');
      await page.getByLabel('Monthly income').fill('12,50');
      await expect.poll(() => email.getAttribute('aria-invalid'), { timeout: 10_000 }).toBe('true');
      const described = (await email.getAttribute('aria-describedby')) ?? '';
      expect(await textOf(page, described)).toContain('Enter an email address');
      await email.focus();
      expect(await page.getByLabel('Monthly income').inputValue()).toBe('12.5');
      await submit(page).click();
      await expect.poll(() => email.evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test('says what is wrong with a list, such as shares of 120%, when one of its fields is left', async () => {
      const page = await open();
      const owners = page.locator('[data-findings="business_owners"]');
      await page.getByLabel('Share in percent').fill('90');
      expect(await owners.textContent()).toBe('');
      await page.getByLabel('Email').focus();
      await expect.poll(() => owners.textContent(), { timeout: 10_000 }).toMatch(/100\s?%/);
    });

    test('creates the customer once, and a reload knows it', async () => {
      const page = await open();
      await submit(page).dblclick();
      await status(page).filter({ hasText: 'Created' }).waitFor();
      const created = await status(page).textContent();
      await page.reload();
      await status(page).filter({ hasText: 'Created' }).waitFor();
      expect(await status(page).textContent()).toBe(created);
    });

    test('shows what the API refuses at its field', async () => {
      const page = await open();
      await submit(page).click();
      await page.getByText('Another customer uses this email address').first().waitFor();
    });

    test('stays usable without a worker, and the server reviews', async () => {
      const page = await open((one) => one.route(/reviews.*\.js/, (route) => route.abort()));
      await status(page).filter({ hasText: 'Checked when you submit' }).waitFor();
      await page.getByLabel('Email').fill('ada');
      await submit(page).click();
      await page.getByText('Enter an email address').first().waitFor();
    });

    test('creates a customer where the browser forbids storage', async () => {
      const page = await open((one) =>
        one.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('', 'SecurityError');
          };
        }),
      );
      await page.getByLabel('Email').fill('third@adunnifoods.com.ng');
      await page.getByLabel('Phone').fill('+2348031234600');
      await submit(page).click();
      await status(page).filter({ hasText: 'Created' }).waitFor();
    });

    test('asks before it sends again after a lost answer', async () => {
      const page = await open();
      await page.route('**/api/**', (route) => route.abort('connectionreset'));
      await page.getByLabel('Email').fill('other@adunnifoods.com.ng');
      await page.getByLabel('Phone').fill('+2348031234599');
      await submit(page).click();
      await status(page).filter({ hasText: 'We didn’t get an answer' }).waitFor();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await submit(page).click();
      await expect.poll(() => asked.length).toBe(1);
      await status(page).filter({ hasText: 'We didn’t get an answer' }).waitFor();
    });
  });
}
