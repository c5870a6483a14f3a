import { expect } from '@playwright/test';
import { test } from './servers.ts';

test('a bank that is typed is chosen when its field is left, and one that isn’t listed is said so', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
  const code = dialog.getByLabel(t('Bank code'));
  await bank.fill('GTBank');
  await expect(dialog.getByRole('option', { name: 'Guaranty Trust Bank' })).toBeVisible();
  await bank.press('Tab');
  await expect(bank).toHaveValue('Guaranty Trust Bank');
  await expect(code).toHaveValue('058');

  await bank.fill('Moniepoint Banco Novo');
  await bank.press('Tab');
  await expect(bank).toHaveValue('Moniepoint Banco Novo');
  await expect(code).toHaveValue('');
  await expect(bank).toHaveAccessibleDescription(t('Choose a bank from the list.'));

  // The error is in sight: the list opens when somebody types, or asks for it.
  await dialog.getByRole('button', { name: t('Add bank account') }).click();
  await expect(bank).toBeFocused();
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await bank.press('ArrowDown');
  await expect(dialog.getByRole('listbox')).toBeVisible();
});

test('the question about warnings goes with the warnings', async ({ page, demoUrl, t }) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('Currency')).selectOption('ZAR');
  const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
  await bank.fill('Capitec');
  await bank.press('Tab');
  await dialog.getByLabel(t('Account name')).fill('Karoo Wool Traders CC');
  await dialog.getByLabel(t('Account number')).fill('1354865207');
  const code = dialog.getByLabel(t('Branch code'));
  await code.fill('250655');
  await code.press('Enter');
  const question = dialog.getByText(t('Submit with these warnings?'));
  await expect(question).toBeVisible();
  // Without a keystroke: the bank brings its code.
  await bank.press('ArrowDown');
  await dialog.getByRole('option', { name: 'Capitec', exact: true }).click();
  await expect(code).toHaveValue('470010');
  await expect(question).toHaveCount(0);
  await code.press('Enter');
  await expect(dialog).toBeHidden();
});
