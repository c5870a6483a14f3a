import { join } from 'node:path';
import { expect } from '@playwright/test';
import { documents, fillOwnContacts, openExample, slotInput, submit } from './form.ts';
import { forEachLook } from './looks.ts';
import { test } from './servers.ts';

/** The files of the example, by the slots of a correction. */
const files = [
  ['documents-BUSINESS_FORMATION', 'us-llc-certificate-of-formation.pdf'],
  ['documents-OWNERSHIP_INFORMATION', 'us-llc-operating-agreement.pdf'],
  ['documents-BANK_STATEMENT', 'us-llc-bank-statement.pdf'],
  ['business_owners.0.front_image', 'us-llc-reyes-water-bill.png'],
  [
    'business_owners.0.supporting_documents-PROOF_OF_ADDRESS',
    'us-llc-whitfield-electricity-bill.png',
  ],
  ['business_owners.1.front_image', 'za-close-corporation-van-der-merwe-lease.png'],
  ['business_owners.1.supporting_documents-PROOF_OF_ADDRESS', 'us-llc-reyes-water-bill.png'],
] as const;

forEachLook('a rejected customer', (t) => {
  test('says why, and leads to a correction with what was entered', async ({ page, demoUrl }) => {
    await openExample(page, demoUrl, 'US LLC', t);
    await fillOwnContacts(page);
    const email = await page.locator('#email-input').inputValue();
    await submit(page, t);
    await expect(page.getByText(t('KYC pending'))).toBeVisible();
    await page.getByLabel(t('Sandbox: KYC status')).selectOption('NAME_MISMATCH');
    const meaning = t('The business name differs from the one on the company register.');
    await expect(page.getByRole('listitem').filter({ hasText: meaning })).toBeVisible();
    await page.getByRole('button', { name: t('Correct and submit again') }).click();
    const name = page.locator('#business_name-input');
    await expect(name).toBeFocused();
    await expect(name).not.toHaveValue('');
    await expect(page.locator('#email-input')).toHaveValue(email);
  });
});

test('a correction is submitted with the same email, without a doubt', async ({
  page,
  demoUrl,
}) => {
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  const email = await page.locator('#email-input').inputValue();
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
  const rejected = page.url();
  await page.getByLabel('Sandbox: KYC status').selectOption('DOCUMENT_UNREADABLE');
  await page.getByRole('button', { name: 'Correct and submit again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  for (const [slot, file] of files) {
    await slotInput(page, slot).setInputFiles(join(documents, file));
    await expect(page.locator(`[id="${slot}"]`).getByText('Added', { exact: true })).toBeVisible();
  }
  for (const kind of await page.getByLabel('Kind of proof').all()) {
    await kind.selectOption({ label: 'Utility bill' });
  }
  await submit(page);
  await expect(page.getByText('KYC pending')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toBe(rejected);
});

test('a customer whom a new application wouldn’t help is offered none', async ({
  page,
  demoUrl,
}) => {
  await openExample(page, demoUrl, 'US LLC');
  await fillOwnContacts(page);
  await page.locator('#registration_number-input').fill('KYC-REJECTED-SANCTIONS-MATCH');
  await submit(page);
  await expect(page.getByText('KYC rejected')).toBeVisible();
  await expect(page.getByText('Contact the provider, who reviews this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct and submit again' })).toHaveCount(0);
});
