import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { documents, findingsAt, openExample, reloadSaved, slotInput } from './form.ts';
import { test } from './servers.ts';
import { wordsOf } from './words.ts';

test('another country clears the state, and the first one brings it back', async ({
  page,
  demoUrl,
}) => {
  await openExample(page, demoUrl, 'US LLC');
  const country = page.getByLabel('Country of registration');
  const state = page.locator('[id="registered_address.state-input"]');
  const before = await state.inputValue();
  expect(before).not.toBe('');
  await country.selectOption('NG');
  await expect(state).toHaveValue('');
  await country.selectOption('US');
  await expect(state).toHaveValue(before);
});

test('a document of any type and the other page of a passport have slots when they are wanted', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company');
  await page.goto(`${draft}/documents`);
  const business = page.getByRole('region', { name: 'Adunni Foods Limited' });
  await expect(business.getByText('Recommended:')).toBeVisible();
  await business.getByLabel('Another document').selectOption('DIRECTORS_REGISTRY');
  await slotInput(page, 'documents-another-file').setInputFiles(
    `${documents}/us-llc-operating-agreement.pdf`,
  );
  const added = business.getByRole('listitem').filter({ hasText: 'CAC 7' });
  await expect(added.getByText('Added', { exact: true })).toBeVisible();
  await reloadSaved(page);
  await expect(added.getByText('Added', { exact: true })).toBeVisible();
  const owner = page.getByRole('region', { name: 'Adunni Bakare' });
  await owner.getByLabel('Another document').selectOption('Passport, other page');
  await expect(owner.getByRole('heading', { name: 'Passport, other page' })).toBeVisible();
});

test('dates on documents are checked, kept and not part of what is exported', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company');
  await page.goto(`${draft}/documents`);
  const owner = page.getByRole('region', { name: 'Adunni Bakare' });
  const expiry = owner.getByRole('group', { name: 'Expiry date' }).first();
  const year = expiry.getByLabel('Year');
  await expiry.getByLabel('Month').selectOption('01');
  await expiry.getByLabel('Day').fill('31');
  await year.fill('2020');
  await year.blur();
  const findings = findingsAt(page, 'business_owners.0.id_dates.expires');
  await expect(findings).toContainText('This document has expired');
  await reloadSaved(page);
  await expect(year).toHaveValue('2020');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Adunni Foods Limited');
  expect(file).not.toMatch(/2020-01-31|id_dates|issued|expires/);
  await year.fill('2099');
  await year.blur();
  await expect(findings).toHaveCount(0);
});

test('a search typed before the industries have loaded finds them', async ({ page, demoUrl }) => {
  const held: (() => void)[] = [];
  await page.route(/searchIndustries/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(demoUrl);
  await page.getByRole('button', { name: 'New application' }).first().click();
  await page.getByRole('link', { name: 'Continue to Activity' }).click();
  const industry = page.locator('#industry-input');
  await industry.pressSequentially('bakery');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(page.getByRole('option', { name: 'Retail Bakeries' })).toBeVisible();
  await expect(industry).toHaveValue('bakery');
});

test('an amount is read as people write it, and shown with its currency', async ({
  page,
  demoUrl,
}) => {
  await page.addInitScript(() => localStorage.setItem('passmuster-language', 'fr'));
  const draft = await openExample(page, demoUrl, 'US LLC', wordsOf('fr'));
  await page.goto(`${draft}/activity`);
  const payments = page.locator('#expected_monthly_payments_usd-input');
  const read = page.locator('#expected_monthly_payments_usd-input-shown');
  for (const [typed, shown, written] of [
    ['12,50', '12,50 USD', '12,5'],
    ['30 000 000,50', '30 000 000,50 USD', '30 000 000,50'],
    ['1,250.75', '1 250,75 USD', '1 250,75'],
  ] as const) {
    await payments.fill(typed);
    await expect(read).toHaveText(shown);
    await payments.blur();
    await expect(payments).toHaveValue(written);
  }
  await page.goto(`${draft}/owners`);
  await page.locator('summary').filter({ hasText: '%' }).first().click();
  const share = page.locator('[id="business_owners.0.ownership_percentage-input"]');
  await share.fill('12,50');
  await expect(page.locator('summary').filter({ hasText: '12,5' })).toHaveCount(1);
  await share.blur();
  await expect(share).toHaveValue('12,5');
});

test('an amount with two readings is asked back, also after a reload', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC');
  await page.goto(`${draft}/activity`);
  const payments = page.getByLabel('Monthly payments (USD)');
  await payments.fill('1.250');
  await payments.blur();
  await expect(page.getByText('Which amount do you mean?')).toBeVisible();
  await expect(findingsAt(page, 'expected_monthly_payments_usd')).toBeVisible();
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await reloadSaved(page);
  await expect(payments).toHaveValue('1.250');
  await page.getByRole('button', { name: 'USD 1,250.00' }).click();
  await expect(payments).toHaveValue('1,250.00');
  await expect(findingsAt(page, 'expected_monthly_payments_usd')).toHaveCount(0);
});
