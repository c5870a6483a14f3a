import { expect } from '@playwright/test';
import {
  fieldInput,
  fillOwnContacts,
  findingsAt,
  openExample,
  submit,
  submitAndSee,
} from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf } from './words.ts';

test('fields that the API refused are still named after a reload, until they change', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const issues = [
    { path: ['tax_identification_number'], message: 'unknown', remedy: 'Check the tax ID.' },
    { path: ['business_name'], message: 'unknown', remedy: 'Check the name.' },
  ];
  const refused = { status: 'error', code: 'VALIDATION_ERROR', message: 'Invalid', issues };
  const create = '**/api/business-customers';
  await page.route(create, (route) => route.fulfill({ status: 400, json: refused }));
  await submit(page, t);
  const notice = page.getByText(t('The API refused {count} fields', { count: 2 }));
  await expect(notice).toBeVisible();
  await expect(page.getByText(patternOf(t, 'Saved on this device at {time}'))).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByText(t('Not accepted')).first()).toBeVisible();
  await goToStep(page, t, 'Business');
  await expect(findingsAt(page, 'business_name')).toContainText('Check the name.');
  await fieldInput(page, 'business_name').fill('Harborlight Ports');
  await expect(findingsAt(page, 'business_name')).toHaveCount(0);
  await expect(findingsAt(page, 'tax_identification_number')).toContainText('Check the tax ID.');
});

test('what was sent again and refused again says so', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await fieldInput(page, 'email').fill(email);
  await goToStep(page, t, 'Review and submit');
  await page
    .getByRole('button', { name: t('Submit anyway…') })
    .filter({ visible: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Send anyway') })
    .click();
  await expect(page.getByRole('alert')).toContainText(
    patternOf(
      t,
      'You sent it again at {time}, and it was refused: a customer with the same email address or phone number exists. If this is another business, change both. Otherwise there’s nothing to send.',
    ),
  );
});
