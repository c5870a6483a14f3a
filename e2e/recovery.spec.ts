import { expect } from '@playwright/test';
import { openExample } from './form.ts';
import { forEachLook } from './looks.ts';
import { test } from './servers.ts';

test('a page that can’t be loaded says so, and can be loaded again', async ({ page, demoUrl }) => {
  await page.goto(`${demoUrl}/applications`);
  await page.route(/\/assets\/WalletsPage/, (route) => route.abort());
  await page.getByRole('link', { name: 'Wallets' }).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('What you entered is saved on this device.')).toBeVisible();
  await page.unroute(/\/assets\/WalletsPage/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
});

test('offline, another page is a way back from one that was never loaded', async ({
  page,
  demoUrl,
  context,
}) => {
  await page.goto(`${demoUrl}/applications`);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Wallets' }).first().click();
  await expect(page.getByText('this page wasn’t loaded before')).toBeVisible();
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});

test('a malformed address shows its page', async ({ page, demoUrl }) => {
  await page.goto(`${demoUrl}/transactions/%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  const application = await openExample(page, demoUrl, 'US LLC');
  await page.goto(`${application}/business#%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
});

forEachLook('the steps', (t) => {
  test('each step opens at its top with its heading focused', async ({ page, demoUrl }) => {
    await openExample(page, demoUrl, 'Five things to fix', t);
    const isPhone = page.viewportSize()?.width === 375;
    for (const title of ['Activity', 'Owners', 'Documents', 'Review and submit']) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page
        .getByRole('link', {
          name: isPhone ? t('Continue') : t('Continue to {title}', { title: t(title) }),
        })
        .filter({ visible: true })
        .first()
        .click();
      const heading = page.getByRole('heading', { level: 1, name: t(title) });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    }
  });
});

test('each page shows the code behind it', async ({ page, demoUrl }) => {
  await openExample(page, demoUrl, 'US LLC');
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('region', { name: 'integration/application.ts' })).toContainText(
    'createApplication({ reviewer, values, language })',
  );
  await page.keyboard.press('Escape');
  await page.goto(`${demoUrl}/wallets`);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('region', { name: 'integration/apiHandler.ts' })).toContainText(
    'createApiHandler({',
  );
});

test('the review opened first names the industry', async ({ page, demoUrl }) => {
  const application = await openExample(page, demoUrl, 'Five things to fix');
  await page.goto(`${application}/review`);
  await expect(page.getByText(/\(541213\)/)).toBeVisible();
});
