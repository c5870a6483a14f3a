import { expect } from '@playwright/test';
import { fillOwnContacts, openExample, setFault, submit } from '../form.ts';
import { addAccount } from './addAccount.ts';
import type { Tour } from './tour.ts';

/** A submission with each of its ends, the customer's page and the report. */
export async function customerStates(tour: Tour): Promise<void> {
  const { page, demoUrl, t, look } = tour;
  await page.goto(`${demoUrl}/customers`);
  await expect(page.getByText(t('No customers yet'))).toBeVisible();
  await look('no customers');
  await lostAnswers(tour);

  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submit(page, t);
  await expect(page).toHaveURL(/\/customers\/[\w-]+/);
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  await look('a customer');
  await page.getByRole('button', { name: t('Create wallet') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('select').first()).toBeVisible();
  await look('create wallet');
  await dialog.getByRole('button', { name: t('Create wallet') }).click();
  await expect(dialog).toHaveCount(0);
  await addAccount(tour);
  await look('a customer with a wallet and a bank account');
  const customer = page.url().replace(/\?.*/, '');
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('NAME_MISMATCH');
  await expect(page.getByRole('button', { name: t('Correct and submit again') })).toBeVisible();
  await look('a rejected customer');
  await page.goto(`${demoUrl}/customers`);
  await expect(page.getByRole('table')).toBeVisible();
  await look('customers');
  await page.goto(`${demoUrl}/provider/customers`);
  await expect(page.getByRole('table')).toBeVisible();
  await look('customers of the sandbox');
  await page.goto(`${customer}/report`);
  await expect(page.getByRole('heading', { level: 1, name: t('Check report') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look('check report');
  const window = page.viewportSize();
  // As wide as A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await look('check report, printed');
  await page.emulateMedia({ media: null });
  if (window) await page.setViewportSize(window);
  for (const path of ['none', 'none/report']) {
    await page.goto(`${demoUrl}/customers/${path}`);
    await expect(page.getByRole('link', { name: t('View customers') })).toBeVisible();
    await look(`unknown customer: ${path}`);
  }
}

/** A lost answer and a lost request, each sent again, and a refusal. */
async function lostAnswers({ page, demoUrl, t, look }: Tour): Promise<void> {
  for (const kind of ['drop-after', 'drop']) {
    await openExample(page, demoUrl, 'South African close corporation', t);
    await fillOwnContacts(page);
    await setFault(page, demoUrl, [{ kind, operation: 'createBusinessCustomer' }]);
    await submit(page, t);
    const sendAgain = page.getByRole('button', { name: t('Send again…') });
    await expect(sendAgain).toBeVisible();
    await look(`${kind}: no answer`);
    await setFault(page, demoUrl, []);
    await sendAgain.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${kind}: send again?`);
    await page.getByRole('button', { name: t('Send again anyway') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('Submitting…') })).toHaveCount(0);
    await look(`${kind}: sent again`);
  }
  await openExample(page, demoUrl, 'South African close corporation', t);
  await setFault(page, demoUrl, [
    { kind: 'status', status: 409, operation: 'createBusinessCustomer' },
  ]);
  await submit(page, t);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('refused by the API');
  await setFault(page, demoUrl, []);
}
