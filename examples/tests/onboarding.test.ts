import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { describeFiles } from './fileJourneys.ts';
import { describeForm } from './formJourneys.ts';
import { controlOf, status, submit } from './formPage.ts';

const open = describeForm('onboarding', { hasDrafts: true });
describeFiles('onboarding', open);
const examples = join(import.meta.dirname, '..');
const company: Record<string, unknown> = JSON.parse(
  readFileSync(join(examples, 'ng-company.json'), 'utf8'),
);

/** Opens a form in which nothing is filled in. */
const openBlank = () =>
  open((page) => page.route('**/known.json', (route) => route.fulfill({ json: {} })));
const draftBar = (page: Page) => page.locator('[data-draft]');
const savedDraft = (page: Page) => draftBar(page).filter({ hasText: 'Saved' });

/** The fields below a value with their paths; files and what the form fills in itself are left out. */
function fieldsOf(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (/image|documents|customer_type|phone_country_code/.test(path)) return [];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, field]) =>
    fieldsOf(field, path === '' ? key : `${path}.${key}`),
  );
}

async function fill(page: Page, path: string, value: unknown): Promise<void> {
  const controls = controlOf(page, path);
  const control = controls.first();
  const kind = await control.evaluate((one) => one.getAttribute('type') ?? one.localName);
  if (kind === 'radio') await controls.and(page.locator(`[value=${value ? 'yes' : 'no'}]`)).check();
  else if (kind === 'checkbox') await control.setChecked(value === true);
  else if (kind === 'select') await control.selectOption(String(value));
  else await control.fill(String(value));
}

const documents: readonly (readonly [string, string])[] = [
  ['CAC Certificate of Incorporation', 'ng-company-certificate-of-incorporation.pdf'],
  ['CAC Status Report', 'ng-company-articles-of-association.pdf'],
  ['Bank statement', 'ng-company-bank-statement.pdf'],
  ['Proof of tax ID', 'ng-company-tax-certificate.pdf'],
  ['Passport, photo page (Adunni Bakare)', 'us-llc-reyes-water-bill.png'],
  ['Proof of address (Adunni Bakare)', 'ng-company-bakare-electricity-bill.png'],
  ['Passport, photo page (Chukwuemeka Obi)', 'za-close-corporation-van-der-merwe-lease.png'],
  ['Proof of address (Chukwuemeka Obi)', 'ng-company-obi-bank-statement.png'],
];
const upload = (page: Page, slot: string | RegExp, file: string) =>
  page.getByLabel(slot, { exact: true }).setInputFiles(join(examples, 'documents', file));

describe('the page of onboarding', () => {
  test('asks for everything, with owners added and removed and documents by slot, and creates the customer', async () => {
    const page = await openBlank();
    const add = page.getByRole('button', { name: 'Add an owner' });
    for (let owner = 0; owner < 3; owner += 1) await add.click();
    await page.getByRole('button', { name: 'Remove owner 3' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await controlOf(page, 'business_owners.2.first_name').waitFor();
    await page.getByRole('button', { name: 'Remove owner 3' }).click();
    const fields = fieldsOf({
      ...company,
      email: 'whole@adunnifoods.com.ng',
      phone: '+2348031234700',
    });
    for (const [path, value] of fields) await fill(page, path, value);
    for (const [slot, file] of documents) {
      await upload(page, slot, file);
      await page.getByRole('group', { name: slot }).getByText('✓').waitFor();
    }
    for (const owner of [0, 1]) {
      const proof = `business_owners.${owner}.supporting_documents.0`;
      await fill(page, `${proof}.sub_type`, 'UTILITY_BILL');
    }
    await status(page).filter({ hasText: '0 left' }).waitFor();
    const sent = page.waitForRequest('**/api/**');
    await submit(page).click();
    await status(page).filter({ hasText: 'Created' }).waitFor();
    const body: unknown = (await sent).postDataJSON();
    expect(body).toMatchObject({ documents: [{}, {}, {}, {}], business_owners: [{}, {}] });
    expect(fieldsOf(body).toSorted()).toEqual(fields.toSorted());
  });

  test('sends no question as no that nobody has answered', async () => {
    const page = await openBlank();
    const dao = page.getByRole('group', { name: 'Is it a DAO?' });
    await submit(page).click();
    await expect.poll(() => dao.locator('small').textContent(), { timeout: 10_000 }).not.toBe('');
    await dao.getByLabel('No').check();
    await expect.poll(() => dao.locator('small').textContent()).toBe('');
  });

  test('keeps a draft with its files over a reload, until it is deleted', async () => {
    const page = await openBlank();
    await controlOf(page, 'registered_address.country').selectOption('NG');
    await controlOf(page, 'business_name').fill('Adunni Foods Limited');
    await upload(page, 'Bank statement', 'ng-company-bank-statement.pdf');
    const slot = page.getByRole('group', { name: 'Bank statement' });
    await slot.getByText('✓').waitFor();
    await savedDraft(page).waitFor();
    await page.reload();
    await slot.getByText('✓ ng-company-bank-statement.pdf').waitFor();
    expect(await controlOf(page, 'business_name').inputValue()).toBe('Adunni Foods Limited');
    await page.getByRole('button', { name: 'Delete this application' }).click();
    const deleted = draftBar(page).filter({ hasText: 'deleted' });
    await deleted.waitFor();
    await page.reload();
    await deleted.waitFor();
    expect(await controlOf(page, 'business_name').inputValue()).toBe('');
    expect(await controlOf(page, 'business_name').isEnabled()).toBe(false);
  });

  test('is in one tab at a time, and the other takes over what was saved', async () => {
    const page = await openBlank();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await draftBar(tab).filter({ hasText: 'another tab' }).waitFor();
    await controlOf(page, 'business_name').fill('Adunni Foods Limited');
    await savedDraft(page).waitFor();
    await tab.getByRole('button', { name: 'Continue here' }).click();
    await expect
      .poll(() => controlOf(tab, 'business_name').inputValue())
      .toBe('Adunni Foods Limited');
    await draftBar(page).filter({ hasText: 'another tab' }).waitFor();
    expect(await controlOf(page, 'business_name').isEnabled()).toBe(false);
  });

  test('says at its slot why a file was refused, and keeps the one that it holds', async () => {
    const page = await openBlank();
    await controlOf(page, 'registered_address.country').selectOption('NG');
    const slot = page.getByRole('group', { name: 'Bank statement' });
    await upload(page, 'Bank statement', 'ng-company-bank-statement.pdf');
    await slot.getByText('✓').waitFor();
    const input = page.getByLabel('Bank statement', { exact: true });
    const program = Buffer.from('MZ this is a program');
    await input.setInputFiles({ name: 'bank.pdf', mimeType: 'application/pdf', buffer: program });
    await slot.getByText('bank.pdf wasn’t added').waitFor();
    expect(await slot.locator('small.wrong').first().textContent()).not.toBe('');
    await slot.getByText('✓ ng-company-bank-statement.pdf').waitFor();
    await slot.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => slot.getByText('✓').count()).toBe(0);
  });
});
