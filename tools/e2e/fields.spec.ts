import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { documents, fieldInput, findingsAt, openExample, reloadSaved, slotInput } from './form.ts';
import { continueTo, isPhone } from './navigation.ts';
import { test } from './servers.ts';
import { labelsIn } from './words.ts';

test('another country clears the state, and the first one brings it back', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  const country = page.getByLabel(t('Country of registration'));
  const state = fieldInput(page, 'registered_address.state');
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
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company', t);
  await page.goto(`${draft}/documents`);
  const business = page.getByRole('region', { name: 'Adunni Foods Limited' });
  await expect(
    business.getByText(t('Recommended: {names}.', { names: '' }).slice(0, -1)),
  ).toBeVisible();
  await business.getByLabel(t('Another document (optional)')).selectOption('DIRECTORS_REGISTRY');
  await slotInput(page, 'documents-DIRECTORS_REGISTRY').setInputFiles(
    `${documents}/us-llc-operating-agreement.pdf`,
  );
  const added = business.getByRole('listitem').filter({ hasText: 'CAC 7' });
  await expect(added.getByText(t('Added'), { exact: true })).toBeVisible();
  await reloadSaved(page);
  await expect(added.getByText(t('Added'), { exact: true })).toBeVisible();
  const owner = page.getByRole('region', { name: 'Adunni Bakare' });
  await owner.getByLabel(t('Another document (optional)')).selectOption('other');
  await expect(owner.locator('[id="business_owners.0.back_image"]')).toBeVisible();
});

test('a name and a number are written as they should be, and a number can be taken back', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  const name = fieldInput(page, 'business_name');
  await name.fill('Kericho   Tea  Ltd');
  await name.blur();
  await expect(name).toHaveValue('Kericho Tea Ltd');
  await fieldInput(page, 'registered_address.country').selectOption('KE');
  const number = fieldInput(page, 'registration_number');
  const tax = fieldInput(page, 'tax_identification_number');
  await number.fill('pvt 7xklm9y');
  await tax.fill('p051365947 m');
  await tax.blur();
  await expect(tax).toHaveValue('P051365947M');
  await expect(number).toHaveValue('PVT-7XKLM9Y');
  const undo = page.locator('[id="registration_number"]').getByRole('button', { name: t('Undo') });
  await undo.click();
  await expect(number).toHaveValue('pvt 7xklm9y');
  await number.blur();
  await reloadSaved(page);
  await expect(tax).toHaveValue('P051365947M');
});

test('dates on documents are checked, kept and not part of what is exported', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company', t);
  await page.goto(`${draft}/documents`);
  const owner = page.getByRole('region', { name: 'Adunni Bakare' });
  const expiry = owner.getByRole('group', { name: labelsIn[language].fields.expires }).first();
  const year = expiry.locator('input[maxlength="4"]');
  await expiry.getByRole('combobox').selectOption('01');
  await expiry.locator('input[maxlength="2"]').fill('31');
  await year.fill('2020');
  await year.blur();
  const findings = findingsAt(page, 'business_owners.0.id_dates.expires');
  await expect(findings).toBeVisible();
  await reloadSaved(page);
  await expect(year).toHaveValue('2020');
  const window = page.viewportSize();
  // A phone has no “Export”.
  if (isPhone(page)) await page.setViewportSize({ width: 1280, height: 900 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('Export') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Adunni Foods Limited.json');
  await expect(dialog).toContainText(
    t('The file isn’t encrypted. Delete it once you no longer need it.'),
  );
  await dialog.getByRole('button', { name: t('Save file') }).click();
  if (window) await page.setViewportSize(window);
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Adunni Foods Limited');
  expect(file).not.toMatch(/2020-01-31|id_dates|issued|expires/);
  await year.fill('2099');
  await year.blur();
  await expect(findings).toHaveCount(0);
});

test('a search typed before the industries have loaded finds them', async ({
  page,
  demoUrl,
  t,
}) => {
  const held: (() => void)[] = [];
  await page.route(/industryList/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await continueTo(page, t, 'Activity');
  const industry = fieldInput(page, 'industry');
  await industry.pressSequentially('bakery');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(page.getByRole('option', { name: '(311811)' })).toBeVisible();
  await expect(industry).toHaveValue('bakery');
});

test('a phone number that is typed with its + sets the country, and is shown without it', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  const number = fieldInput(page, 'phone');
  const country = page.locator('[data-field="phone"] select');
  await number.scrollIntoViewIfNeeded();
  await expect(country).toHaveValue('NG');
  await number.fill('');
  await number.pressSequentially('+233 24 412 3456');
  await expect(country).toHaveValue('GH');
  await number.blur();
  await expect(number).toHaveValue('24 412 3456');
  await expect(country).toHaveValue('GH');
});
