import { expect } from '@playwright/test';
import { fieldInput, isSaved, reloadSaved } from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';
import { labelsIn } from './words.ts';

test('a question is answered with yes or no, and has no answer before', async ({
  page,
  demoUrl,
  language,
  t,
}) => {
  await page.goto(`${demoUrl}/applications`);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await fieldInput(page, 'business_name').fill('Oyin Bakery Limited');
  await goToStep(page, t, 'Activity');
  const step = page.locator('a[aria-current="step"]').first();
  // Every answer of the step, the three questions among them.
  await expect(step).toContainText(t('{count} missing', { count: 11 }));
  const question = page.getByRole('group', { name: labelsIn[language].questions.is_dao });
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await question.getByLabel(t('No')).check();
  await expect(step).toContainText(t('{count} missing', { count: 10 }));
  await reloadSaved(page);
  await expect(question.getByLabel(t('No'))).toBeChecked();
  await isSaved(page);
  await goToStep(page, t, 'Review and submit');
  // The two others have no answer, and none is made up for them.
  await expect(page.locator('dd').getByText(t('No'), { exact: true })).toHaveCount(1);
});

test('details for banks abroad are checked, and sent with the account', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  const name = t('Add bank account');
  await page.getByRole('button', { name }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('Bank'), exact: true }).fill('Zenith');
  await page.getByRole('option', { name: 'Zenith Bank' }).click();
  await page.locator('[name="account_name"]').fill('Adunni Foods Limited');
  await page.locator('[name="account_number"]').fill('5050114930');
  await dialog.getByText(t('Details for banks abroad')).click();
  const iban = dialog.getByLabel(t('IBAN'));
  await iban.fill('GB82 WEST 1234 5698 7654 33');
  await iban.blur();
  await expect(iban).toHaveAccessibleDescription(/./);
  await iban.fill('GB82WEST12345698765432');
  const request = page.waitForRequest('**/api/payout/methods/banks');
  await dialog.getByRole('button', { name }).click();
  // Banks in Nigeria have none: a person must look before it is sent.
  await dialog.getByRole('button', { name: t('Send anyway') }).click();
  expect((await request).postDataJSON()).toMatchObject({ iban: 'GB82WEST12345698765432' });
  await expect(dialog).toHaveCount(0);
});

test('an industry that was only typed stays, and is asked to be chosen', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(demoUrl);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await goToStep(page, t, 'Activity');
  const industry = fieldInput(page, 'industry');
  await industry.fill('qwertz');
  await expect(
    page.getByText(t('Nothing found. Try another word for what the business does.')),
  ).toBeVisible();
  await industry.press('Tab');
  await expect(industry).toHaveValue('qwertz');
  await expect(industry).toHaveAccessibleDescription(t('Choose an industry from the list.'));
  await industry.fill('padaria');
  await expect(industry).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('option', { name: '(311811)' }).click();
  await industry.press('Tab');
  await expect(industry).toHaveValue(/\(311811\)/u);
  await expect(page.getByText(t('Choose an industry from the list.'))).toHaveCount(0);
});
