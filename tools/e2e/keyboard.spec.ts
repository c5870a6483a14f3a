import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../apps/demo/src/web/language/languages.ts';
import { datePartOrder, monthNamesOf } from '../../packages/form/src/controls/dateParts.ts';
import { documents, fieldInput, reloadSaved, submitButton } from './form.ts';
import { heading, nextLink } from './navigation.ts';
import { test } from './servers.ts';
import { labelsIn } from './words.ts';

/** Presses Tab until the focus is on a control. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${control}`);
}

/** Types into the focused control. A list picks by the first letters: those before one that only an input method types. */
async function type(page: Page, text: string): Promise<void> {
  const isList = await page.evaluate(() => document.activeElement?.tagName === 'SELECT');
  await page.keyboard.type(isList ? text.replace(/[^ -~].*$/u, '') : text);
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  await reach(page, fieldInput(page, name));
  await type(page, text);
}

interface Day {
  readonly year: string;
  readonly month: number;
  readonly day: string;
}

/** Fills the parts of a date in the order of the language. */
async function fillDate(page: Page, language: Language, name: string, date: Day): Promise<void> {
  await reach(page, page.locator(`[data-field="${name}"]`).locator('select, input').first());
  const parts = { ...date, month: monthNamesOf(language)[date.month - 1] ?? '' };
  for (const part of datePartOrder(language)) {
    await type(page, parts[part]);
    await page.keyboard.press('Tab');
  }
}

/** Presses Enter on a link or a button. */
async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('Enter');
}

test('a Nigerian company is onboarded with the keyboard alone, with a reload in the middle', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  test.slow();
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const labels = labelsIn[language];
  const number = String(Date.now()).slice(-7);
  await page.goto(demoUrl);
  await press(page, page.getByRole('button', { name: t('New application') }).first());
  await expect(heading(page, t, 'Business')).toBeFocused();

  await fill(page, 'registered_address.country', countries.of('NG') ?? '');
  await fill(page, 'business_name', 'Oyin Bakery Limited');
  await fill(page, 'trading_name', 'Oyin');
  await fill(page, 'registration_number', 'RC 1482904');
  await fillDate(page, language, 'registration_date', { year: '2018', month: 3, day: '22' });
  await fill(page, 'tax_identification_number', '20481936-0001');
  await fill(page, 'registered_address.street1', '14 Adeola Odeku Street');
  await fill(page, 'registered_address.city', 'Lagos');
  await fill(page, 'registered_address.state', 'Lagos');
  await fill(page, 'registered_address.postal_code', '101241');
  await fill(page, 'email', `office${number}@oyinbakery.example.com`);
  await fill(page, 'phone', `0803${number}`);
  await fill(page, 'business_website', 'https://oyinbakery.ng');
  await fill(page, 'contact_person_email', `tola${number}@oyinbakery.example.com`);
  await fill(page, 'contact_person_phone', `0805${number}`);
  await press(page, nextLink(page, t, 'Activity'));

  await fill(page, 'industry', 'bakery');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fill(page, 'nature_of_business', 'Bakes bread in Lagos and sells it to supermarkets.');
  await fill(page, 'account_purpose', labels.accountPurposes.OPERATING_A_COMPANY);
  await fill(page, 'source_of_funds', labels.sourcesOfFunds.SALES_OF_GOODS_AND_SERVICES);
  await fill(
    page,
    'account_purpose_explanation',
    'Supermarkets pay in, and suppliers of flour and packaging are paid each month.',
  );
  await fill(
    page,
    'estimated_annual_revenue_usd',
    labels.annualRevenues.HUNDRED_THOUSAND_TO_MILLION,
  );
  await fill(page, 'expected_monthly_payments_usd', '22 000');
  await page.keyboard.press('Tab');
  const payments = fieldInput(page, 'expected_monthly_payments_usd');
  await expect(payments).toHaveValue(/^22\D000$/u);
  await fill(page, 'expected_monthly_income', '6,200,000');
  for (const question of [
    'conducts_money_services',
    'operates_in_prohibited_countries',
    'is_dao',
  ]) {
    const no = page.locator(`[name="${question}"]`).last();
    await reach(page, page.locator(`[name="${question}"]`).first());
    // Up from the first choice is the last: no.
    await page.keyboard.press('ArrowUp');
    await expect(no).toBeChecked();
  }
  await reloadSaved(page);
  await expect(payments).toHaveValue(/^22\D000$/u);
  await press(page, nextLink(page, t, 'Owners'));

  await expect(heading(page, t, 'Owners')).toBeFocused();
  await press(page, page.getByRole('button', { name: t('Add an owner') }));
  const owner = 'business_owners.0';
  await expect(fieldInput(page, `${owner}.first_name`)).toBeFocused();
  await page.keyboard.type('Tola');
  await fill(page, `${owner}.last_name`, 'Adeyemi');
  await fillDate(page, language, `${owner}.date_of_birth`, { year: '1987', month: 4, day: '3' });
  await fill(page, `${owner}.nationality`, countries.of('NG') ?? '');
  await fill(page, `${owner}.id_number`, 'A08913264');
  await fill(page, `${owner}.title`, labels.ownerTitles.CEO);
  await fill(page, `${owner}.ownership_percentage`, '100');
  await fillDate(page, language, `${owner}.relationship_establishment_date`, {
    year: '2018',
    month: 3,
    day: '22',
  });
  await fill(page, `${owner}.email`, `tola${number}@oyinbakery.example.com`);
  await fill(page, `${owner}.phone_number`, `0805${number}`);
  await fill(page, `${owner}.address.street1`, '9 Bourdillon Road');
  await fill(page, `${owner}.address.city`, 'Lagos');
  await fill(page, `${owner}.address.state`, 'Lagos');
  await fill(page, `${owner}.address.postal_code`, '101233');
  for (const role of ['is_signer', 'is_control_person']) {
    await reach(page, page.locator(`[name="${owner}.${role}"]`));
    await page.keyboard.press('Space');
  }
  await expect(page.locator(`[name="${owner}.is_beneficial_owner"]`)).toBeChecked();
  await press(page, nextLink(page, t, 'Documents'));

  const files = {
    'documents-BUSINESS_FORMATION': 'ng-company-certificate-of-incorporation.pdf',
    'documents-OWNERSHIP_INFORMATION': 'ng-company-articles-of-association.pdf',
    'documents-BANK_STATEMENT': 'ng-company-bank-statement.pdf',
    'business_owners.0.front_image': 'ng-company-obi-bank-statement.png',
    'business_owners.0.supporting_documents-PROOF_OF_ADDRESS':
      'ng-company-bakare-electricity-bill.png',
  };
  for (const [slot, file] of Object.entries(files)) {
    const place = page.locator(`[id="${slot}"]`);
    const chooser = page.waitForEvent('filechooser');
    await press(page, place.getByRole('button').last());
    await (await chooser).setFiles(join(documents, file));
    await expect(place).toContainText(t('Added'));
  }
  await reach(page, page.locator('select:has(option[value="UTILITY_BILL"])'));
  await type(page, labels.documentSubTypes.UTILITY_BILL);
  await press(page, nextLink(page, t, 'Review and submit'));
  await expect(page.getByText(t('Everything we can check is complete.'))).toBeVisible();
  await press(page, submitButton(page, t));
  await expect(page.getByRole('heading', { level: 1, name: 'Oyin Bakery Limited' })).toBeVisible();
});
