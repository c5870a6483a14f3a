import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  documents,
  fileOf,
  fillOwnContacts,
  findingsAt,
  openExample,
  reloadSaved,
  slotInput,
  submit,
} from './form.ts';
import { test } from './servers.ts';

test('five things are fixed, one step after the other, and the customer is created', {
  tag: '@main',
}, async ({ page, demoUrl }) => {
  await openExample(page, demoUrl, 'Five things to fix');
  const panel = page.getByRole('complementary', { name: 'Review' });
  const open = panel.locator('section:not([data-tone="warning"]) li');
  await expect(open).toHaveCount(5);
  await page.getByRole('textbox', { name: 'Day' }).fill('28');
  await expect(panel.getByRole('link', { name: /Registration date/ })).toHaveCount(0);
  await fillOwnContacts(page);
  await panel.getByRole('link', { name: /Kofi Boateng: date of birth/ }).click();
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await expect(birth.getByRole('combobox', { name: 'Month' })).toBeFocused();
  await birth.getByRole('textbox', { name: 'Year' }).fill('1985');
  await expect(open).toHaveCount(2);
  await panel.getByRole('link', { name: /Bank statement/ }).click();
  await expect(
    page.getByRole('button', { name: 'choose a file for Bank statement' }),
  ).toBeFocused();
  await slotInput(page, 'documents-BANK_STATEMENT').setInputFiles(
    join(documents, 'incomplete-bank-statement.pdf'),
  );
  const proof = 'business_owners.1.supporting_documents-PROOF_OF_ADDRESS';
  await slotInput(page, proof).setInputFiles(join(documents, 'incomplete-boateng-water-bill.png'));
  await page.locator(`[id="${proof}"]`).getByLabel('Kind of proof').selectOption('UTILITY_BILL');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volta Ledger Limited');
  await expect(page.getByText('Volta Ledger Limited was created')).toBeVisible();
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
});

test('a reload, Back and another example keep what was typed', async ({ page, demoUrl }) => {
  await page.goto(demoUrl);
  await page.getByRole('button', { name: 'New application' }).first().click();
  await page.getByLabel('Country of registration').selectOption('NG');
  await page.getByLabel('Legal name').fill('Karoo Mills Limited');
  await page.getByRole('textbox', { name: 'Business phone' }).fill('0803 123 4567');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Activity' }).click();
  await page.getByLabel('What the business does').fill('Mills maize.');
  await reloadSaved(page);
  await expect(page.getByLabel('What the business does')).toHaveValue('Mills maize.');
  await page.goBack();
  await expect(page.getByLabel('Legal name')).toHaveValue('Karoo Mills Limited');
  await expect(page.getByRole('textbox', { name: 'Business phone' })).toHaveValue('803 123 4567');
  await openExample(page, demoUrl, 'US LLC');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Karoo Mills Limited' }).click();
  await expect(page.getByLabel('Legal name')).toHaveValue('Karoo Mills Limited');
});

test('Enter in a field or a list submits nothing, and everyday words of any language find industries', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC');
  await page.getByLabel('Legal name').press('Enter');
  await expect(page.getByLabel('Legal name')).toBeFocused();
  await page.goto(`${draft}/activity`);
  const industry = page.getByRole('combobox', { name: 'Industry' });
  for (const word of ['bakery', 'grain', 'payroll', 'cocoa']) {
    await industry.fill(word);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  }
  await industry.fill('bakery');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(industry).toHaveValue(/\(311811\)/);
  await expect(industry).toBeFocused();
  await industry.fill('padaria');
  // Picking the chosen industry again keeps it.
  await page.getByRole('option', { name: 'Retail Bakeries' }).click();
  await page.keyboard.press('Tab');
  await expect(industry).toHaveValue('Retail Bakeries (311811)');
  expect(page.url()).toBe(`${draft}/activity`);
});

test('errors show on leaving a field, never from an older value, and go at once', async ({
  page,
  demoUrl,
}) => {
  await page.goto(demoUrl);
  await page.getByRole('button', { name: 'New application' }).first().click();
  const email = page.getByLabel('Business email');
  await email.pressSequentially('office');
  await page.waitForTimeout(500);
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(findingsAt(page, 'email')).toBeVisible();
  await email.pressSequentially('@oyinbakery.ng');
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  // Nothing is called missing before a submit, however often it is left.
  await page.getByLabel('Trading name').focus();
  await page.keyboard.press('Tab');
  await page.waitForTimeout(400);
  await expect(findingsAt(page, 'trading_name')).toHaveCount(0);
});

test('files are checked by their bytes, and a refused one changes nothing', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company');
  await page.goto(`${draft}/documents`);
  const slot = page.locator('[id="documents-BANK_STATEMENT"]');
  const input = slotInput(page, 'documents-BANK_STATEMENT');
  await expect(slot).toContainText('bank-statement.pdf');
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]);
  await input.setInputFiles(fileOf('statement.pdf', 'application/pdf', program));
  await expect(slot.getByRole('alert')).toContainText('statement.pdf wasn’t added.');
  await expect(slot).toContainText('bank-statement.pdf');
  const pdf = readFileSync(join(documents, 'ng-company-bank-statement.pdf'));
  const end = Buffer.from('%%EOF\n');
  const large = Buffer.concat([pdf, Buffer.alloc(12_000_000, 32), end]);
  await input.setInputFiles(fileOf('large.pdf', 'application/pdf', large));
  await expect(slot.getByRole('alert')).toContainText('large.pdf wasn’t added.');
  await input.setInputFiles(fileOf('october.pdf', 'application/pdf', pdf));
  await expect(slot).toContainText('october.pdf PDF, 1 page, 2 kB');
  await slot.getByRole('button', { name: 'Undo' }).click();
  await expect(slot).not.toContainText('october.pdf');
  const passport = slotInput(page, 'business_owners.0.front_image');
  await passport.setInputFiles(join(documents, 'ng-company-bakare-electricity-bill.png'));
  await expect(page.locator('[id="business_owners.0.front_image"]')).toContainText(
    /PNG, \d{3,4} × \d{3,4}, \d+ kB/,
  );
});

test('140% of a business can’t be submitted, and a removed owner comes back', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company');
  await page.goto(`${draft}/owners`);
  await page.locator('summary', { hasText: 'Chukwuemeka Obi' }).click();
  await page.getByLabel('Ownership', { exact: true }).fill('70');
  await expect(page.getByText('The shares add up to 140%.')).toBeVisible();
  // Once the review says so, the chart no longer does.
  await expect(findingsAt(page, 'business_owners')).toContainText('The shares add up to 140%.');
  await expect(page.getByText('The shares add up to 140%.')).toHaveCount(1);
  const panel = page.getByRole('complementary', { name: 'Review' });
  await expect(panel.getByText('Needs fixing')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Chukwuemeka Obi' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.locator('summary', { hasText: 'Chukwuemeka Obi' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toHaveValue('Chukwuemeka');
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('a draft is exported with its files and imported again', async ({ page, demoUrl }) => {
  await openExample(page, demoUrl, 'South African close corporation');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  const body = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(body['documents'])).toContain('data:application/pdf;base64,');
  await page.goto(`${demoUrl}/applications`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByLabel('Legal name')).toHaveValue(String(body['business_name']));
  await page
    .getByRole('link', { name: /^Documents/ })
    .first()
    .click();
  await expect(page.getByText('Added').first()).toBeVisible();
});
