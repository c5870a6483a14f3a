import { expect, type Page } from '@playwright/test';
import {
  expectDoubt,
  fieldInput,
  fillOwnContacts,
  openExample,
  openWarnings,
  setFault,
  submit,
  submitButton,
} from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';
import type { Translate } from './words.ts';

/** Submits a valid application that the API answers with `status`. */
async function submitRefused(
  page: Page,
  demoUrl: string,
  t: Translate,
  status: number,
): Promise<void> {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'status', status, operation: 'createBusinessCustomer' }]);
  await submit(page, t);
}

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('a refusal that names no field leaves every step complete, and goes once something is changed', async ({
  page,
  demoUrl,
  t,
}) => {
  await submitRefused(page, demoUrl, t, 409);
  const refusal = page.getByRole('alert').filter({ hasText: t('This already exists') });
  await expect(refusal).toBeVisible();
  await expect(page.getByText(t('Fix 1 item before you submit'))).toBeVisible();
  await goToStep(page, t, 'Business');
  await expect(page.locator('a[aria-current="step"] small').first()).toHaveText(t('Complete'));
  await fieldInput(page, 'trading_name').fill('Karoo');
  await goToStep(page, t, 'Review and submit');
  await expect(submitButton(page, t)).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('a key that was rejected is nothing to correct or accept in the application', async ({
  page,
  demoUrl,
  t,
}) => {
  await submitRefused(page, demoUrl, t, 401);
  await expect(page.getByText(t('The sandbox rejected the API key'))).toBeVisible();
  await expect(openWarnings(page, t)).toHaveCount(0);
  await expect(page.locator('a[href$="/business"] small').first()).toHaveText(t('Complete'));
});

test('a person who found the customer ends the doubt with its ID, or without one', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  const address = await fieldInput(page, 'email').inputValue();
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  for (const untrue of [
    'Draft',
    'Not submitted',
    'Submitting sends the application and its documents to the payment API.',
  ]) {
    await expect(page.getByText(t(untrue), { exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: t('It was created') }).click();
  await expect(
    page.getByText(t('Enter the ID. Your payment provider can tell you.')),
  ).toBeVisible();
  const absent = page.getByRole('button', { name: t('It wasn’t created') });
  await absent.click();
  const asked = page.getByRole('dialog', { name: t('Is your payment provider sure?') });
  await expect(asked.getByRole('button', { name: t('Back') })).toBeFocused();
  // The same application can't create a second customer.
  await expect(asked).toContainText(
    t(
      'You can submit the application again afterwards. If the customer exists after all, the application will be refused. If you change its email address and phone number, there may be two customers.',
    ),
  );
  await asked.getByRole('button', { name: t('Back') }).click();
  await expectDoubt(page, t);
  await absent.click();
  await asked.getByRole('button', { name: t('It wasn’t created') }).click();
  await expect(submitButton(page, t)).toBeVisible();
  await expect(page.getByText(t('We didn’t get an answer'))).toHaveCount(0);
  await submit(page, t);
  await expectDoubt(page, t);
  await setFault(page, demoUrl, []);
  const seeded = await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  const { data } = await seeded.json();
  const settle = async (id: string) => {
    await page.getByLabel(t('Customer ID from your payment provider')).fill(id);
    await page.getByRole('button', { name: t('It was created') }).click();
  };
  await settle('cus-from-nobody');
  await expect(
    page.getByText(t('There’s no customer with this ID. Check it, then try again.')),
  ).toBeVisible();
  await settle(data.customer_id);
  await expect(
    page.getByText(t('This ID belongs to a customer with another email address.')),
  ).toBeVisible();
  await expectDoubt(page, t);
  const found = { status: 'success', data: { kyc_status: 'pending', email: address } };
  await page.route(`**/sandbox/customers/*`, (route) => route.fulfill({ json: found }));
  await settle(data.customer_id);
  await page.getByRole('link', { name: t('View customer') }).click();
  await expect(page).toHaveURL(new RegExp(data.customer_id));
  await expect(page.getByText(t('We can’t find this customer'))).toHaveCount(0);
});
