import { expect } from '@playwright/test';
import { fieldInput, fillOwnContacts, isSaved, openExample, submitAndSee } from './form.ts';
import { continueTo, goToPage, heading } from './navigation.ts';
import { test } from './servers.ts';

test('a page that can’t be loaded says so, and can be loaded again', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/applications`);
  await page.route(/\/assets\/WalletsPage/, (route) => route.abort());
  await goToPage(page, t, 'Wallets');
  await expect(page.getByRole('heading', { name: t('Something went wrong') })).toBeVisible();
  await expect(page.getByText(t('What you entered is saved on this device.'))).toBeVisible();
  await page.unroute(/\/assets\/WalletsPage/);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(heading(page, t, 'Wallets')).toBeVisible();
});

test('offline, another page is a way back from one that was never loaded', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  await page.goto(`${demoUrl}/applications`);
  await expect(heading(page, t, 'Applications')).toBeVisible();
  // A narrow window has loaded its menu by then.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await goToPage(page, t, 'Address check');
  await expect(page.getByRole('heading', { name: t('You’re offline') })).toBeVisible();
  await expect(
    page.getByText(t('Open this page again once you’re connected. What you entered is saved.')),
  ).toBeVisible();
  await expect(page.getByText(t('Something went wrong'))).toHaveCount(0);
  await goToPage(page, t, 'Applications');
  await expect(heading(page, t, 'Applications')).toBeVisible();
});

test('offline, the wallets say once that there is no network, and nobody can begin to create one', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  await page.goto(`${demoUrl}/wallets`);
  const create = page.getByRole('button', { name: t('Create wallet') });
  await expect(create).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('combobox', { name: t('Currency') }).selectOption({ index: 1 });
  await expect(page.getByText(t('This couldn’t be loaded'))).toBeVisible();
  await expect(page.getByText(t('You’re offline'))).toHaveCount(1);
  await expect(create).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText(t('This couldn’t be loaded'))).toHaveCount(0);
  await expect(create).toBeEnabled();
});

test('a malformed address shows its page', async ({ page, demoUrl, t }) => {
  await page.goto(`${demoUrl}/transactions/%E0%A4%A`);
  await expect(heading(page, t, 'Transactions')).toBeVisible();
  const application = await openExample(page, demoUrl, 'US LLC', t);
  await page.goto(`${application}/business#%E0%A4%A`);
  await expect(heading(page, t, 'Business')).toBeVisible();
});

test('each step opens at its top with its heading focused', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'Five things to fix', t);
  for (const title of ['Activity', 'Owners', 'Documents', 'Review and submit']) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await continueTo(page, t, title);
    await expect(heading(page, t, title)).toBeFocused();
    await expect(heading(page, t, title)).toBeInViewport();
  }
});

test('each page shows the call behind it, its request and its answer', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await page.getByRole('button', { name: t('Show code') }).click();
  await expect(page.getByRole('region', { name: t('Call') })).toContainText('createCustomerForm({');
  await expect(page.getByRole('region', { name: t('Request') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(`${demoUrl}/wallets`);
  await page.getByRole('button', { name: t('Show code') }).click();
  await expect(page.getByRole('region', { name: t('Call') })).toContainText('listWallets(client');
  // What this page has sent and received.
  await expect(page.getByText(t('An example, not what you have entered.'))).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('Request') })).toContainText('GET /wallets');
  await expect(page.getByRole('region', { name: t('Answer') })).toContainText('"pagination"');
});

test('the review opened first names the industry', async ({ page, demoUrl, t }) => {
  const application = await openExample(page, demoUrl, 'Five things to fix', t);
  await page.goto(`${application}/review`);
  await expect(page.getByText(/\(541213\)/)).toBeVisible();
});

test('a page that opens with what was submitted before never offers a plain submit', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  await submitAndSee(page, t);
  const copy = await openExample(page, demoUrl, 'US LLC', t);
  await fieldInput(page, 'email').fill(email);
  await isSaved(page);
  // Keeps every text that a button has had.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('aside button')) {
        if (textContent) seen.add(textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`${copy}/review`);
  await expect(page.getByRole('button', { name: t('Submit anyway…') })).toBeVisible();
  const seen = await page.evaluate(() => [...Object(globalThis).seen] as string[]);
  expect(seen).not.toContain(t('Submit application'));
  const anyway = page.getByRole('button', { name: t('Submit anyway…') }).filter({ visible: true });
  await expect(anyway).toBeEnabled();
  await page.context().setOffline(true);
  await expect(anyway).toBeDisabled();
});
