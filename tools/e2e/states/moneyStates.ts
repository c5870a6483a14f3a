import { expect } from '@playwright/test';
import { addAccount } from './addAccount.ts';
import type { Tour } from './tour.ts';

const anyAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Wallets, payout methods and transactions: empty, filled, and what can't be found. */
export async function moneyStates(tour: Tour): Promise<void> {
  const { page, demoUrl, t, look } = tour;
  await page.request.post(`${demoUrl}/sandbox/reset`, { data: {} });
  await page.goto(`${demoUrl}/wallets`);
  await expect(page.getByText(t('No wallets yet'))).toBeVisible();
  await look('no wallets');
  const answer = await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  const { data: seeded } = (await answer.json()) as { data: { reference_id: string } };
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await look('wallets');
  await page.getByRole('link', { name: 'Treasury' }).click();
  await expect(page.getByRole('img', { name: t('QR code of the address') })).toBeVisible();
  await look('a wallet');
  await page.goto(`${demoUrl}/wallets?status=suspended`);
  await expect(page.getByText(t('No wallet matches these filters'))).toBeVisible();
  await page.locator('summary', { hasText: t('Asset codes') }).click();
  await expect(page.getByRole('cell', { name: 'USDC', exact: true })).toBeVisible();
  await look('no wallet matches, and the asset codes');
  await page.goto(`${demoUrl}/payout-methods`);
  await expect(page.getByText(t('No payout methods yet'))).toBeVisible();
  await look('no payout methods');
  await addAccount(tour);
  const remove = page.getByRole('row').getByRole('button').last();
  await expect(remove).toBeVisible();
  await look('payout methods');
  await remove.click();
  await expect(page.getByRole('button', { name: t('Keep bank account') })).toBeFocused();
  await look('delete this bank account?');
  await page.goto(`${demoUrl}/transactions`);
  await expect(page.locator('#reference')).toBeVisible();
  await look('transactions');
  await page.goto(`${demoUrl}/transactions/00000000-0000-4000-8000-000000000000`);
  const nothing = t('No transactions have this reference ID. Check that you copied all of it.');
  await expect(page.getByText(nothing)).toBeVisible();
  await look('no transaction found');
  await page.goto(`${demoUrl}/transactions/${seeded.reference_id}`);
  await expect(page.getByRole('heading', { name: t('Timeline') })).toBeVisible();
  await look('a transaction');
  await page.goto(`${demoUrl}/nowhere`);
  await expect(page.getByText(t('This page doesn’t exist'))).toBeVisible();
  await look('page not found');
}

/** The address checker: one address and a list. */
export async function addressStates({ page, demoUrl, t, look }: Tour): Promise<void> {
  await page.goto(`${demoUrl}/address-check`);
  await expect(page.locator('#address')).toBeVisible();
  await look('no address yet');
  await page.getByRole('button', { name: t('Add addresses') }).click();
  await page
    .getByLabel(t('Names and addresses, one per line'))
    .fill(`Accra distributor, ${anyAddress}`);
  await look('address book');
  await page.getByRole('button', { name: t('Add'), exact: true }).click();
  for (const sample of ['Valid', 'Typo', 'Wrong network']) {
    await page.getByRole('button', { name: t(sample), exact: true }).click();
    await expect(page.locator('#address-result')).toBeVisible();
    await look(`address: ${sample}`);
  }
  await page.locator('#address').fill('0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed');
  await expect(page.locator('mark').first()).toBeVisible();
  await look('address: look-alike');
  await page.goto(`${demoUrl}/address-check/list`);
  const list = page.getByLabel(t('Addresses, one per line'));
  await list.fill([anyAddress, anyAddress, anyAddress.replace('eAed', 'eAeD'), 'x.eth'].join('\n'));
  await look('list of addresses');
  await page.getByRole('button', { name: t('Check the list') }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await look('results of a list');
}
