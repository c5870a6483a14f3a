import { expect, type Page } from '@playwright/test';
import { fieldInput, findingsAt, openExample } from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';
import type { Translate } from './words.ts';

const postalCode = 'registered_address.postal_code';

/** Enters a postal code that the country writes in another way. */
async function enterOther(page: Page, url: string, t: Translate): Promise<void> {
  await openExample(page, url, 'Nigerian company', t);
  const right = await fieldInput(page, postalCode).inputValue();
  await fieldInput(page, postalCode).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await fieldInput(page, postalCode).blur();
}

test('a fix shows the value before and after, is applied beside its finding and taken back', async ({
  page,
  demoUrl,
  t,
}) => {
  await enterOther(page, demoUrl, t);
  const wrong = await fieldInput(page, postalCode).inputValue();
  const right = wrong.replace(' ', '');
  const finding = findingsAt(page, postalCode);
  await expect(finding.locator('del')).toHaveText(wrong);
  await expect(finding.locator('ins')).toHaveText(right);
  await finding
    .getByRole('button', {
      name: t('Replace {before} with {after}', { before: wrong, after: right }),
    })
    .click();
  await expect(fieldInput(page, postalCode)).toHaveValue(right);
  await expect(finding).toHaveCount(0);
  const undo = page.getByRole('button', { name: t('Undo') });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(fieldInput(page, postalCode)).toHaveValue(wrong);
  await expect(finding).toBeVisible();
  // What was entered since isn't replaced.
  await finding.getByRole('button').click();
  await expect(undo).toBeFocused();
  await fieldInput(page, postalCode).fill(`${right}0`);
  await expect(undo).toHaveCount(0);
});

test('a fix of a notation is applied on the review page with all others', async ({
  page,
  demoUrl,
  t,
}) => {
  await enterOther(page, demoUrl, t);
  const wrong = await fieldInput(page, postalCode).inputValue();
  await goToStep(page, t, 'Review and submit');
  const formats = page.getByRole('region', { name: t('Values in another format') });
  await expect(formats.locator('del')).toHaveText(wrong);
  await formats.getByRole('button', { name: t('Apply all') }).click();
  await expect(formats).toHaveCount(0);
  await page.getByRole('button', { name: t('Undo') }).click();
  await expect(formats.locator('del')).toHaveText(wrong);
});

test('a fix of several values shows each, and isn’t offered together with notations', async ({
  page,
  demoUrl,
  t,
}) => {
  await openExample(page, demoUrl, 'US LLC', t);
  const [city, code] = ['registered_address.city', postalCode];
  const before = [
    await fieldInput(page, city).inputValue(),
    await fieldInput(page, code).inputValue(),
  ] as const;
  await fieldInput(page, city).fill(before[1]);
  await fieldInput(page, code).fill(before[0]);
  await fieldInput(page, code).blur();
  const offer = page
    .getByRole('button', { name: t('Replace {count} values', { count: 2 }) })
    .first();
  await offer.click();
  await expect(fieldInput(page, city)).toHaveValue(before[0]);
  await expect(fieldInput(page, code)).toHaveValue(before[1]);
  await page.getByRole('button', { name: t('Undo') }).click();
  await expect(fieldInput(page, city)).toHaveValue(before[1]);
  await goToStep(page, t, 'Review and submit');
  await expect(page.getByRole('button', { name: t('Apply all') })).toHaveCount(0);
});
