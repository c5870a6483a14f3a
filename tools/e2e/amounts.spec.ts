import { expect } from '@playwright/test';
import { fieldInput, findingsAt, openExample, reloadSaved } from './form.ts';
import { test } from './servers.ts';

test('an amount is read as people write it, and shown with its currency', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${draft}/activity`);
  const payments = fieldInput(page, 'expected_monthly_payments_usd');
  const read = page.locator('#expected_monthly_payments_usd-input-shown');
  const inLanguage = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  for (const [typed, amount] of [
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['30 000 000,50', 30_000_000.5],
    ['1,250.75', 1250.75],
    ['1.250,75', 1250.75],
  ] as const) {
    await payments.fill(typed);
    await expect(read).toContainText('USD');
    await expect(read).toContainText(inLanguage.format(amount));
    await payments.blur();
    // Shown in the notation of the language once the field is left.
    await expect(payments).toHaveValue(
      new RegExp(language === 'fr' ? '\\d,\\d+$' : '\\d\\.\\d+$', 'u'),
    );
  }
  await payments.fill(language === 'en' ? '$33,333' : '$33.333');
  await payments.blur();
  await expect(payments).toHaveValue(/^33\D333$/u);
  // The decimal sign of the reader may begin decimals, even if they are too many.
  await payments.fill(language === 'en' ? '45.333' : '45,333');
  await payments.blur();
  await expect(page.getByText(t('Which amount do you mean?'))).toBeVisible();
  await expect(page.getByRole('button', { name: inLanguage.format(45.33) })).toBeVisible();
  await page.getByRole('button', { name: 'USD' }).first().click();
  await expect(payments).toHaveValue(/^45\D333$/u);
  await page.goto(`${draft}/owners`);
  await page.locator('summary').filter({ hasText: '%' }).first().click();
  const share = fieldInput(page, 'business_owners.0.ownership_percentage');
  await share.fill('12,50');
  const written = new Intl.NumberFormat(language).format(12.5);
  await expect(page.locator('summary').filter({ hasText: written })).toHaveCount(1);
  await share.blur();
  await expect(share).toHaveValue(written);
});

test('the local currency is named, and asked back only if an amount has two readings in it', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  const country = fieldInput(page, 'registered_address.country');
  await country.selectOption('SN');
  await reloadSaved(page);
  await page.goto(`${draft}/activity`);
  const income = fieldInput(page, 'expected_monthly_income');
  const read = page.locator('#expected_monthly_income-input-shown');
  await expect(page.locator('[id="expected_monthly_income-hint"]')).toContainText('XOF');
  await income.fill('45 000 000 F CFA');
  await income.blur();
  await expect(read).toHaveText(/^(?:XOF )?45\D000\D000(?: XOF)?$/u);
  await expect(income).toHaveValue(/^45\D000\D000$/u);
  await page.goto(`${draft}/business`);
  await country.selectOption('KW');
  await reloadSaved(page);
  await page.goto(`${draft}/activity`);
  await income.fill('1.250');
  await income.blur();
  await expect(page.getByText(t('Which amount do you mean?'))).toBeVisible();
  await expect(findingsAt(page, 'expected_monthly_income')).toBeVisible();
  await reloadSaved(page);
  await expect(income).toHaveValue('1.250');
  await page.getByRole('button', { name: 'KWD' }).first().click();
  await expect(income).toHaveValue(/^1\D250$/u);
  await expect(findingsAt(page, 'expected_monthly_income')).toHaveCount(0);
});
