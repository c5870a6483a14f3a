import { expect } from '@playwright/test';
import { test } from './servers.ts';

test('a number of a bank account is written as its bank writes it, and back', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(t('Account number'));
  await number.fill('0000-014 579');
  await number.blur();
  const replacement = { before: '0000-014 579', after: '0000014579' };
  await dialog
    .getByRole('button', { name: t('Replace {before} with {after}', replacement) })
    .click();
  await expect(number).toHaveValue('0000014579');
  await expect(dialog.getByText(t('Replaced {before} with {after}', replacement))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('Undo') })).toBeFocused();
  await dialog.getByRole('button', { name: t('Undo') }).click();
  await expect(number).toHaveValue('0000-014 579');

  // A value that was changed since isn't replaced by an older one.
  await dialog
    .getByRole('button', { name: t('Replace {before} with {after}', replacement) })
    .click();
  await number.fill('0000014570');
  await expect(dialog.getByRole('button', { name: t('Undo') })).toHaveCount(0);
});

test('Enter adds a bank account, and each empty field says what belongs there', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(t('Account number'));
  await number.fill('0000014579');
  await number.press('Enter');
  for (const missing of ['Choose the bank.', 'Enter the name of the account holder.']) {
    await expect(dialog.getByText(t(missing))).toBeVisible();
  }
  await expect(dialog.getByText(t('Enter the account number.'))).toHaveCount(0);
  const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
  await expect(bank).toBeFocused();
  await bank.fill('First Bank of Nigeria');
  await dialog.getByRole('option', { name: 'First Bank of Nigeria' }).click();
  await expect(dialog.getByLabel(t('Bank code'))).toHaveValue('011');
  await dialog.getByLabel(t('Account name')).fill('Ada Obi');
  await dialog.getByLabel(t('Account name')).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: /^Ada Obi/ })).toBeVisible();
});
