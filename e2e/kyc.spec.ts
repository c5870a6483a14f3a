import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  acceptWarnings,
  documents,
  fieldInput,
  fillOwnContacts,
  openExample,
  openWarnings,
  slotInput,
  submitAndSee,
  submitButton,
} from './form.ts';
import { goToStep, heading } from './navigation.ts';
import { test } from './servers.ts';

/** The files of the example, by the slots of a correction. */
const files = [
  ['documents-BUSINESS_FORMATION', 'us-llc-certificate-of-formation.pdf'],
  ['documents-OWNERSHIP_INFORMATION', 'us-llc-operating-agreement.pdf'],
  ['documents-BANK_STATEMENT', 'us-llc-bank-statement.pdf'],
  ['business_owners.0.front_image', 'za-close-corporation-mokoena-municipal-account.png'],
  [
    'business_owners.0.supporting_documents-PROOF_OF_ADDRESS',
    'us-llc-whitfield-electricity-bill.png',
  ],
  ['business_owners.1.front_image', 'za-close-corporation-van-der-merwe-lease.png'],
  ['business_owners.1.supporting_documents-PROOF_OF_ADDRESS', 'us-llc-reyes-water-bill.png'],
] as const;

test('a rejected customer says why, and leads to a correction with what was entered', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('NAME_MISMATCH');
  const meaning = t('The business name differs from the one on the company register.');
  await expect(page.getByRole('listitem').filter({ hasText: meaning })).toBeVisible();
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  const name = fieldInput(page, 'business_name');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
  await expect(fieldInput(page, 'email')).toHaveValue(email);
});

test('a correction is submitted with the same email, without a doubt', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  const rejected = page.url();
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('DOCUMENT_UNREADABLE');
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  await expect(heading(page, t, 'Documents')).toBeVisible();
  for (const [slot, file] of files) {
    await slotInput(page, slot).setInputFiles(join(documents, file));
    await expect(
      page.locator(`[id="${slot}"]`).getByText(t('Added'), { exact: true }),
    ).toBeVisible();
  }
  for (const owner of ['business_owners.0', 'business_owners.1']) {
    const proof = page.locator(`[id="${owner}.supporting_documents-PROOF_OF_ADDRESS"]`);
    await proof.getByRole('combobox').first().selectOption('UTILITY_BILL');
  }
  await submitAndSee(page, t);
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toBe(rejected);
});

test('a customer whom a new application wouldn’t help is offered none', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await fieldInput(page, 'registration_number').fill('KYC-REJECTED-SANCTIONS-MATCH');
  // No state of the US has such a number: a person takes responsibility for it.
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t)).toBeVisible();
  await submitButton(page, t).click();
  await acceptWarnings(page, t);
  await expect(page.getByText(t('KYC rejected'))).toBeVisible();
  await expect(
    page.getByText(
      t('Contact the provider, who reviews this. Don’t submit the application again.'),
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('Correct and submit again') })).toHaveCount(0);
});
