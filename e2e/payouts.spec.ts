import { expect } from '@playwright/test';
import { test } from './servers.ts';

test('a mistyped account number is told by its check digit; the right one is added and deleted', async ({
  page,
  demoUrl,
}) => {
  await page.goto(demoUrl);
  await page.getByRole('tab', { name: 'Payouts' }).click();
  const form = page.getByRole('form', { name: 'Payout account' });
  await form.getByRole('combobox', { name: 'Bank' }).click();
  await page.getByRole('option', { name: 'Zenith Bank' }).click();
  await expect(form.getByLabel('Bank code')).toHaveValue('057');
  await form.getByLabel('Account number').fill('5050114931');
  await expect(form.locator('.note[data-severity="warning"]')).toHaveCount(1);
  await form.getByLabel('Account number').fill('5050114930');
  await expect(form.locator('.note')).toHaveCount(0);

  await form.getByRole('button', { name: 'Add the account' }).click();
  await expect(form.locator('.note')).toHaveCount(1);
  await form.getByLabel('Account name').fill('Adunni Foods Limited');
  await form.getByRole('button', { name: 'Add the account' }).click();
  const added = page.getByRole('list', { name: 'Accounts added' });
  await expect(added).toContainText('Zenith Bank');
  await added.getByRole('button', { name: 'Delete the account of Adunni Foods Limited' }).click();
  await expect(added).toHaveCount(0);
});
