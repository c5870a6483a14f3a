import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts';
import { openExample, setFault, submitButton } from './form.ts';
import { continueTo, goToStep, heading, isPhone, openReview } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf } from './words.ts';

// Every state of every page: `states.spec.ts`.
test('the steps and pages fit the window, and the fullest of them pass axe', {
  tag: '@main',
}, async ({ page, demoUrl, t }) => {
  const draft = await openExample(page, demoUrl, 'Five things to fix', t);
  for (const step of ['owners', 'documents', 'review']) {
    await page.goto(`${draft}/${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await submitButton(page, t).click();
  await expectNoViolations(page);
  for (const path of ['applications', 'payout-methods', 'address-check', 'wallets']) {
    await page.goto(`${demoUrl}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectNoViolations(page);
});

test('the top bar fits every window in the language with the longest names, and names a fault', async ({
  page,
  demoUrl,
}) => {
  await setFault(page, demoUrl, [{ kind: 'latency', ms: 1 }]);
  await page.addInitScript(() => localStorage.setItem('passmuster-language', 'pt-BR'));
  await page.goto(`${demoUrl}/address-check`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  // On both sides of each width at which the bar changes.
  for (const width of [320, 352, 353, 767, 768, 1199, 1200, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${width} px`);
  }
  await expect(page.getByRole('button', { name: 'Falha escolhida na sandbox' })).toBeVisible();
  await setFault(page, demoUrl, []);
});

test('what shows more of a list is large enough to be hit in a wide window', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${demoUrl}/applications`);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await continueTo(page, t, 'Activity');
  const review = await openReview(page, t);
  const more = review.getByRole('button', { name: patternOf(t, 'and {count} more') });
  for (const button of await more.all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await expect(more.first()).toBeVisible();
});

/** Where the focus is: what it is on, and whether a bar covers it. */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { on: 'body', isCovered: true };
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOwn =
      at !== null && (element.contains(at) || at.contains(element) || at.closest('label') !== null);
    const on = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { on: `${element.tagName} ${element.id || on}`, isCovered: !isOwn };
  });

test('Tab goes through the business step in order, and no bar covers the focus', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Five things to fix', t);
  await page.getByLabel(t('Country of registration')).focus();
  const stops: string[] = [];
  const covered: string[] = [];
  for (let i = 0; i < 40; i += 1) {
    const { on, isCovered } = await focusState(page);
    stops.push(on);
    if (isCovered) covered.push(on);
    if (on.endsWith('contact_person_phone-input')) break;
    await page.keyboard.press('Tab');
  }
  expect(covered).toEqual([]);
  const ids = stops.filter((stop) => stop.includes('-input')).map((stop) => stop.split(' ')[1]);
  expect(ids).toEqual(
    [
      'registered_address.country',
      'business_name',
      'trading_name',
      'business_type',
      'registration_number',
      'tax_identification_number',
      'registered_address.street1',
      'registered_address.street2',
      'registered_address.city',
      'registered_address.state',
      'registered_address.postal_code',
      'email',
      'phone',
      'business_website',
      'contact_person_email',
      'contact_person_phone',
    ].map((name) => `${name}-input`),
  );
});

test('a dialog gives the focus back, and a new step focuses its title', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Five things to fix', t);
  // A phone deletes drafts from their list.
  const button = isPhone(page)
    ? page.getByRole('button', { name: t('Menu'), exact: true })
    : page.getByRole('button', { name: t('Delete'), exact: true });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  if (!isPhone(page)) {
    await expect(page.getByRole('button', { name: t('Keep draft') })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await continueTo(page, t, 'Activity');
  await expect(heading(page, t, 'Activity')).toBeFocused();
  await goToStep(page, t, 'Review and submit');
  await submitButton(page, t).click();
  await expect(
    page.getByRole('heading', { name: t('Fix {count} items before you submit', { count: 5 }) }),
  ).toBeFocused();
});
