import { expect, type Page } from '@playwright/test';
import { findingsAt, openExample } from './form.ts';
import { forEachLook } from './looks.ts';
import { test } from './servers.ts';
import type { Translate } from './words.ts';

const postalCode = 'registered_address.postal_code';
const input = (page: Page, field: string) => page.locator(`[id="${field}-input"]`);

/** Enters a postal code that the country writes in another way. */
async function enterOther(page: Page, url: string, t: Translate): Promise<string> {
  const draft = await openExample(page, url, 'Nigerian company', t);
  const right = await input(page, postalCode).inputValue();
  await input(page, postalCode).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await input(page, postalCode).blur();
  return draft;
}

forEachLook('a fix', (t) => {
  test('shows the value before and after, is applied beside its finding and taken back', async ({
    page,
    demoUrl,
  }) => {
    await enterOther(page, demoUrl, t);
    const wrong = await input(page, postalCode).inputValue();
    const right = wrong.replace(' ', '');
    const finding = findingsAt(page, postalCode);
    await expect(finding.locator('del')).toHaveText(wrong);
    await expect(finding.locator('ins')).toHaveText(right);
    await finding
      .getByRole('button', {
        name: t('Replace {before} with {after}', { before: wrong, after: right }),
      })
      .click();
    await expect(input(page, postalCode)).toHaveValue(right);
    await expect(finding).toHaveCount(0);
    const undo = page.getByRole('button', { name: t('Undo') });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(input(page, postalCode)).toHaveValue(wrong);
    await expect(finding).toBeVisible();
  });

  test('of a notation is applied on the review page with all others', async ({ page, demoUrl }) => {
    const draft = await enterOther(page, demoUrl, t);
    const wrong = await input(page, postalCode).inputValue();
    await page.waitForFunction(() =>
      dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    await page.goto(`${draft}/review`);
    const formats = page.getByRole('region', { name: t('Values in another format') });
    await expect(formats.locator('del')).toHaveText(wrong);
    await formats.getByRole('button', { name: t('Apply all') }).click();
    await expect(formats).toHaveCount(0);
    await page.getByRole('button', { name: t('Undo') }).click();
    await expect(formats.locator('del')).toHaveText(wrong);
  });
});

test('a fix of several values shows each, and isn’t offered together with notations', async ({
  page,
  demoUrl,
}) => {
  const draft = await openExample(page, demoUrl, 'US LLC');
  await page.goto(`${draft}/business`);
  const [city, code] = ['registered_address.city', postalCode];
  const before = [
    await input(page, city).inputValue(),
    await input(page, code).inputValue(),
  ] as const;
  await input(page, city).fill(before[1]);
  await input(page, code).fill(before[0]);
  await input(page, code).blur();
  const offer = page.getByRole('button', { name: 'Replace 2 values' }).first();
  await offer.click();
  await expect(input(page, city)).toHaveValue(before[0]);
  await expect(input(page, code)).toHaveValue(before[1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(input(page, city)).toHaveValue(before[1]);
  await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.goto(`${draft}/review`);
  await expect(page.getByRole('heading', { level: 1, name: 'Review and submit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply all' })).toHaveCount(0);
});
