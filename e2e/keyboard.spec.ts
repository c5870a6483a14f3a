import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { documents, reloadSaved, slotInput } from './form.ts';
import { test } from './servers.ts';

/** Presses Tab until the focus is on the control with this ID. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    const at = await page.evaluate(() => document.activeElement?.id);
    if (at === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${id}`);
}

/** Tabs to a field and types into it; a list picks by the first letters. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `${name}-input`);
  await page.keyboard.type(text);
}

/** Fills a date from its first part on. */
async function fillDate(page: Page, name: string, [month, day, year]: string[]): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    const at = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'],
    );
    if (at === name) break;
    await page.keyboard.press('Tab');
  }
  for (const part of [month, day, year]) {
    await page.keyboard.type(part ?? '');
    await page.keyboard.press('Tab');
  }
}

async function follow(page: Page, name: RegExp | string): Promise<void> {
  const link = page.getByRole('link', { name }).first();
  for (let i = 0; i < 80; i += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('a Nigerian company is onboarded with the keyboard alone, with a reload in the middle', async ({
  page,
  demoUrl,
}) => {
  const number = String(Date.now()).slice(-7);
  await page.goto(demoUrl);
  await page.getByRole('button', { name: 'New application' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Business' })).toBeFocused();

  await fill(page, 'registered_address.country', 'Nigeria');
  await fill(page, 'business_name', 'Oyin Bakery Limited');
  await fill(page, 'trading_name', 'Oyin');
  await fill(page, 'registration_number', 'RC 1482904');
  await fillDate(page, 'registration_date', ['March', '22', '2018']);
  await fill(page, 'tax_identification_number', '20481936-0001');
  await fill(page, 'registered_address.street1', '14 Adeola Odeku Street');
  await fill(page, 'registered_address.city', 'Lagos');
  await fill(page, 'registered_address.state', 'Lagos');
  await fill(page, 'registered_address.postal_code', '101241');
  await fill(page, 'email', `office${number}@oyinbakery.example.com`);
  await fill(page, 'phone', `0803${number}`);
  await fill(page, 'business_website', 'https://oyinbakery.example.com');
  await fill(page, 'contact_person_email', `tola${number}@oyinbakery.example.com`);
  await fill(page, 'contact_person_phone', `0805${number}`);
  await follow(page, 'Continue to Activity');

  await fill(page, 'industry', 'bakery');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fill(page, 'nature_of_business', 'Bakes bread in Lagos and sells it to supermarkets.');
  await fill(page, 'account_purpose', 'Operating');
  await fill(page, 'source_of_funds', 'Sales of goods');
  await fill(
    page,
    'account_purpose_explanation',
    'Supermarkets pay in, and suppliers of flour and packaging are paid each month.',
  );
  await fill(page, 'estimated_annual_revenue_usd', '$100,000');
  await fill(page, 'expected_monthly_payments_usd', '22,000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'USD 22,000.00' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Monthly payments (USD)')).toBeFocused();
  await fill(page, 'expected_monthly_income', '6,200,000');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await reloadSaved(page);
  await expect(page.getByLabel('Monthly payments (USD)')).toHaveValue('22,000.00');
  await follow(page, 'Continue to Owners');

  await expect(page.getByRole('heading', { level: 1, name: 'Owners' })).toBeFocused();
  const add = page.getByRole('button', { name: 'Add an owner' });
  for (let i = 0; i < 40; i += 1) {
    if (await add.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const owner = 'business_owners.0';
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Tola');
  await fill(page, `${owner}.last_name`, 'Adeyemi');
  await fillDate(page, `${owner}.date_of_birth`, ['April', '3', '1987']);
  await fill(page, `${owner}.id_number`, 'A08913264');
  await fill(page, `${owner}.title`, 'Chief exec');
  await fill(page, `${owner}.ownership_percentage`, '100');
  await fillDate(page, `${owner}.relationship_establishment_date`, ['March', '22', '2018']);
  await fill(page, `${owner}.email`, `tola${number}@oyinbakery.example.com`);
  await fill(page, `${owner}.phone_number`, `0805${number}`);
  await fill(page, `${owner}.address.street1`, '9 Bourdillon Road');
  await fill(page, `${owner}.address.city`, 'Lagos');
  await fill(page, `${owner}.address.state`, 'Lagos');
  await fill(page, `${owner}.address.postal_code`, '101233');
  for (const role of ['is_signer', 'is_control_person']) {
    for (let i = 0; i < 10; i += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.getAttribute('name'));
      if (at === `${owner}.${role}`) break;
    }
    await page.keyboard.press('Space');
  }
  await expect(page.getByLabel('Beneficial owner')).toBeChecked();
  await follow(page, 'Continue to Documents');

  // The file chooser belongs to the system: files are given to the inputs behind the buttons.
  const files = {
    'documents-BUSINESS_FORMATION': 'ng-company-certificate-of-incorporation.pdf',
    'documents-OWNERSHIP_INFORMATION': 'ng-company-articles-of-association.pdf',
    'documents-BANK_STATEMENT': 'ng-company-bank-statement.pdf',
    'business_owners.0.front_image': 'ng-company-obi-bank-statement.png',
    'business_owners.0.supporting_documents-PROOF_OF_ADDRESS':
      'ng-company-bakare-electricity-bill.png',
  };
  for (const [slot, file] of Object.entries(files)) {
    await slotInput(page, slot).setInputFiles(join(documents, file));
    await expect(page.locator(`[id="${slot}"]`)).toContainText('Added');
  }
  await page.getByLabel('Kind of proof').focus();
  await page.keyboard.type('Utility');
  await follow(page, 'Continue to Review and submit');
  await expect(page.getByText('Everything we can check is complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Oyin Bakery Limited' })).toBeVisible();
});
