import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chromiumOptions } from '../../packages/testing/src/chromiumOptions.ts';
import { type SandboxProcess, startSandbox } from '../../packages/testing/src/startSandbox.ts';
import { runCommand } from '../../tools/matrix/runCommand.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

export const status = (page: Page) => page.getByRole('status');
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
/** The control of a field. */
export const controlOf = (page: Page, path: string) => page.locator(`[name="${path}"]`);
export const textOf = async (page: Page, id: string): Promise<string> =>
  (await page.locator(`[id="${id}"]`).textContent()) ?? '';

/** Builds and serves an example before its tests, beside a sandbox, and returns what opens its page. */
export function serveForm(name: string, always: (page: Page) => Promise<unknown> = async () => {}) {
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
    await always(page);
    await prepare(page);
    await page.goto(server.address);
    await status(page)
      .filter({ hasText: /left|Checked/ })
      .waitFor();
    return page;
  }
  return open;
}
