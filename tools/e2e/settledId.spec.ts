import { expect, type Page } from '@playwright/test';
import {
  expectDoubt,
  fieldInput,
  fillOwnContacts,
  openExample,
  setFault,
  submit,
  submitAndSee,
  submitUnchanged,
} from './form.ts';
import { heading } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf, type Translate } from './words.ts';

/** Ends a doubt with the ID of a customer. */
async function settle(page: Page, t: Translate, id: string): Promise<void> {
  await page.getByLabel(t('Customer ID from your payment provider')).fill(id);
  await page.getByRole('button', { name: t('It was created') }).click();
}

/** Returns the ID of the newest customer of the sandbox. */
async function newestCustomer(page: Page, demoUrl: string): Promise<string> {
  const list = await page.request.get(`${demoUrl}/sandbox/customers`);
  const { data } = (await list.json()) as { data: readonly { id: string }[] };
  return data[0]?.id ?? '';
}

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('a correction whose answer was lost isn’t settled with the rejected customer, and what settles it is all that the page says', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  const rejected = page.url().replace(/.*customers\/([^?]+).*/u, '$1');
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('DOCUMENT_UNREADABLE');
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  await expect(heading(page, t, 'Documents')).toBeVisible();
  const banner = page.getByText(t('This application was rejected'));
  await expect(banner).toBeVisible();
  await setFault(page, demoUrl, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submitUnchanged(page, t);
  await expectDoubt(page, t);
  await expect(banner).toHaveCount(0);
  await setFault(page, demoUrl, []);
  await settle(page, t, rejected);
  await expect(
    page.getByText(
      patternOf(
        t,
        'This customer was created by an earlier submission. Enter the ID of the one created at {time}.',
      ),
    ),
  ).toBeVisible();
  await expectDoubt(page, t);
  // What is entered after a reload has the report of the submission too.
  await page.reload();
  const created = await newestCustomer(page, demoUrl);
  expect(created).not.toBe(rejected);
  await settle(page, t, created);
  await expect(page.getByText(t('This application was submitted.'))).toBeVisible();
  for (const untrue of [
    'Check what you entered. You can change it until you submit.',
    'This application was rejected',
    'Edit',
  ]) {
    await expect(page.getByText(t(untrue))).toHaveCount(0);
  }
  await expect(heading(page, t, 'Application')).toBeVisible();
  // The bar of a phone has nothing left.
  await expect(page.locator(`section[aria-label="${t('Actions')}"]`)).toHaveCount(0);
  // A step leads back here: nothing can be changed any more.
  await expect(page.getByRole('navigation', { name: t('Steps') })).toHaveCount(0);
  await page.goto(page.url().replace('/review', '/business'));
  await expect(page).toHaveURL(/\/review$/u);
  await expect(page.getByText(t('This application was submitted.'))).toBeVisible();
  await page.getByRole('link', { name: t('View customer') }).click();
  await expect(page).toHaveURL(new RegExp(created));
  await expect(page.getByRole('listitem').filter({ hasText: t('Customer created') })).toBeVisible();
  await page.getByRole('link', { name: t('View and print') }).click();
  await expect(page.getByRole('heading', { name: t('Findings') })).toBeVisible();
  // The record of the rejected customer is as it was.
  await page.goto(`${demoUrl}/customers/${rejected}/report`);
  await expect(page.getByRole('heading', { name: t('Findings') })).toBeVisible();
  await page.goto(`${demoUrl}/customers`);
  const corrects = page.getByRole('row', { name: patternOf(t, 'Replaces {id}') });
  await expect(corrects.getByText(created.slice(0, 8))).toBeVisible();
  // What is deleted of the correction is deleted of the customer that it corrects, too.
  await page.goto(`${demoUrl}/customers/${created}`);
  await page.getByRole('button', { name: t('Delete personal data') }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(
    t(
      'It was submitted again: the applications and reports of all {count} customers are deleted.',
      { count: 2 },
    ),
  );
  await asked.getByRole('button', { name: t('Delete personal data') }).click();
  const gone = page.getByText(t('The application was deleted from this device.'));
  await expect(gone.first()).toBeVisible();
  await page.goto(`${demoUrl}/customers/${rejected}`);
  await expect(gone.first()).toBeVisible();
});

test('a customer that was created before the submission doesn’t settle it', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  const found = { kyc_status: 'pending', email, created_at: '2026-01-05T09:30:00.000Z' };
  await page.route('**/sandbox/customers/*', (route) =>
    route.fulfill({ json: { status: 'success', data: found } }),
  );
  await settle(page, t, 'cus-1');
  await expect(
    page.getByText(
      patternOf(
        t,
        'This customer was created by an earlier submission. Enter the ID of the one created at {time}.',
      ),
    ),
  ).toBeVisible();
  await expectDoubt(page, t);
});

test('a customer without a report isn’t said to have lost it', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  await setFault(page, demoUrl, []);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('passmuster-demo-records');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('settings', 'readwrite');
          writing.objectStore('settings').delete(IDBKeyRange.bound('report ', 'report \uffff'));
          writing.oncomplete = resolve;
        };
      }),
  );
  await settle(page, t, await newestCustomer(page, demoUrl));
  await page.getByRole('link', { name: t('View customer') }).click();
  const none = page.getByText(t('There’s no report: the answer to the submission was lost.'));
  await expect(none).toBeVisible();
  await expect(page.getByRole('button', { name: t('Export JSON') })).toHaveCount(0);
  await page.goto(`${page.url()}/report`);
  await expect(none).toBeVisible();
});
