import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fileOf, fillOwnContacts, openExample, submitAndSee } from './form.ts';
import { openControls } from './navigation.ts';
import { test } from './servers.ts';

test('a payout goes to accounts of its own currency only', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('approved');
  const nextStep = page.getByText(t('Next, create a wallet so that it can receive payments.'));
  await expect(nextStep).toBeVisible();
  await expect(page.getByText(t('No payout methods yet'))).toBeVisible();
  const create = page.getByRole('button', { name: t('Create wallet') });
  await create.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('Currency')).selectOption('ZAR');
  await dialog.getByLabel(t('Name')).fill('Rand of Adunni');
  // What was typed stays when the window is closed.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await create.click();
  await expect(dialog.getByLabel(t('Name'))).toHaveValue('Rand of Adunni');
  await dialog.getByRole('button', { name: t('Create wallet') }).click();
  await expect(nextStep).toHaveCount(0);
  await page
    .getByRole('button', { name: t('Add bank account') })
    .first()
    .click();
  await dialog.getByRole('combobox', { name: t('Bank'), exact: true }).fill('Zenith');
  await page.getByRole('option', { name: 'Zenith Bank' }).click();
  await page.locator('[name="account_name"]').fill('Adunni Foods Limited');
  await page.locator('[name="account_number"]').fill('5050114930');
  await dialog.getByRole('button', { name: t('Add bank account') }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Rand of Adunni' }).click();
  await page.getByRole('button', { name: t('Pay out'), exact: true }).click();
  await expect(
    page.getByText(t('Add a bank account in {currency} first.', { currency: 'ZAR' })),
  ).toBeVisible();
});

test('what was moved is said with its state, and Enter doesn’t move it again', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  await page.goto(`${demoUrl}/wallets`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: t('Fund'), exact: true }).click();
  const amount = page.locator('#amount');
  await amount.fill('12');
  await page.getByRole('button', { name: t('Fund wallet') }).click();
  const said = page.getByRole('status').filter({ hasText: t('View transaction') });
  await expect(said).toContainText(/^12[.,]00/u);
  await expect(said).toContainText(t('Completed'));
  await expect(amount).toHaveValue('');
  await amount.press('Enter');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await expect(said).toBeVisible();
});

test('a refusal names what was wrong', async ({ page, demoUrl, t }) => {
  await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  await page.goto(`${demoUrl}/wallets`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: t('Fund'), exact: true }).click();
  await page.route('**/sandbox/wallets/*/fund', (route) =>
    route.continue({ postData: JSON.stringify({ amount: 7 }) }),
  );
  await page.getByRole('button', { name: t('Fund wallet') }).click();
  const alert = page.getByRole('alert').filter({ hasText: t('Some fields need attention') });
  await expect(alert.getByRole('listitem')).toHaveText(/^amount \S/u);
});

test('an account without a bank says so at the bank', async ({ page, demoUrl, t }) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page
    .getByRole('button', { name: t('Add bank account') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('Add bank account') }).click();
  const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
  await expect(bank).toBeFocused();
  await expect(bank).toHaveAttribute('aria-invalid', 'true');
  const [wrong, right] = await Promise.all(
    [bank, dialog.getByLabel(t('Currency'))].map((control) =>
      control.evaluate((element) => getComputedStyle(element).borderTopColor),
    ),
  );
  expect(wrong).not.toBe(right);
});

test('rows without an address stay, and the export has every column', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/address-check/list`);
  const csv = `name,amount,address\nAma,120,0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359\nKofi,80,\n`;
  await page
    .locator('input[type="file"]')
    .setInputFiles(fileOf('payees.csv', 'text/csv', Buffer.from(csv)));
  await page.getByRole('button', { name: t('Check the list') }).click();
  await expect(page.getByRole('cell', { name: t('No address'), exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('Export results') }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain(',name,amount,address');
  expect(exported).toContain(',Kofi,80,');
});

test('look-alikes within one list are distinguished', async ({ page, demoUrl, t }) => {
  await page.goto(`${demoUrl}/address-check/list`);
  const one = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const other = '0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed';
  await page.locator('#list').fill(`${one}\n${other}`);
  await page.getByRole('button', { name: t('Check the list') }).click();
  const row = page.getByRole('row').filter({ hasText: t('Look-alike') });
  await expect(row.first()).toContainText(
    t('Looks like line {line} but is different. Compare every character.', { line: 2 }),
  );
});

test('the report counts the rules that applied, and writes dates in words', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  await page.getByRole('link', { name: t('View and print') }).click();
  const applied = page
    .locator('dt', { hasText: new RegExp(`^${t('Rules applied')}$`) })
    .locator('+ dd');
  await expect(page.getByRole('heading', { name: t('Check report') })).toBeVisible();
  await expect(page.locator('dt', { hasText: t('Submitted') }).locator('+ dd')).toContainText(
    /\d:\d\d/,
  );
  // None of this application has a finding.
  const count = await applied.textContent();
  expect(Number(count)).toBeGreaterThan(0);
  await expect(
    page.getByRole('heading', {
      name: t('{topic}: {count}', { topic: t('Rules without a finding'), count: count ?? '' }),
    }),
  ).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\d{4}-\d{2}-\d{2}/);
});

test('after a reset every page shows what is left', async ({ page, demoUrl, t }) => {
  await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  await page.goto(`${demoUrl}/wallets`);
  await expect(page.getByRole('table')).toBeVisible();
  const controls = await openControls(page, t);
  await controls.getByRole('button', { name: t('Delete all sandbox data') }).click();
  await controls.getByRole('button', { name: t('Delete data') }).click();
  await expect(page).toHaveURL(/\/applications$/);
  await page.goto(`${demoUrl}/wallets`);
  await expect(page.getByText(t('No wallets yet'))).toBeVisible();
});

test('countries of phone numbers are sorted by their names, each with one', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  // They load when the field comes into view.
  await page.locator('[data-field="phone"]').scrollIntoViewIfNeeded();
  const options = page.locator('[data-field="phone"] option');
  await expect.poll(() => options.count()).toBeGreaterThan(200);
  const labels = await options.allTextContents();
  const names = labels.map((label) => label.replace(/\s\+?\d+$/u, ''));
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  expect(names.filter((name) => /^[A-Z]{2}$/u.test(name))).toEqual([]);
});
