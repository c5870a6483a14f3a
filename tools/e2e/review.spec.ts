import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';
import { fieldInput, findingsAt, openExample, submitButton } from './form.ts';
import { continueTo, goToStep, heading, isFolded, openReview } from './navigation.ts';
import { test } from './servers.ts';
import { patternOf, type Translate } from './words.ts';

/** Starts an application with nothing in it. */
async function startBlank(page: Page, url: string, t: Translate): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('button', { name: t('New application') })
    .first()
    .click();
  await expect(heading(page, t, 'Business')).toBeVisible();
}

/** What the lines of text on a step hold. */
const textsOn = (page: Page) =>
  page
    .locator('main [data-field] :is(input:not([type]), input[type="text"], input[type="email"])')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement && input.id.endsWith('-input') && input.value !== ''
          ? [input.value]
          : [],
      ),
    );

test('the review shows everything that was entered, about owners too', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  const entered = await textsOn(page);
  await goToStep(page, t, 'Owners');
  for (const owner of await page.locator('main summary').filter({ hasText: '%' }).all()) {
    await owner.click();
    entered.push(...(await textsOn(page)).filter((text) => !/^\d+$/u.test(text)));
  }
  expect(entered.length).toBeGreaterThan(20);
  await goToStep(page, t, 'Review and submit');
  const review = page.locator('main');
  await expect(review.getByRole('heading', { name: 'Chukwuemeka Obi' })).toBeVisible();
  const shown = (await review.textContent()) ?? '';
  expect(entered.filter((text) => !shown.includes(text))).toEqual([]);
});

test('each step counts for itself: another owner changes no other step', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  const counts = async () => {
    if (isFolded(page)) await page.locator('main details > summary').first().click();
    const steps = await page
      .getByRole('navigation', { name: t('Steps') })
      .getByRole('link')
      .allTextContents();
    if (isFolded(page)) await page.locator('main details > summary').first().click();
    return steps;
  };
  await goToStep(page, t, 'Owners');
  const before = await counts();
  await page.getByRole('button', { name: t('Add an owner') }).click();
  await expect.poll(counts).not.toEqual(before);
  const after = await counts();
  expect([after[0], after[1]]).toEqual([before[0], before[1]]);
});

test('what is left to do begins with the present step, whatever another lacks', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'Five things to fix', t);
  for (const step of ['owners', 'documents', 'activity']) {
    await page.goto(`${draft}/${step}`);
    const review = await openReview(page, t);
    const link = review.locator('li a').first();
    await expect(link).toBeVisible();
    const targets = await review
      .locator('li a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')?.split(/[/#]/u).at(3)));
    const here = targets.filter((target) => target === step).length;
    expect(targets.slice(0, here)).toEqual(targets.filter((target) => target === step));
    await expect(review.getByRole('heading', { name: t('Other steps') })).toBeVisible();
    if (isFolded(page)) await page.keyboard.press('Escape');
  }
});

test('the bar of a phone counts what is left on its step', async ({ page, demoUrl, t }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await startBlank(page, demoUrl, t);
  for (const step of ['Business', 'Activity', 'Owners']) {
    if (step !== 'Business') await goToStep(page, t, step);
    const left = page.locator('main details > summary').first();
    await expect(left).toContainText(patternOf(t, '{count} missing'));
    const [, count] = /(\d+) \D*$/u.exec((await left.textContent()) ?? '') ?? [];
    await expect(
      page
        .getByRole('region', { name: t('Actions') })
        .getByRole('button')
        .first(),
    ).toHaveText(t('{count} to do', { count: count ?? '' }));
  }
});

test('nothing is said of an owner before a letter is typed', async ({ page, demoUrl, t }) => {
  await startBlank(page, demoUrl, t);
  await goToStep(page, t, 'Owners');
  await page.getByRole('button', { name: t('Add an owner') }).click();
  await expect(fieldInput(page, 'business_owners.0.first_name')).toBeFocused();
  await page.waitForTimeout(500);
  await expect(page.locator('[id$="-findings"]')).toHaveCount(0);
  await expect(page.getByText(patternOf(t, '{share} isn’t assigned.'))).toHaveCount(0);
  const review = await openReview(page, t);
  await expect(review.getByText(t('To look at'))).toHaveCount(0);
});

test('what doesn’t fit the list of the review opens', async ({ page, demoUrl, t }) => {
  await startBlank(page, demoUrl, t);
  const review = await openReview(page, t);
  const more = review.getByRole('button', { name: patternOf(t, 'and {count} more') });
  // Of this step, and of the others.
  await expect(more).toHaveCount(2);
  const links = review.getByRole('link');
  const before = await links.count();
  await more.first().click();
  await expect(more).toHaveCount(1);
  expect(await links.count()).toBeGreaterThan(before);
});

test('an amount that is none is explained in the words of the form', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  await continueTo(page, t, 'Activity');
  const payments = fieldInput(page, 'expected_monthly_payments_usd');
  await payments.fill('abc');
  await payments.blur();
  const finding = findingsAt(page, 'expected_monthly_payments_usd').locator('p').first();
  await expect(finding).toBeVisible();
  await expect(finding).not.toContainText(/API|decimal|regular expression|must match/iu);
  const said = await finding.textContent();
  await goToStep(page, t, 'Review and submit');
  await expect(page.locator('main')).toContainText(said?.split(/[.!]/u)[0] ?? '|');
});

test('no document is called the same twice, and a name of 5,000 letters wraps', async ({
  page,
  demoUrl,
  t,
}) => {
  const draft = await openExample(page, demoUrl, 'Nigerian company', t);
  await page.goto(`${draft}/documents`);
  await expect(heading(page, t, 'Documents')).toBeVisible();
  await expect(page.locator('main option').nth(10)).toBeAttached();
  const names = await page.locator('main :is(h3, option)').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => /^(.+): \1$/u.test(name))).toEqual([]);
  await goToStep(page, t, 'Business');
  await fieldInput(page, 'business_name').fill('Adunni'.repeat(800));
  await goToStep(page, t, 'Review and submit');
  await expectNoSidewaysScroll(page);
  await goToStep(page, t, 'Documents');
  await expectNoSidewaysScroll(page);
});

test('no old table is named to a person who can’t replace it', async ({ page, demoUrl, t }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await openExample(page, demoUrl, 'US LLC', t);
  await goToStep(page, t, 'Review and submit');
  await expect(submitButton(page, t)).toBeVisible();
  // The report names each table with its date.
  await expect(page.getByText('OFAC')).toHaveCount(0);
});

test('the box to submit ends where the cards and the page do', async ({ page, demoUrl, t }) => {
  await openExample(page, demoUrl, 'Nigerian company', t);
  await goToStep(page, t, 'Review and submit');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.evaluate(() => {
      const box = document.querySelector('main aside');
      const right = (element?: Element | null) => element?.getBoundingClientRect().right;
      return { box: right(box), around: right(box?.parentElement) };
    });
    expect(edges.box).toBe(edges.around);
  }
});
