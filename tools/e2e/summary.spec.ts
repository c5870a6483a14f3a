import { expect } from '@playwright/test';
import { findingsAt, openWarnings } from './form.ts';
import { importChanged } from './importChanged.ts';
import { goToStep, openReview } from './navigation.ts';
import { test } from './servers.ts';

const iran = {
  business_owners: [],
  business_website: 'oyin',
  tax_identification_number: '',
  nature_of_business: 'We ship sesame seeds from Iran to Turkey',
};

test('sanctions name a prohibited country, whatever is answered, and never missing owners', async ({
  page,
  demoUrl,
  t,
}) => {
  await importChanged(page, demoUrl, t, iran);
  await goToStep(page, t, 'Activity');
  const review = await openReview(page, t);
  const sanctions = review.locator('section', { hasText: t('Law and sanctions') });
  await expect(sanctions.getByRole('listitem')).toHaveCount(1);
  await expect(sanctions.locator('a[href$="#nature_of_business"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .locator('[data-field="operates_in_prohibited_countries"]')
    .getByLabel(t('Yes'), { exact: true })
    .check();
  await openReview(page, t);
  await expect(sanctions.locator('a[href$="#operates_in_prohibited_countries"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await goToStep(page, t, 'Review and submit');
  const boxes = openWarnings(page, t);
  await expect(boxes.first()).toContainText(t('Law and sanctions: look at these first'));
  await expect(boxes.first().getByRole('listitem')).toHaveCount(1);
});

test('what to do with warnings is said once', async ({ page, demoUrl, t }) => {
  await importChanged(page, demoUrl, t, { ...iran, trading_name: 'www.oyinlola' });
  await goToStep(page, t, 'Review and submit');
  await expect(openWarnings(page, t)).toHaveCount(2);
  await expect(
    page.getByText(t('Correct them, or accept them with your name and a reason when you submit.')),
  ).toHaveCount(1);
});

test('each part of the review counts as the list of steps does, and has a value in every part', async ({
  page,
  demoUrl,
  t,
}) => {
  await importChanged(page, demoUrl, t, iran);
  await goToStep(page, t, 'Review and submit');
  const part = (title: string) => page.getByRole('region', { name: t(title), exact: true });
  await expect(part('Business')).toContainText(t('{count} to fix', { count: 1 }));
  await expect(part('Business')).toContainText(t('{count} missing', { count: 1 }));
  await expect(part('Owners').getByRole('definition')).toContainText(t('None.'));
  // What is wrong is below its value, whatever its length.
  const value = part('Business').getByRole('definition').filter({ hasText: 'oyin' });
  const problem = await value.locator('[data-tone]').boundingBox();
  const box = await value.boundingBox();
  expect(problem?.x).toBe(box?.x);
  expect(problem?.y).toBeGreaterThan((box?.y ?? 0) + 10);
});

test('the review shows the region and the country of an owner’s address', async ({
  page,
  demoUrl,
  t,
}) => {
  const address = {
    street1: 'Villa 22',
    city: 'Thiès',
    state: 'TH',
    postal_code: '21000',
    country: 'SN',
  };
  await importChanged(page, demoUrl, t, {}, { address });
  await goToStep(page, t, 'Review and submit');
  const owners = page.getByRole('region', { name: t('Owners'), exact: true });
  await expect(owners.getByText(/^Villa 22, Thiès, Thiès, 21000, S[ée]n[ée]gal/u)).toHaveCount(2);
});

test('the review beside a form doesn’t scroll sideways', async ({ page, demoUrl, t }) => {
  await importChanged(page, demoUrl, t, { business_website: 'oyin' });
  const review = await openReview(page, t);
  await expect(review.getByRole('link').first()).toBeVisible();
  expect(await review.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('what is good to know is read before it is sent, and nothing counts it', async ({
  page,
  demoUrl,
  t,
}) => {
  await importChanged(page, demoUrl, t, {}, { nationality: 'KW' });
  await goToStep(page, t, 'Owners');
  await page.locator('summary').filter({ hasText: '%' }).first().click();
  await expect(findingsAt(page, 'business_owners.0.nationality')).toContainText(
    /Kuwait|Koweït|Kuweit|Coveite/,
  );
  await goToStep(page, t, 'Review and submit');
  const notes = page.getByRole('status').filter({ hasText: t('Good to know') });
  await expect(
    notes.getByRole('listitem').filter({ hasText: /Kuwait|Koweït|Kuweit|Coveite/ }),
  ).toHaveCount(1);
  await expect(page.getByText(t('Everything we can check is complete.'))).toBeVisible();
});

test('no text of the steps or of the documents is replaced by another while a page loads', async ({
  page,
  demoUrl,
  t,
}) => {
  await importChanged(page, demoUrl, t, { documents: [] });
  // Keeps every text that a heading or a count of a step has had.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h3, nav a[href] small')) {
        if (textContent) seen.add(textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  for (const step of ['documents', 'review']) {
    await page.goto(page.url().replace(/[^/]+$/u, step));
    await expect(page.locator('main').getByText(/^CAC/u).first()).toBeVisible();
    const last = await page.locator('main h3, nav a[href] small').allTextContents();
    const seen = await page.evaluate(() => [...Object(globalThis).seen] as string[]);
    expect(seen.filter((text) => !last.includes(text))).toEqual([]);
  }
});
