import { expect, type Locator } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts';
import {
  acceptWarnings,
  expectDoubt,
  fillOwnContacts,
  openWarnings,
  setFault,
  submitButton,
} from './form.ts';
import { importChanged } from './importChanged.ts';
import { goToStep, openReview } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf } from './words.ts';

const tehran = { street1: '12 Valiasr Street', city: 'Tehran', state: 'Tehran', country: 'IR' };

test('shares of 140% in a sanctioned country are blocked, with the law first and nothing called complete', {
  tag: '@main',
}, async ({ page, demoUrl, t }) => {
  const change = { registered_address: tehran, registration_date: '2027-01-15' };
  const owner = { ownership_percentage: 70, date_of_birth: '1875-01-01' };
  await importChanged(page, demoUrl, t, change, owner);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url());
  });
  const review = await openReview(page, t);
  await expect(review.getByRole('heading', { level: 3 }).first()).toContainText(
    t('Law and sanctions'),
  );
  await page.keyboard.press('Escape');
  await goToStep(page, t, 'Review and submit');
  const law = openWarnings(page, t).first();
  await expect(law).toContainText(t('Law and sanctions: look at these first'));
  const main = page.locator('main');
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
  expect(await top(law)).toBeLessThan(await top(page.locator('#left-title')));
  await expect(main.getByText(t('Everything we can check is complete.'))).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText(t('Complete'))).toHaveCount(0);
  const business = page.locator('a[href$="/business"] small').first();
  await expect(business).toContainText(patternOf(t, '{count} to fix'));
  await expect(business).toContainText(patternOf(t, '{count} to look at'));
  await expectNoSidewaysScroll(page);
  await submitButton(page, t).click();
  await expect(page.locator('#left-title')).toBeFocused();
  const said = main.getByRole('alert').filter({ hasText: t('Nothing was sent. Fix this first.') });
  await expect(said).toBeInViewport();
  await expectNoViolations(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a warning is sent only with the name and the reason of somebody, which the report keeps', {
  tag: '@main',
}, async ({ page, demoUrl, t }) => {
  await importChanged(page, demoUrl, t, {}, { nationality: 'CU' });
  await fillOwnContacts(page);
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t).first()).toContainText(
    t('Law and sanctions: look at these first'),
  );
  await expect(page.getByText(t('Everything we can check is complete.'))).toHaveCount(0);
  await submitButton(page, t).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page);
  const name = dialog.getByLabel(t('Your name'));
  const reason = dialog.getByLabel(t('Why you accept it'));
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: t('Accept and submit') }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t('Enter your name.'));
  await expect(reason).toHaveAccessibleDescription(t('Enter a reason.'));
  await name.fill('Ada Obi');
  // A character that shows nothing.
  await reason.fill('\u2800');
  await dialog.getByRole('button', { name: t('Accept and submit') }).click();
  await expect(reason).toBeFocused();
  await expect(name).not.toHaveAccessibleDescription(t('Enter your name.'));
  await dialog.getByRole('button', { name: t('Don’t send') }).click();
  await expect(dialog).toHaveCount(0);
  await submitButton(page, t).click();
  await acceptWarnings(page, t, 'Ada Obi', 'Licensed by the regulator');
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  await page.goto(`${page.url().split('?')[0]}/report`);
  const accepted = t('Accepted by {name}: {reason}', {
    name: 'Ada Obi',
    reason: 'Licensed by the regulator',
  });
  await expect(page.getByText(accepted)).toHaveCount(1);
  const result = page.getByRole('region', { name: t('Result') });
  await expect(result.getByText(t('Result'), { exact: true })).toHaveCount(1);
  await expect(
    result.getByText(patternOf(t, 'Warnings accepted by {name}: {count}.')),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page, 'the report at 320 px');
});

test('what was accepted is listed place by place, and the report names the owners', async ({
  page,
  demoUrl,
  t,
}) => {
  // Both owners have the same document number.
  await importChanged(page, demoUrl, t, {}, { id_number: 'A08913264' });
  await fillOwnContacts(page);
  await goToStep(page, t, 'Review and submit');
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createBusinessCustomer' }]);
  await submitButton(page, t).click();
  await acceptWarnings(page, t);
  await expectDoubt(page, t);
  await setFault(page, demoUrl, []);
  const accepted = page.getByRole('status').filter({ hasText: t('Accepted warnings') });
  await expect(accepted.getByRole('listitem')).toHaveText([/^Adunni Bakare/u, /^Chukwuemeka Obi/u]);
  await page.getByRole('button', { name: t('Send again…') }).click();
  await page.getByRole('button', { name: t('Send again anyway') }).click();
  const link = page.locator('main a[href*="/customers/"]').first();
  await expect(link).toBeVisible();
  await page.goto(
    `${demoUrl}${await link.getAttribute('href')}/report`.replace(/\?.*(?=\/report)/u, ''),
  );
  const said = page.getByRole('region', { name: t('Findings') }).getByRole('cell');
  for (const name of ['Adunni Bakare', 'Chukwuemeka Obi'])
    await expect(said.filter({ hasText: new RegExp(`^${name} (?!:).*\\.`, 'u') })).toHaveCount(1);
});
