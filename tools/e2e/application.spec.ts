import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  documents,
  fieldInput,
  fileOf,
  fillOwnContacts,
  findingsAt,
  openExample,
  reloadSaved,
  slotInput,
  submit,
} from './form.ts';
import { continueTo, expectLeft, goToPage, goToStep, isPhone, jumpTo } from './navigation.ts';
import { test } from './servers.ts';

test('five things are fixed, one step after the other, and the customer is created', {
  tag: '@main',
}, async ({ page, demoUrl, t, language }) => {
  const datePart = new Intl.DisplayNames([language], { type: 'dateTimeField' });
  await openExample(page, demoUrl, 'Five things to fix', t);
  await expectLeft(page, t, 5);
  await page.getByRole('textbox', { name: datePart.of('day') ?? '' }).fill('28');
  await expectLeft(page, t, 4);
  await fillOwnContacts(page);
  const owner = 'business_owners.1';
  await jumpTo(page, t, `${owner}.date_of_birth`);
  const birth = page.locator(`[data-field="${owner}.date_of_birth"]`);
  await expect(birth.locator('select, input').first()).toBeFocused();
  await birth.getByRole('textbox', { name: datePart.of('year') ?? '' }).fill('1985');
  await expectLeft(page, t, 2);
  const statement = 'documents-BANK_STATEMENT';
  await jumpTo(page, t, statement);
  await expect(page.locator(`[id="${statement}"]`).getByRole('button').first()).toBeFocused();
  await slotInput(page, statement).setInputFiles(join(documents, 'incomplete-bank-statement.pdf'));
  const proof = `${owner}.supporting_documents-PROOF_OF_ADDRESS`;
  await slotInput(page, proof).setInputFiles(join(documents, 'incomplete-boateng-water-bill.png'));
  await page.locator(`[id="${proof}"]`).getByRole('combobox').first().selectOption('UTILITY_BILL');
  await submit(page, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volta Ledger Limited');
  const created = t('{name} was created', { name: 'Volta Ledger Limited' });
  await expect(page.getByText(created)).toBeVisible();
  await goToPage(page, t, 'Applications');
  await expect(page.getByRole('row', { name: 'Volta Ledger' })).toContainText(t('Submitted'));
});

test('a reload, Back and another example keep what was typed', async ({ page, demoUrl, t }) => {
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await page.getByLabel(t('Country of registration')).selectOption('NG');
  const name = fieldInput(page, 'business_name');
  await name.fill('Karoo Mills Limited');
  await fieldInput(page, 'phone').fill('0803 123 4567');
  await expect(page.getByText(t('Saved on this device at {time}', { time: '' }))).toBeVisible();
  await continueTo(page, t, 'Activity');
  await fieldInput(page, 'nature_of_business').fill('Mills maize.');
  await reloadSaved(page);
  await expect(fieldInput(page, 'nature_of_business')).toHaveValue('Mills maize.');
  await page.goBack();
  await expect(name).toHaveValue('Karoo Mills Limited');
  await fieldInput(page, 'phone').scrollIntoViewIfNeeded();
  await expect(fieldInput(page, 'phone')).toHaveValue('803 123 4567');
  await openExample(page, demoUrl, 'US LLC', t);
  await page
    .getByRole('navigation', { name: t('Breadcrumb') })
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: 'Karoo Mills Limited' }).click();
  await expect(name).toHaveValue('Karoo Mills Limited');
});

test('Enter in a list submits nothing, and everyday words of any language find industries', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${draft}/activity`);
  const industry = fieldInput(page, 'industry');
  for (const word of ['bakery', 'grain', 'payroll', 'cocoa']) {
    await industry.fill(word);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  }
  await industry.fill('bakery');
  await page.keyboard.press('Enter');
  await expect(industry).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(industry).toHaveValue(/\(311811\)/);
  await expect(industry).toBeFocused();
  const chosen = await industry.inputValue();
  await industry.fill('padaria');
  // Picking the chosen industry again keeps it.
  await page.getByRole('option', { name: chosen }).click();
  await page.keyboard.press('Tab');
  await expect(industry).toHaveValue(chosen);
  expect(page.url()).toBe(`${draft}/activity`);
});

test('errors show on leaving a field, never from an older value, and go at once', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  const email = fieldInput(page, 'email');
  await email.pressSequentially('office');
  await page.waitForTimeout(500);
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(findingsAt(page, 'email')).toBeVisible();
  await email.pressSequentially('@oyinbakery.ng');
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  // Nothing is called missing before a submit, however often it is left.
  await fieldInput(page, 'trading_name').focus();
  await page.keyboard.press('Tab');
  await page.waitForTimeout(400);
  await expect(findingsAt(page, 'trading_name')).toHaveCount(0);
});

test('files are checked by their bytes, and a refused one changes nothing', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company', t);
  await page.goto(`${draft}/documents`);
  const slot = page.locator('[id="documents-BANK_STATEMENT"]');
  const input = slotInput(page, 'documents-BANK_STATEMENT');
  await expect(slot).toContainText('bank-statement.pdf');
  const refusal = (name: string) => t('{name} wasn’t added.', { name });
  await input.setInputFiles(fileOf('statement.pdf', 'application/pdf', Buffer.alloc(4000, 'MZ')));
  await expect(slot.getByRole('alert')).toContainText(refusal('statement.pdf'));
  await expect(slot).toContainText('bank-statement.pdf');
  const pdf = readFileSync(join(documents, 'ng-company-bank-statement.pdf'));
  const end = Buffer.from('%%EOF\n');
  const large = Buffer.concat([pdf, Buffer.alloc(12_000_000, 32), end]);
  await input.setInputFiles(fileOf('large.pdf', 'application/pdf', large));
  await expect(slot.getByRole('alert')).toContainText('large.pdf');
  await input.setInputFiles(fileOf('october.pdf', 'application/pdf', Buffer.concat([pdf, end])));
  await expect(slot).toContainText(`october.pdf PDF, ${t('1 page')}, 2`);
  await slot.getByRole('button', { name: t('Undo') }).click();
  await expect(slot).not.toContainText('october.pdf');
  const passport = slotInput(page, 'business_owners.0.front_image');
  await passport.setInputFiles(join(documents, 'ng-company-bakare-electricity-bill.png'));
  await expect(page.locator('[id="business_owners.0.front_image"]')).toContainText(
    /PNG, \d{3,4} × \d{3,4}, \d+/,
  );
});

test('a draft is exported with its files and imported again', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  const window = page.viewportSize();
  if (isPhone(page)) await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: t('Export') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('Save file') }).click(),
  ]);
  if (window) await page.setViewportSize(window);
  const file = await download.path();
  const body = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(body['documents'])).toContain('data:application/pdf;base64,');
  await page.goto(`${demoUrl}/applications`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: t('Keep both') }).click();
  await expect(fieldInput(page, 'business_name')).toHaveValue(String(body['business_name']));
  await goToStep(page, t, 'Documents');
  await expect(page.getByText(t('Added'), { exact: true }).first()).toBeVisible();
});
