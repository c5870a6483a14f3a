import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  expectDoubt,
  fillOwnContacts,
  openExample,
  setFault,
  submit,
  submitButton,
} from './form.ts';
import { goToStep, openReview } from './navigation.ts';
import { answeringUrl, apiKey, demoSettings, firstPort, test } from './servers.ts';
import { patternOf, type Translate } from './words.ts';

async function sendAgain(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('Send again…') }).click();
  await page.getByRole('button', { name: t('Send again anyway') }).click();
}
test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('after a lost answer no list says that nothing was created', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  const remove = page.getByRole('button', { name: t('Delete'), exact: true, includeHidden: true });
  await expect(remove).toHaveCount(0);
  await page.goto(`${demoUrl}/applications`);
  const row = page.getByRole('row', { name: t('May have been created') });
  await expect(row).toBeVisible();
  await expect(row.getByText(t('Draft'), { exact: true })).toHaveCount(0);
  // It is settled there before it can be deleted.
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.goto(`${demoUrl}/customers`);
  await expect(page.getByText(t('No customers yet'))).toHaveCount(0);
  await expect(page.getByText(t('These customers may have been created'))).toBeVisible();
  await page.getByRole('status').getByRole('link').click();
  await expectDoubt(page, t);
  for (const untrue of [
    'Everything we can check is complete.',
    'Check what you entered. You can change it until you submit.',
  ])
    await expect(page.getByText(t(untrue))).toHaveCount(0);
  await goToStep(page, t, 'Business');
  const settle = t('See “Review and submit” before you change anything.');
  await expect((await openReview(page, t)).getByText(settle)).toBeVisible();
  await expect(page.getByText(t('Everything we can check is complete.'))).toHaveCount(0);
});

test('after a lost answer no step, reload, tab or phone offers a plain submit', {
  tag: '@main',
}, async ({ page, demoUrl, context, t }) => {
  const application = await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expect(page.getByRole('alert')).toContainText(
    patternOf(t, 'We didn’t get an answer at {time}'),
  );
  await expectDoubt(page, t);
  const other = await context.newPage();
  await other.goto(`${application}/review`);
  await other.getByRole('button', { name: t('Continue here') }).click();
  await expectDoubt(other, t);
  await expect(page.getByText(t('This application is open in another tab'))).toBeVisible();
  await other.close();
  await expectDoubt(page, t);

  await goToStep(page, t, 'Owners');
  await goToStep(page, t, 'Review and submit');
  await expectDoubt(page, t);
  await page.reload();
  await expectDoubt(page, t);
  // The other width: the bar of a phone has a button of its own.
  await page.setViewportSize({
    width: page.viewportSize()?.width === 375 ? 1280 : 375,
    height: 800,
  });
  await expectDoubt(page, t);
  await page.reload();
  await expectDoubt(page, t);

  await setFault(page, demoUrl, []);
  await sendAgain(page, t);
  await expect(page.getByRole('alert')).toContainText(
    patternOf(t, 'Probably created by your submission at {time}'),
  );
  await expect(page.getByText(t('Change it, then submit again'))).toHaveCount(0);
  await expect(submitButton(page, t)).toHaveCount(0);
  const last = await context.newPage();
  await last.goto(`${application}/review`);
  await last.getByRole('button', { name: t('Continue here') }).click();
  await expect(
    last.getByText(patternOf(t, 'Probably created by your submission at {time}')),
  ).toBeVisible();
});

test('a request that was lost is sent again on purpose, and creates the customer', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  await setFault(page, demoUrl, []);
  await page.getByRole('button', { name: t('Send again…') }).click();
  await page.getByRole('button', { name: t('Don’t send') }).click();
  await expectDoubt(page, t);
  await sendAgain(page, t);
  const twice =
    'Your submission at {time} may have created it too. Ask your payment provider whether it exists twice.';
  await expect(page.getByText(patternOf(t, twice))).toBeVisible();
  await expect(submitButton(page, t)).toHaveCount(0);
  await page.getByRole('link', { name: t('View customer') }).click();
  await expect(page.getByText(t('KYC pending'))).toBeVisible();
});

test('a second lost answer says when it was sent again', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'drop', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  const again = page.getByText(
    patternOf(t, 'You sent it again at {time}. That attempt may have created the customer too.'),
  );
  await expect(again).toHaveCount(0);
  await sendAgain(page, t);
  await expect(again).toBeVisible();
  await page.reload();
  await expect(again).toBeVisible();
});

test('a page that is reloaded while it sends knows that the answer is lost', async ({
  page,
  demoUrl,
  t,
}) => {
  const application = await openExample(page, demoUrl, 'South African close corporation', t);
  await fillOwnContacts(page);
  await page.goto(`${application}/review`);
  await page.route('**/api/business-customers', () => undefined);
  const request = page.waitForRequest('**/api/business-customers');
  await submit(page, t);
  await expect(
    page.getByRole('button', { name: t('Submitting…') }).filter({ visible: true }),
  ).toBeVisible();
  // The button comes before the journal, which comes before the request.
  await request;
  await page.reload();
  await expectDoubt(page, t);
});

test('a sandbox that stopped after a lost answer leaves the doubt', async ({
  page,
  data,
  start,
  t,
}) => {
  const settings = { SANDBOX_API_KEY: apiKey, SANDBOX_DATA: join(data, 'sandbox.sqlite') };
  const sandbox = start('packages/sandbox/src/main.ts', { PORT: '0', ...settings });
  const sandboxUrl = await sandbox.url();
  start('apps/demo/src/server/main.ts', demoSettings(firstPort + 6, sandboxUrl));
  const url = await answeringUrl(firstPort + 6);
  await openExample(page, url, 'South African close corporation', t);
  await fillOwnContacts(page);
  await setFault(page, url, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submit(page, t);
  await expectDoubt(page, t);
  await sandbox.stop();
  await sendAgain(page, t);
  await expect(page.getByText(t('Your last attempt didn’t reach the API.'))).toBeVisible();
  await expect(page.getByText(t('Nothing was sent. Start it in a terminal:'))).toHaveCount(0);
  await expectDoubt(page, t);
  const again = start('packages/sandbox/src/main.ts', {
    PORT: new URL(sandboxUrl).port,
    ...settings,
  });
  await again.url();
  await setFault(page, url, []);
  await sendAgain(page, t);
  await expect(
    page.getByText(patternOf(t, 'Probably created by your submission at {time}')),
  ).toBeVisible();
});
