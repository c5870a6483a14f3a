import { expect } from '@playwright/test';
import type { Tour } from './tour.ts';

/** Adds a bank account in the dialog that the page opens, and looks at its states. */
export async function addAccount({ page, t, look }: Tour): Promise<void> {
  const name = t('Add bank account');
  await page.getByRole('button', { name }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('Bank'), exact: true }).fill('Zenith');
  await expect(page.getByRole('option', { name: 'Zenith Bank' })).toBeVisible();
  await look('add bank account, with an open list');
  await page.getByRole('option', { name: 'Zenith Bank' }).click();
  await dialog.getByRole('button', { name }).click();
  await expect(page.locator('[name="account_name"]')).toBeFocused();
  await look('add bank account, with errors');
  await page.locator('[name="account_name"]').fill('Adunni Foods Limited');
  await page.locator('[name="account_number"]').fill('5050114930');
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
}
