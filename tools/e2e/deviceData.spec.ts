import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { foundIn, personal, storedOn } from './deviceContents.ts';
import { documents, openExample, setFault, submit, submitAndSee } from './form.ts';
import { goToStep, heading, isPhone } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf, type Translate } from './words.ts';

async function shareComputer(page: Page, url: string, t: Translate): Promise<void> {
  await page.goto(`${url}/applications`);
  await page
    .getByLabel(t('Delete drafts and their files from this device after'))
    .selectOption('1');
  await page.getByRole('button', { name: t('Delete now') }).click();
}

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('on a shared computer nothing that was submitted stays, and its report until the tab is left', async ({
  page,
  demoUrl,
  t,
}) => {
  await shareComputer(page, demoUrl, t);
  await openExample(page, demoUrl, 'US LLC', t);
  const texts = await personal(page);
  await goToStep(page, t, 'Documents');
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual(texts);
  await submitAndSee(page, t);
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual([]);
  await page.getByRole('link', { name: t('View and print') }).click();
  await expect(page.getByRole('heading', { name: t('Findings') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('The report was deleted from this device.'))).toBeVisible();
});

test('a shorter time deletes nothing that was kept before somebody confirms it', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  const texts = await personal(page);
  await submitAndSee(page, t);
  await page.goto(`${demoUrl}/applications`);
  const time = page.getByLabel(t('Delete drafts and their files from this device after'));
  await time.selectOption('1');
  await page.getByRole('button', { name: t('Keep everything') }).click();
  await expect(time).toHaveValue('720');
  expect(foundIn(await storedOn(page), texts)).toEqual(texts);
  await shareComputer(page, demoUrl, t);
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual([]);
});

test('nor does it after a lost answer that a person settled', async ({ page, demoUrl, t }) => {
  await shareComputer(page, demoUrl, t);
  await openExample(page, demoUrl, 'US LLC', t);
  const texts = await personal(page);
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  const found = { status: 'success', data: { kyc_status: 'pending', email: texts[0] } };
  await page.route('**/sandbox/customers/*', (route) => route.fulfill({ json: found }));
  await page.getByLabel(t('Customer ID from your payment provider')).fill('cus-1');
  await page.getByRole('button', { name: t('It was created') }).click();
  await expect(page.getByRole('link', { name: t('View customer') })).toBeVisible();
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual([]);
});

test('elsewhere it goes after seven days, with its documents', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  const texts = await personal(page);
  await submitAndSee(page, t);
  expect(foundIn(await storedOn(page), texts)).toEqual(texts);
  const afterDays = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000);
    await page.reload();
    await expect(page.getByText(t('KYC pending'))).toBeVisible();
  };
  await afterDays(6);
  expect(foundIn(await storedOn(page), texts)).toEqual(texts);
  await afterDays(8);
  await expect.poll(async () => foundIn(await storedOn(page), texts)).toEqual([]);
  await page.reload();
  await expect(page.getByText(t('The application was deleted from this device.'))).toBeVisible();
});

test('an export says what it writes where before it does', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  // The bar of a phone has no room for it.
  if (isPhone(page)) await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: t('Export') }).click();
  const dialog = page.getByRole('dialog', { name: t('Export this application?') });
  await expect(dialog).toContainText(/\.json/u);
  await expect(dialog).toContainText(
    patternOf(t, 'It contains the documents too: {count} ({size}), but not their file names.'),
  );
  await expect(dialog).toContainText(
    t('The file isn’t encrypted. Delete it once you no longer need it.'),
  );
  await expect(dialog.getByRole('button', { name: t('Cancel') })).toBeFocused();
  await dialog.getByRole('button', { name: t('Cancel') }).click();
  expect(downloads).toBe(0);
});

test('a file of a draft that is here replaces it, or is kept beside it, as a person decides', async ({
  page,
  demoUrl,
  t,
}) => {
  const input = page.locator('input[type="file"]');
  const file = join(documents, '../ng-company.json');
  const rows = page.getByRole('button', { name: patternOf(t, 'Delete {name}') });
  const importFile = async () => {
    await page.goto(`${demoUrl}/applications`);
    // Shown together with the drafts.
    await expect(
      page.getByLabel(t('Delete drafts and their files from this device after')),
    ).toBeVisible();
    await input.setInputFiles(file);
  };
  await importFile();
  await expect(heading(page, t, 'Business')).toBeVisible();
  for (const [choice, count] of [
    ['Keep both', 2],
    ['Replace the draft', 2],
  ] as const) {
    await importFile();
    await page.getByRole('button', { name: t(choice) }).click();
    await expect(heading(page, t, 'Business')).toBeVisible();
    await page.goto(`${demoUrl}/applications`);
    await expect(rows).toHaveCount(count);
  }
});
