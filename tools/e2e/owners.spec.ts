import { expect } from '@playwright/test';
import { fieldInput, findingsAt, openExample } from './form.ts';
import { expectLeft, heading, jumpTo } from './navigation.ts';
import { test } from './servers.ts';

test('spaces around a line of text go when it is left, and a third of a share is read', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  const name = fieldInput(page, 'business_name');
  await name.fill('  Harborlight Software LLC ');
  await name.blur();
  await expect(name).toHaveValue('Harborlight Software LLC');
  await page.goto(`${draft}/owners`);
  await page.locator('summary').filter({ hasText: '%' }).first().click();
  const share = fieldInput(page, 'business_owners.0.ownership_percentage');
  await share.fill('33,333');
  await expect(page.getByText(t('Which amount do you mean?'))).toHaveCount(0);
  await share.blur();
  await expect(share).toHaveValue(/^33\D333$/u);
  const beneficial = page.locator('[name="business_owners.0.is_beneficial_owner"]');
  await expect(beneficial).toBeChecked();
  await share.fill('4');
  await expect(beneficial).not.toBeChecked();
});

test('140% of a business can’t be submitted, and a removed owner comes back', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${await openExample(page, demoUrl, 'Nigerian company', t)}/owners`);
  await page.locator('summary', { hasText: 'Chukwuemeka Obi' }).click();
  const share = 'business_owners.1.ownership_percentage';
  await fieldInput(page, share).fill('70');
  // Once the review says so at the share that is open, the chart no longer does.
  await expect(findingsAt(page, share)).toContainText(/140\s?%/u);
  await expect(page.getByText(/140\s?%\./u)).toHaveCount(1);
  await expectLeft(page, t, 1);
  await page.clock.install();
  await page.getByRole('button', { name: t('Remove {name}', { name: 'Chukwuemeka Obi' }) }).click();
  const undo = page.getByRole('button', { name: t('Undo') });
  await expect(undo).toBeFocused();
  await expect(page.locator('summary', { hasText: 'Chukwuemeka Obi' })).toHaveCount(0);
  // It doesn't go while nobody looks.
  await undo.blur();
  await page.clock.fastForward('02:00');
  await undo.click();
  const first = fieldInput(page, 'business_owners.1.first_name');
  await expect(first).toHaveValue('Chukwuemeka');
  await expect(first).toBeFocused();
});

test('shares of more than the whole look wrong, and no bar leaves the chart', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${draft}/owners`);
  const card = page.getByRole('region', { name: t('Who owns what') });
  await expect(card.locator('[data-tone="error"]')).toHaveCount(0);
  await page.locator('summary').filter({ hasText: '%' }).first().click();
  const share = fieldInput(page, 'business_owners.0.ownership_percentage');
  await share.fill('100');
  await expect(card.locator('[data-tone="error"]').first()).toBeVisible();
  const neutral = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--share-owner'));
  const bar = card.locator('tbody svg rect:last-child').first();
  // Each owner who has a share can correct it.
  const toFix = page.locator('li summary').filter({ hasText: t('{count} to fix', { count: 1 }) });
  await expect(toFix).toHaveCount(2);
  await expect(bar).toHaveAttribute('width', '100%');
  await expect(bar).not.toHaveCSS('fill', neutral);
  // The link of the panel leads to a share, and the sentence is there.
  await jumpTo(page, t, 'business_owners.0.ownership_percentage');
  await expect(share).toBeFocused();
  await expect(share).toHaveAttribute('aria-invalid', 'true');
  await expect(findingsAt(page, 'business_owners.0.ownership_percentage')).toContainText(
    /140\s?%/u,
  );
  // One share that can't be is marked like any other of so much, and isn't left out of the sum.
  const beneficial = page.locator('[name="business_owners.0.is_beneficial_owner"]');
  await share.fill('13');
  await share.blur();
  await expect(beneficial).not.toBeChecked();
  await fieldInput(page, 'business_owners.0.first_name').fill('Norah');
  await share.press('End');
  await share.pressSequentially('0');
  await share.blur();
  await expect(card.locator('tbody tr').first()).toContainText(/130\s?%/u);
  await expect(beneficial).toBeChecked();
});

test('another owner takes nothing from the progress of a step, and has a nationality of their own', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${draft}/owners`);
  // A phone folds the list of steps.
  const step = page.locator('a[aria-current="step"] small').first();
  await expect(step).toHaveText(t('Complete'));
  await page.getByRole('button', { name: t('Add an owner') }).click();
  await expect(step).toHaveText(/^\d+ \D+$/u);
  await expect(page.getByRole('complementary').locator('progress')).toHaveCount(0);
  await expect(page.locator('[id$=".nationality-input"]').last()).toHaveValue('');
});

test('Enter in a field goes on, and closes the card of an owner', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  const name = fieldInput(page, 'business_name');
  await name.fill(' Harborlight LLC ');
  await name.press('Enter');
  await expect(heading(page, t, 'Activity')).toBeFocused();
  await fieldInput(page, 'expected_monthly_payments_usd').press('Enter');
  await expect(heading(page, t, 'Owners')).toBeFocused();
  const owner = page.locator('summary').filter({ hasText: '%' }).first();
  await owner.click();
  await fieldInput(page, 'business_owners.0.first_name').press('Enter');
  await expect(fieldInput(page, 'business_owners.0.first_name')).toHaveCount(0);
  await expect(owner).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(name).toHaveValue('Harborlight LLC');
});
