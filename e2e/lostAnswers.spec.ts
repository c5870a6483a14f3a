import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fillIn } from '../apps/demo/src/web/language/fillIn.ts';
import { fillOwnContacts, openExample, setFault, submit, submitButton } from './form.ts';
import { forEachLook } from './looks.ts';
import { answeringUrl, apiKey, demoSettings, firstPort, test } from './servers.ts';
import type { Translate } from './words.ts';

/** The page says that the customer may exist, and offers nothing but to send again on purpose. */
async function expectDoubt(page: Page, t: Translate = fillIn): Promise<void> {
  await expect(page.getByText(t('The customer may have been created.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Send again…') })).toBeVisible();
  await expect(submitButton(page, t)).toHaveCount(0);
}

async function sendAgain(page: Page, t: Translate = fillIn): Promise<void> {
  await page.getByRole('button', { name: t('Send again…') }).click();
  await page.getByRole('button', { name: t('Send again anyway') }).click();
}
test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

test('after a lost answer no step, reload, tab or phone offers a plain submit', {
  tag: '@main',
}, async ({ page, demoUrl, context }) => {
  const application = await openExample(page, demoUrl, 'South African close corporation');
  await fillOwnContacts(page);
  await setFault(page, demoUrl, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('We didn’t get an answer at');
  await expectDoubt(page);
  const other = await context.newPage();
  await other.goto(`${application}/review`);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expectDoubt(other);
  await expect(page.getByText('open in another tab')).toBeVisible();
  await other.close();
  await expectDoubt(page);

  await page
    .getByRole('link', { name: /^Owners/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Owners' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Review and submit/ })
    .first()
    .click();
  await expectDoubt(page);
  await page.reload();
  await expectDoubt(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectDoubt(page);
  await page.reload();
  await expectDoubt(page);

  await setFault(page, demoUrl, []);
  await sendAgain(page);
  await expect(page.getByRole('alert')).toContainText('Probably created by your submission at');
  await expect(page.getByText('Another customer uses')).toHaveCount(0);
  await expect(submitButton(page)).toHaveCount(0);
  const last = await context.newPage();
  await last.goto(`${application}/review`);
  await last.getByRole('button', { name: 'Continue here' }).click();
  await expect(last.getByText('Probably created by your submission at')).toBeVisible();
});

forEachLook('an answer that did not arrive', (t) => {
  test('a request that was lost is sent again on purpose, and creates the customer', async ({
    page,
    demoUrl,
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
    const [, created = ''] = t(
      'Your submission at {time} may have created it too. Ask your payment provider whether it exists twice.',
      { time: '|' },
    ).split('|');
    await expect(page.getByText(created.trim())).toBeVisible();
    await expect(submitButton(page, t)).toHaveCount(0);
    await page.getByRole('link', { name: t('View customer') }).click();
    await expect(page.getByText(t('KYC pending'))).toBeVisible();
  });

  test('a page that is reloaded while it sends knows that the answer is lost', async ({
    page,
    demoUrl,
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
});

test('a sandbox that stopped after a lost answer leaves the doubt', async ({
  page,
  data,
  start,
}) => {
  const settings = { SANDBOX_API_KEY: apiKey, SANDBOX_DATA: join(data, 'sandbox.sqlite') };
  const sandbox = start('packages/sandbox/src/main.ts', { PORT: '0', ...settings });
  const sandboxUrl = await sandbox.url();
  start('apps/demo/src/server/main.ts', demoSettings(firstPort + 6, sandboxUrl));
  const url = await answeringUrl(firstPort + 6);
  await openExample(page, url, 'South African close corporation');
  await fillOwnContacts(page);
  await setFault(page, url, [{ kind: 'drop-after', operation: 'createBusinessCustomer' }]);
  await submit(page);
  await expectDoubt(page);
  await sandbox.stop();
  await sendAgain(page);
  await expect(page.getByText('Your last attempt didn’t reach the API.')).toBeVisible();
  await expect(page.getByText('Nothing was sent')).toHaveCount(0);
  await expectDoubt(page);
  const again = start('packages/sandbox/src/main.ts', {
    PORT: new URL(sandboxUrl).port,
    ...settings,
  });
  await again.url();
  await setFault(page, url, []);
  await sendAgain(page);
  await expect(page.getByText('Probably created by your submission at')).toBeVisible();
});
