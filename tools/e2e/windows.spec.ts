import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';
import { fieldInput, isSaved, openExample, openWarnings } from './form.ts';
import { importChanged } from './importChanged.ts';
import {
  chooseLanguage,
  continueTo,
  goToStep,
  heading,
  isPhone,
  openControls,
  openReview,
} from './navigation.ts';
import { test } from './servers.ts';
import { wordsOf } from './words.ts';

const pages = [
  ...['applications', 'customers', 'wallets', 'payout-methods', 'transactions'],
  ...['address-check', 'address-check/list'],
];

test('zoomed to 200% and 400%, every step and page fits the window', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'Five things to fix', t);
  const places = [
    ...['business', 'activity', 'owners', 'documents', 'review'].map((step) => `${draft}/${step}`),
    ...pages.map((path) => `${demoUrl}/${path}`),
  ];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A window of 1280 × 900 at that zoom.
    for (const [width, height] of [
      [640, 450],
      [320, 225],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page, `${place}, ${width} px`);
    }
  }
});

test('Back closes a window above the page', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await continueTo(page, t, 'Activity');
  if (isPhone(page)) {
    const sheet = await openReview(page, t);
    await expect(sheet).toBeVisible();
  } else await expect(await openControls(page, t)).toBeVisible();
  await page.goBack();
  await expect(heading(page, t, 'Business')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page behind can be used.
  await fieldInput(page, 'trading_name').fill('Harborlight Docks');
  await isSaved(page);
});

test('two tabs keep their languages, and the next page has the last choice', async ({
  page,
  demoUrl,
  context,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC', t);
  const other = await context.newPage();
  await other.goto(`${demoUrl}/applications`);
  const portuguese = wordsOf('pt-BR');
  await chooseLanguage(other, t, 'pt-BR');
  await expect(heading(other, portuguese, 'Applications')).toBeVisible();
  await continueTo(page, t, 'Activity');
  await other.goto(`${draft}/owners`);
  await other.getByRole('button', { name: portuguese('Continue here') }).click();
  await expect(heading(other, portuguese, 'Owners')).toBeVisible();
  await expect(page.getByText(t('This application is open in another tab'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(portuguese('This application is open in another tab'))).toBeVisible();
});

test('names from right to left stay whole, and turn nothing around them', async ({
  page,
  demoUrl,
  t,
}) => {
  const name = 'شركة النور للتجارة (مصر)';
  await openExample(page, demoUrl, 'US LLC', t);
  await fieldInput(page, 'business_name').fill(name);
  await expect(
    page.getByRole('navigation', { name: t('Breadcrumb') }).getByText(name),
  ).toBeVisible();
  await isSaved(page);
  await page.goto(`${demoUrl}/applications`);
  const row = page.getByRole('row', { name });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: t('Delete {name}', { name }) }).click();
  const bar = page.getByText(t('Deleted {name} and its documents.', { name }));
  await expect(bar).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('with reduced motion nothing moves', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await openControls(page, t);
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
      .map((animation) => String(animation)),
  );
  expect(moving).toEqual([]);
});

test('with forced colors, what is chosen, how far it is and what opens a list can be seen', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openExample(page, demoUrl, 'Five things to fix', t);
  if (isPhone(page)) {
    const bar = page.locator('progress:visible').first();
    await expect(bar).toHaveCSS('forced-color-adjust', 'none');
    await page.locator('main details > summary').first().click();
  }
  await expect(page.locator('[aria-current="step"]:visible')).toHaveCSS('outline-style', 'solid');
  await expect(fieldInput(page, 'registered_address.country')).toHaveCSS('appearance', 'auto');
  await page.goto(`${demoUrl}/address-check/list`);
  await page.getByRole('button', { name: t('Add addresses') }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await page.locator('#list').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await page.getByRole('button', { name: t('Check the list') }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('header [data-state]')).toHaveCSS('border-top-width', '4px');
  await importChanged(page, demoUrl, t, { nature_of_business: 'We ship sesame from Iran' });
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t)).toHaveCSS('border-top-style', 'solid');
});

test('the wallet behind the controls shows what they moved', async ({ page, demoUrl, t }) => {
  await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  await page.goto(`${demoUrl}/wallets`);
  const link = page.getByRole('table').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const wallet = page.getByRole('region', { name });
  const balance = wallet.getByText(/^[\d.,\s]+\s[A-Z]{3,4}$/u).first();
  const before = (await balance.textContent()) ?? '';
  await expect(
    wallet.getByText(t('None yet. Transactions made from this device are listed here.')),
  ).toBeVisible();
  const controls = await openControls(page, t);
  await controls.getByRole('button', { name: t('Fund'), exact: true }).click();
  await controls.locator('#amount').fill('12');
  await controls.getByRole('button', { name: t('Fund wallet') }).click();
  await expect(controls.getByRole('link', { name: t('View transaction') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(balance).not.toHaveText(before);
  await expect(wallet.getByText(/^\+12[.,]00$/u)).toBeVisible();
});
