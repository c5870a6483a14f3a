import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import {
  acceptWarnings,
  fieldInput,
  fillOwnContacts,
  openExample,
  openWarnings,
  submit,
  submitAndSee,
  submitButton,
} from './form.ts';
import { importChanged } from './importChanged.ts';
import { goToPage, goToStep, heading, openReview } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf, type Translate } from './words.ts';

/** Submits an application, lets it be rejected, and opens its correction. Returns the page of the rejected customer. */
async function openRejected(
  page: Page,
  demoUrl: string,
  t: Translate,
  reason: string,
): Promise<string> {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  const rejected = page.url();
  await page.getByLabel(t('Sandbox: KYC status')).selectOption(reason);
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  return rejected;
}

/** The sentence of the customer's page and of its correction, if there's no reason. */
const noReason = 'No reason was given. Ask your payment provider.';

test('a correction is called rejected everywhere until it is submitted again', async ({
  page,
  demoUrl,
  t,
}) => {
  await openRejected(page, demoUrl, t, 'DOCUMENT_UNREADABLE');
  await expect(heading(page, t, 'Documents')).toBeVisible();
  const bar = page.getByRole('region', { name: t('Application'), exact: true });
  const stepLink = (step: string) => page.locator(`nav a[href$="/${step}"] small`);
  await expect(bar.getByText(t('Rejected: to correct'))).toBeVisible();
  await expect(page.getByText(t('Rejected: to correct'))).toHaveCount(1);
  await expect(stepLink('review').first()).toHaveText(t('To submit again'));
  await expect(stepLink('documents').first()).toHaveText(t('To correct'));
  await expect(stepLink('business').first()).toHaveText(t('Complete'));
  const review = await openReview(page, t);
  await expect(review.getByText(t('Everything else we can check is complete.'))).toBeVisible();
  await expect(
    review.getByText(t('Checked in your browser. Nothing is sent until you submit again.')),
  ).toBeVisible();
  for (const untrue of [
    'Draft',
    'Not submitted',
    'Everything we can check is complete.',
    'Checked in your browser. Nothing is sent until you submit.',
  ]) {
    await expect(page.getByText(t(untrue), { exact: true })).toHaveCount(0);
  }
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await goToStep(page, t, 'Review and submit');
  const summary = page.locator('main').getByRole('region', { name: t('Documents') });
  await expect(summary.getByText(t('To correct'))).toBeVisible();
  await expect(page.getByText(t('Everything else we can check is complete.'))).toBeVisible();
  await goToPage(page, t, 'Applications');
  const row = page.getByRole('row').filter({ hasText: t('Rejected: to correct') });
  // The list leads to where it is to be corrected.
  await row.getByRole('link').click();
  await expect(heading(page, t, 'Documents')).toBeVisible();
  // No reason names a document: none is called right until one of them is replaced.
  const slots = page.locator('main');
  await expect(slots.getByText(t('Check again'), { exact: true })).toHaveCount(7);
  await expect(slots.getByText(t('Added'), { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: patternOf(t, 'Remove {name}') })
    .first()
    .click();
  await expect(stepLink('documents').first()).not.toHaveText(t('To correct'));
  await expect(slots.getByText(t('Check again'), { exact: true })).toHaveCount(0);
  await expect(slots.getByText(t('Added'), { exact: true })).toHaveCount(6);
  await expect(bar.getByText(t('Rejected: to correct'))).toBeVisible();
});

test('a rejection without a reason says so, also where it is corrected', async ({
  page,
  demoUrl,
  t,
}) => {
  const rejected = await openRejected(page, demoUrl, t, 'rejected');
  await expect(heading(page, t, 'Business')).toBeVisible();
  await expect(page.getByText(t('This application was rejected'))).toBeVisible();
  await expect(page.getByText(t(noReason))).toBeVisible();
  await expect(page.getByText(t('Rejected: no reason given'))).toBeVisible();
  await expect(page.getByText(t('Rejected: to correct'))).toHaveCount(0);
  await page.goto(rejected);
  await expect(page.getByText(t(noReason))).toBeVisible();
});

test('what wasn’t changed since it was rejected is asked about once before it is sent', async ({
  page,
  demoUrl,
  t,
}) => {
  const rejected = await openRejected(page, demoUrl, t, 'NAME_MISMATCH');
  const dialog = page.getByRole('dialog', { name: t('Submit this application anyway?') });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url());
  });
  await submit(page, t);
  await expect(dialog).toContainText(t('You haven’t changed anything since it was rejected.'));
  await expect(dialog.getByRole('button', { name: t('Don’t send') })).toBeFocused();
  await dialog.getByRole('button', { name: t('Don’t send') }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);
  await goToStep(page, t, 'Business');
  const name = fieldInput(page, 'trading_name');
  const before = await name.inputValue();
  await name.fill('Harborlight Docks');
  await name.blur();
  await name.fill(before);
  await submit(page, t);
  // What is as it was hasn't changed.
  await dialog.getByRole('button', { name: t('Send anyway') }).click();
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  await page.goto(rejected);
  await expect(page.getByText(t('It was submitted again.'))).toBeVisible();
});

test('what wasn’t changed and has a warning is asked about first, then accepted by the same person', async ({
  page,
  demoUrl,
  t,
}) => {
  await importChanged(page, demoUrl, t, {}, { nationality: 'CU' });
  await fillOwnContacts(page);
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t).first()).toBeVisible();
  await submitButton(page, t).click();
  await acceptWarnings(page, t);
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  const rejected = page.url();
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('rejected');
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t).first()).toBeVisible();
  await submitButton(page, t).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Send anyway') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('Submit with this warning?') });
  await expect(dialog.getByLabel(t('Your name'))).toHaveValue('Ada Obi');
  const reason = dialog.getByLabel(t('Why you accept it'));
  await expect(reason).toBeFocused();
  await reason.fill('I looked at it again');
  await dialog.getByRole('button', { name: t('Accept and submit') }).click();
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  expect(page.url()).not.toBe(rejected);
});

test('a correction that changes something is sent without a question', async ({
  page,
  demoUrl,
  t,
}) => {
  const rejected = await openRejected(page, demoUrl, t, 'NAME_MISMATCH');
  await fieldInput(page, 'trading_name').fill('Harborlight Docks');
  await submitAndSee(page, t);
  expect(page.url()).not.toBe(rejected);
  // Both have the same name: the filter tells them apart.
  await page.goto(`${demoUrl}/wallets`);
  const owners = page.getByLabel(t('Wallet owner')).locator('option');
  await expect(owners).toHaveCount(3);
  expect(new Set(await owners.allInnerTexts()).size).toBe(3);
});

test('the decision of KYC is one of the events of a customer, with its time', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  const events = page.getByRole('region', { name: t('Events') }).getByRole('listitem');
  await expect(events).toHaveCount(1);
  const decision = page.getByLabel(t('Sandbox: KYC status'));
  await decision.selectOption('approved');
  await expect(events.first()).toContainText(t('KYC approved'));
  await decision.selectOption('rejected');
  await expect(events.first()).toContainText(t('KYC rejected'));
  await expect(events).toHaveCount(2);
});
