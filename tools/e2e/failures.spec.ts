import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPostgres } from '../../packages/testing/src/startPostgres.ts';
import {
  fieldInput,
  fillOwnContacts,
  findingsAt,
  isSaved,
  openExample,
  setFault,
  submit,
  submitAndSee,
  submitButton,
} from './form.ts';
import { goToStep } from './navigation.ts';
import { answeringUrl, apiKey, demoSettings, firstPort, test } from './servers.ts';
import { patternOf } from './words.ts';

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('a double click adds one bank account', async ({ page, demoUrl, t }) => {
  let sent = 0;
  await page.route('**/api/payout/methods/banks', async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.goto(`${demoUrl}/payout-methods`);
  const add = page.getByRole('button', { name: t('Add bank account') });
  await add.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('Bank'), exact: true }).fill('Zenith');
  await page.getByRole('option', { name: 'Zenith Bank' }).click();
  await page.locator('[name="account_name"]').fill('Adunni Foods Limited');
  await page.locator('[name="account_number"]').fill('5050114930');
  await dialog.getByRole('button', { name: t('Add bank account') }).dblclick();
  const row = page.getByRole('row', { name: /Adunni Foods Limited/ });
  await expect(row).toHaveCount(1);
  expect(sent).toBe(1);
  await row.getByRole('button').last().click();
  await expect(page.getByRole('button', { name: t('Keep bank account') })).toBeFocused();
  await page.getByRole('button', { name: t('Delete bank account'), exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(add.first()).toBeFocused();
});

test('a copy of an application that was created is noticed before it’s submitted, until its contacts change', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  const copy = await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await fieldInput(page, 'email').fill(email);
  await expect(findingsAt(page, 'email')).toContainText(
    t('This email address was submitted before. For another business, enter another one.'),
  );
  await expect(page.locator('a[href$="/business"] small').first()).toHaveText(
    t('{count} to look at', { count: 1 }),
  );
  await goToStep(page, t, 'Review and submit');
  await expect(page.getByText(t('Everything we can check is complete.'))).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText(
    patternOf(t, 'The same email address was submitted at {time}'),
  );
  await expect(page.getByRole('link', { name: t('View customer') })).toBeVisible();
  await expect(submitButton(page, t)).toHaveCount(0);
  await page
    .getByRole('button', { name: t('Submit anyway…') })
    .filter({ visible: true })
    .click();
  const asked = page.getByRole('dialog', { name: t('Submit this application anyway?') });
  // It was created: nobody has to be asked whether it was.
  await expect(asked).not.toContainText(t('Ask your payment provider first whether it exists.'));
  await asked.getByRole('button', { name: t('Don’t send') }).click();
  await page.goto(`${demoUrl}/applications`);
  await expect(page.getByText(t('Email already submitted'))).toBeVisible();
  await page.goto(`${demoUrl}/customers`);
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
  await expect(page.getByText(t('These customers may have been created'))).toHaveCount(0);
  await page.goto(`${copy}/business`);
  await fillOwnContacts(page);
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  await submitAndSee(page, t);
});

test('an email that is taken lands on its field and goes when it changes', async ({
  page,
  demoUrl,
  browser,
  t,
  language,
  viewport,
}) => {
  // A customer that somebody else has created.
  const other = await browser.newPage({ locale: language, viewport });
  await openExample(other, demoUrl, 'US LLC', t);
  await fillOwnContacts(other);
  const email = await fieldInput(other, 'email').inputValue();
  await submitAndSee(other, t);
  await other.close();
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  await fieldInput(page, 'email').fill(email);
  await submit(page, t);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(t('Change it, then submit again'));
  const [said = ''] = await refusal.locator('b').first().allTextContents();
  await refusal.getByRole('link').click();
  await expect(fieldInput(page, 'email')).toBeFocused();
  await expect(findingsAt(page, 'email')).toContainText(said);
  await fillOwnContacts(page);
  await expect(findingsAt(page, 'email')).toHaveCount(0);
  await isSaved(page);
  const step = page.url();
  await page.goto(`${demoUrl}/applications`);
  // Nobody has refused what it holds now: the list says so too.
  await expect(page.getByRole('row', { name: t('Draft') })).toBeVisible();
  await page.goto(step);
  await expect(fieldInput(page, 'email')).toBeVisible();
  await submitAndSee(page, t);
});

const failures = [
  { why: '401', status: 401, says: 'The sandbox rejected the API key' },
  { why: '403', status: 403, says: 'The API key isn’t allowed to do this' },
  { why: '429', status: 429, says: 'Too many requests' },
  { why: '500', status: 500, says: 'The sandbox had an error' },
];
test('wallets after 401, 403, 429 and 500 say so, and come back', async ({ page, demoUrl, t }) => {
  for (const { why, status, says } of failures) {
    await test.step(why, async () => {
      await setFault(page, demoUrl, [{ kind: 'status', status }]);
      await page.goto(`${demoUrl}/wallets`);
      await expect(page.getByText(t(says)).first()).toBeVisible();
      await setFault(page, demoUrl, []);
      if (why !== '429') {
        await page
          .getByRole('button', { name: t('Try again') })
          .first()
          .click();
      }
      await expect(page.getByText(t(says))).toHaveCount(0);
    });
  }
});

test('without a network the page keeps working and says so', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await context.setOffline(true);
  await expect(page.getByText(t('You’re offline'))).toBeVisible();
  await fieldInput(page, 'trading_name').fill('Harborlight Ports');
  await expect(page.getByText(t('Saved on this device at {time}', { time: '' }))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('You’re offline'))).toHaveCount(0);
});

test('a sandbox that stopped is named, and found again', async ({
  page,
  data,
  start,
  storage,
  t,
}) => {
  const database = storage === 'postgres' ? await startPostgres() : undefined;
  const settings = {
    SANDBOX_API_KEY: apiKey,
    ...(database ? { DATABASE_URL: database.url } : { SANDBOX_DATA: join(data, 'sandbox.sqlite') }),
  };
  const sandbox = start('packages/sandbox/src/main.ts', { PORT: '0', ...settings });
  const sandboxUrl = await sandbox.url();
  start('apps/demo/src/server/main.ts', demoSettings(firstPort + 8, sandboxUrl));
  const url = await answeringUrl(firstPort + 8);
  await sandbox.stop();
  await page.goto(`${url}/wallets`);
  await expect(page.getByText(t('The sandbox isn’t running')).first()).toBeVisible();
  await expect(page.getByText('pnpm demo').first()).toBeVisible();
  const again = start('packages/sandbox/src/main.ts', {
    PORT: new URL(sandboxUrl).port,
    ...settings,
  });
  const retry = page.getByRole('button', { name: t('Try again') }).first();
  const empty = page.getByText(t('No wallets yet'));
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(empty).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await again.stop();
  await database?.stop();
});
