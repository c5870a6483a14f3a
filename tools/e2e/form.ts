import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { goToStep, heading } from './navigation.ts';
import { patternOf, type Translate } from './words.ts';

export const documents: string = join(import.meta.dirname, '../../examples/documents');

/** Opens an example as a new draft and waits for its first review. Returns the URL of its steps. */
export async function openExample(
  page: Page,
  url: string,
  title: string,
  t: Translate,
): Promise<string> {
  await page.goto(`${url}/applications`);
  await page.getByRole('button', { name: `${t('Open')} ${t(title)}` }).click();
  await expect(heading(page, t, 'Business')).toBeVisible();
  await expect(page.locator('a[aria-current="step"] small').first()).not.toBeEmpty();
  return page.url().replace(/\/business.*/, '');
}

let count = 0;

/** Gives the business contacts that no other test uses: each customer needs its own. */
export async function fillOwnContacts(page: Page): Promise<void> {
  count += 1;
  const number = String(Date.now() + count).slice(-7);
  await page.locator('#email-input').fill(`office${number}@oyinbakery.ng`);
  const codes = page.locator('[data-field="phone"] select');
  // Numbers are formatted once they are in view and their tables have loaded, which nobody outruns by hand.
  await codes.scrollIntoViewIfNeeded();
  await expect(codes.locator('option').nth(2)).toBeAttached();
  if ((await codes.inputValue()) === '') await codes.selectOption('GH');
  const code = await codes.inputValue();
  // A US exchange begins with 2 to 9.
  const digits = code === 'US' ? `2${number.slice(1)}` : number;
  const start = { NG: '803', US: '302', ZA: '82', GH: '24' }[code] ?? '24';
  await page.locator('#phone-input').fill(`${start}${digits}`);
}

/** The control of a field. */
export const fieldInput = (page: Page, field: string): Locator =>
  page.locator(`[id="${field}-input"]`);

/** The errors and warnings under a field. */
export const findingsAt = (page: Page, field: string): Locator =>
  page.locator(`[id="${field}-findings"]`);

/** The button that submits: below the application, or in the bar of a narrow window. */
export const submitButton = (page: Page, t: Translate): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^(${t('Submit application')}|${t('Submit')})$`),
  });

/** Goes to the last step and submits. */
export async function submit(page: Page, t: Translate): Promise<void> {
  await goToStep(page, t, 'Review and submit');
  await expect(
    page
      .getByText(t('Everything we can check is complete.'))
      .or(page.getByText(t('Everything else we can check is complete.'))),
  ).toBeVisible();
  await submitButton(page, t).click();
}

/** The warnings on the last step that nobody has accepted: what rests on law, then the others. */
export const openWarnings = (page: Page, t: Translate): Locator =>
  page.getByRole('status').filter({
    hasText: new RegExp(
      `${t('Law and sanctions: look at these first')}|${t('Look at these before you submit')}`,
      'u',
    ),
  });

/** Accepts the warnings that the dialog lists, with a name and a reason, and submits. */
export async function acceptWarnings(
  page: Page,
  t: Translate,
  name = 'Ada Obi',
  reason = 'I looked at it',
): Promise<void> {
  const dialog = page
    .getByRole('dialog', { name: t('Submit with these warnings?') })
    .or(page.getByRole('dialog', { name: t('Submit with this warning?') }));
  await dialog.getByLabel(t('Your name')).fill(name);
  await dialog
    .getByLabel(patternOf(t, 'Why you accept these {count} warnings'))
    .or(dialog.getByLabel(t('Why you accept it')))
    .fill(reason);
  await dialog.getByRole('button', { name: t('Accept and submit') }).click();
}

/** Submits, and waits for the page of the customer. */
export async function submitAndSee(page: Page, t: Translate): Promise<void> {
  await submit(page, t);
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
}

/** Submits a correction that changes nothing, which the page asks about. */
export async function submitUnchanged(page: Page, t: Translate): Promise<void> {
  await submit(page, t);
  await page
    .getByRole('dialog', { name: t('Submit this application anyway?') })
    .getByRole('button', { name: t('Send anyway') })
    .click();
}

/** Waits until the page no longer warns of changes that aren't saved. */
export const isSaved = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Reloads once everything is saved. */
export async function reloadSaved(page: Page): Promise<void> {
  await isSaved(page);
  await page.reload();
}

/** A file for an input, made of these bytes. */
export const fileOf = (name: string, mimeType: string, bytes: Buffer) => ({
  name,
  mimeType,
  buffer: bytes,
});

/** The file input of a document slot. */
export const slotInput = (page: Page, slot: string): Locator =>
  page.locator(`[id="${slot}"] input[type="file"]`).first();

/** Sets a fault of the sandbox for every request that follows. */
export async function setFault(page: Page, url: string, rules: readonly object[]): Promise<void> {
  const answer = await page.request.put(`${url}/sandbox/faults`, {
    data: { seed: 1, rules },
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The page says that the customer may exist, and offers nothing but to send again on purpose. */
export async function expectDoubt(page: Page, t: Translate): Promise<void> {
  await expect(page.getByText(t('The customer may have been created.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Send again…') })).toBeVisible();
  await expect(submitButton(page, t)).toHaveCount(0);
}
