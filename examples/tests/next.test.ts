import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumOptions } from '../../packages/testing/src/chromiumOptions.ts';
import { runCommand } from '../../tools/matrix/runCommand.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

let server: RunningProgram;
let browser: Browser;
beforeAll(async () => {
  const folder = `${inject('examples')}/next`;
  const next = '../node_modules/next/dist/bin/next';
  const { passed, output } = await runCommand(['node', next, 'build'], folder);
  expect(passed, output).toBe(true);
  server = await startProgram(folder, [next, 'start', '--port', '0', '--hostname', '127.0.0.1']);
  browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([
  { why: 'with JavaScript', javaScriptEnabled: true },
  { why: 'before its JavaScript has loaded', javaScriptEnabled: false },
])(
  '$why, an error empties no field, and a warning is shown with what was saved',
  async ({ javaScriptEnabled }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto(server.address);
    const [email, phone] = [page.getByLabel('Email'), page.getByLabel('Phone')];
    await email.fill('ada');
    await phone.fill('+2348031234567');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter an email address').waitFor();
    expect(await email.inputValue()).toBe('ada');
    expect(await phone.inputValue()).toBe('+2348031234567');
    await page.getByText('This field is blank').waitFor();
    expect(await page.getByText('Saved').count()).toBe(0);

    await page.getByLabel('Business name').fill('Adunni Foods Limited');
    await email.fill('accounts@gmial.com');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
    await page.getByText('looks misspelled').waitFor();
    expect(await email.inputValue()).toBe('accounts@gmial.com');
  },
);
