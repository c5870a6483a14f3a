import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPostgres } from '../packages/testing/src/startPostgres.ts';
import {
  fillOwnContacts,
  findingsAt,
  openExample,
  setFault,
  submit,
  submitButton,
} from './form.ts';
import { answeringUrl, apiKey, demoSettings, firstPort, test } from './servers.ts';

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('a double click adds one bank account', async ({ page, demoUrl }) => {
  let sent = 0;
  await page.route('**/api/payout/methods/banks', async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Bank', exact: true }).fill('Zenith');
  await page.getByRole('option', { name: 'Zenith Bank' }).click();
  await dialog.getByLabel('Account name').fill('Adunni Foods Limited');
  await dialog.getByLabel('Account number').fill('5050114930');
  await dialog.getByRole('button', { name: 'Add bank account' }).dblclick();
  const row = page.getByRole('row', { name: /Adunni Foods Limited/ });
  await expect(row).toHaveCount(1);
  expect(sent).toBe(1);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: 'Keep bank account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete bank account' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add bank account' })).toBeFocused();
});

test('a copy of an application that was created is noticed, until its contacts change', async ({
  page,
  demoUrl,
}) => {
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  const email = await page.getByLabel('Business email').inputValue();
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
  const copy = await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  await page.getByLabel('Business email').fill(email);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('The same email address or phone number');
  await expect(page.getByRole('link', { name: 'View customer' })).toBeVisible();
  await expect(submitButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit anyway…' }).click();
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await page.goto(`${copy}/business`);
  await fillOwnContacts(page);
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
});

test('an email that is taken lands on its field and goes when it changes', async ({
  page,
  demoUrl,
  browser,
}) => {
  // A customer that somebody else has created.
  const other = await browser.newPage();
  await openExample(other, demoUrl, 'US LLC');
  await fillOwnContacts(other);
  const email = await other.getByLabel('Business email').inputValue();
  await submit(other);
  await expect(other.getByText('KYC pending')).toBeVisible();
  await other.close();
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  await page.getByLabel('Business email').fill(email);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Another customer uses this email address');
  await page.getByRole('alert').getByRole('link', { name: 'Business email' }).click();
  await expect(page.getByLabel('Business email')).toBeFocused();
  await expect(findingsAt(page, 'email')).toContainText('Another customer uses this email address');
  await fillOwnContacts(page);
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
});

const failures = [
  { why: '401', rules: [{ kind: 'status', status: 401 }], says: 'rejected the API key' },
  { why: '429', rules: [{ kind: 'status', status: 429 }], says: 'Too many requests' },
  { why: '500', rules: [{ kind: 'status', status: 500 }], says: 'The sandbox had an error' },
];
test('wallets after 401, 429 and 500 say so, and come back', async ({ page, demoUrl }) => {
  for (const { why, rules, says } of failures) {
    await test.step(why, async () => {
      await setFault(page, demoUrl, rules);
      await page.goto(`${demoUrl}/wallets`);
      await expect(page.getByText(says)).toBeVisible();
      await setFault(page, demoUrl, []);
      if (why !== '429') await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(page.getByText(says)).toHaveCount(0);
    });
  }
});

test('without a network the page keeps working and says so', async ({ page, demoUrl, context }) => {
  await openExample(page, demoUrl, 'US LLC');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await page.getByLabel('Trading name').fill('Harborlight Ports');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toHaveCount(0);
});

test('a sandbox that stopped is named, and found again', async ({ page, data, start, storage }) => {
  const database = storage === 'postgres' ? await startPostgres() : undefined;
  const settings = {
    SANDBOX_API_KEY: apiKey,
    ...(database ? { DATABASE_URL: database.url } : { SANDBOX_DATA: join(data, 'sandbox.sqlite') }),
  };
  const sandbox = start('packages/sandbox/src/main.ts', { PORT: '0', ...settings });
  const sandboxUrl = await sandbox.url();
  start('apps/demo/src/server/main.ts', demoSettings(firstPort + 8, sandboxUrl));
  const url = await answeringUrl(firstPort + 8);
  await sandbox.stop();
  await page.goto(`${url}/wallets`);
  await expect(page.getByText('The sandbox isn’t running').first()).toBeVisible();
  await expect(page.getByText('pnpm demo').first()).toBeVisible();
  const again = start('packages/sandbox/src/main.ts', {
    PORT: new URL(sandboxUrl).port,
    ...settings,
  });
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  const empty = page.getByText('No wallets yet');
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(empty).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await again.stop();
  await database?.stop();
});
