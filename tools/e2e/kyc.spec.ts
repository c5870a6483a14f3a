import { expect } from '@playwright/test';
import {
  acceptWarnings,
  fieldInput,
  fillOwnContacts,
  openExample,
  openWarnings,
  submitAndSee,
  submitButton,
  submitUnchanged,
} from './form.ts';
import { goToStep, heading, openControls } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf } from './words.ts';

test('a rejected customer says why, and leads to a correction with what was entered', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('NAME_MISMATCH');
  const meaning = t('The business name differs from the one on the company register.');
  await expect(page.getByRole('listitem').filter({ hasText: meaning })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Create wallet') })).toHaveCount(0);
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  const name = fieldInput(page, 'business_name');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
  await expect(fieldInput(page, 'email')).toHaveValue(email);
});

test('a correction has its reason and its files, and is submitted with the same email', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  const rejected = page.url();
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('DOCUMENT_UNREADABLE');
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  await expect(heading(page, t, 'Documents')).toBeVisible();
  await expect(
    page.getByText(t('A document can’t be read.')).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText('bank-statement.pdf').first()).toBeVisible();
  await submitUnchanged(page, t);
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toBe(rejected);
  await page.goto(`${demoUrl}/customers`);
  const corrects = page.getByRole('row', { name: patternOf(t, 'Replaces {id}') });
  await expect(corrects.getByText(t('KYC pending'))).toBeVisible();
  await expect(page.getByRole('row', { name: t('KYC rejected') })).toHaveCount(1);
});

test('a customer whom a new application wouldn’t help is offered none', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await fieldInput(page, 'registration_number').fill('KYC-REJECTED-SANCTIONS-MATCH');
  // No state of the US has such a number: a person takes responsibility for it.
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t)).toBeVisible();
  await submitButton(page, t).click();
  await acceptWarnings(page, t);
  await expect(page.getByText(t('KYC rejected')).first()).toBeVisible();
  await expect(
    page.getByText(
      t('Contact the provider, who reviews this. Don’t submit the application again.'),
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('Correct and submit again') })).toHaveCount(0);
});

test('a decision that the sandbox refuses says why nothing changed', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  const rejected = page.url();
  const decision = page.getByLabel(t('Sandbox: KYC status'));
  await decision.selectOption('DOCUMENT_UNREADABLE');
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  await expect(heading(page, t, 'Documents')).toBeVisible();
  await submitUnchanged(page, t);
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  await page.goto(rejected);
  await decision.selectOption('approved');
  await expect(
    page.getByRole('alert').getByText(t('Not changed: another customer uses its email address.')),
  ).toBeVisible();
  await expect(decision).toHaveValue('DOCUMENT_UNREADABLE');
});

test('what the sandbox forgot isn’t called rejected', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  await page.getByLabel(t('Sandbox: KYC status')).selectOption('rejected');
  await page.getByRole('button', { name: t('Correct and submit again') }).click();
  await expect(page.getByText(t('Rejected: no reason given'))).toBeVisible();
  const controls = await openControls(page, t);
  await controls.getByRole('button', { name: t('Delete all sandbox data') }).click();
  await controls.getByRole('button', { name: t('Delete data') }).click();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(page.getByRole('cell', { name: t('Draft'), exact: true })).toBeVisible();
});

test('the list has a dash for a state that it can’t ask for, until there is a network again', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await submitAndSee(page, t);
  await page.route('**/sandbox/customers/*', (route) => route.abort());
  await page.goto(`${demoUrl}/customers`);
  await expect(page.getByRole('cell', { name: '–', exact: true })).toBeVisible();
  await page.unroute('**/sandbox/customers/*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('cell', { name: t('KYC pending') })).toBeVisible();
});
