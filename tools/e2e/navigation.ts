import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './words.ts';

const isNarrower = (page: Page, width: number): boolean =>
  (page.viewportSize()?.width ?? 0) < width;

/** True if the window is as narrow as that of a phone. */
export const isPhone = (page: Page): boolean => isNarrower(page, 768);

/** True if the window folds what stands beside a form on a desk: the steps and the review. */
export const isFolded = (page: Page): boolean => isNarrower(page, 992);

/** True if the pages of the top bar are in a menu. */
const hasMenu = (page: Page): boolean => isNarrower(page, 1200);

export const heading = (page: Page, t: Translate, title: string): Locator =>
  page.getByRole('heading', { level: 1, name: t(title), exact: true });

/** Follows the link to a page in the top bar, or in the menu of a narrow window. */
export async function goToPage(page: Page, t: Translate, title: string): Promise<void> {
  if (hasMenu(page)) await page.getByRole('button', { name: t('Menu'), exact: true }).click();
  await page
    .getByRole('navigation', { name: t(hasMenu(page) ? 'Main menu' : 'Main'), exact: true })
    .getByRole('link', { name: t(title), exact: true })
    .click();
}

/** Follows the link to a step in the list of steps, which a narrow window folds. */
export async function goToStep(page: Page, t: Translate, title: string): Promise<void> {
  if (isFolded(page)) await page.locator('main details > summary').first().click();
  await page
    .getByRole('navigation', { name: t('Steps') })
    .getByRole('link', { name: new RegExp(`^${t(title)}`) })
    .click();
  await expect(heading(page, t, title)).toBeVisible();
}

/** The link to the next step, which a narrow window doesn't name. */
export const nextLink = (page: Page, t: Translate, title: string): Locator =>
  page.getByRole('link', {
    name: isFolded(page) ? t('Continue') : t('Continue to {title}', { title: t(title) }),
    exact: true,
  });

/** Goes on to the next step. */
export async function continueTo(page: Page, t: Translate, title: string): Promise<void> {
  await nextLink(page, t, title).click();
  await expect(heading(page, t, title)).toBeVisible();
}

const actionsOf = (page: Page, t: Translate): Locator =>
  page.getByRole('region', { name: t('Actions'), exact: true });

/** Returns the list of what is left to do: beside the form, or in a sheet that a narrow window opens. */
export async function openReview(page: Page, t: Translate): Promise<Locator> {
  if (!isFolded(page)) return page.getByRole('complementary', { name: t('Review'), exact: true });
  await actionsOf(page, t).getByRole('button').first().click();
  return page.getByRole('dialog', { name: t('Review') });
}

/** Follows the link to a field in the list of what is left to do. */
export async function jumpTo(page: Page, t: Translate, target: string): Promise<void> {
  const review = await openReview(page, t);
  await review.locator(`a[href$="#${target}"]`).click();
}

/** Expects so many things left to do on all steps. */
export async function expectLeft(page: Page, t: Translate, count: number): Promise<void> {
  const review = await openReview(page, t);
  await expect(review.locator('li a:not([data-tone="warning"])')).toHaveCount(count);
  if (isFolded(page)) await page.keyboard.press('Escape');
}

/** Opens the controls of the sandbox. */
export async function openControls(page: Page, t: Translate): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sandbox/i })
    .click();
  return page.getByRole('dialog', { name: t('Sandbox'), exact: true });
}

/** Chooses the language of the page; a phone has the list in its menu. */
export async function chooseLanguage(page: Page, t: Translate, language: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: t('Menu'), exact: true }).click();
  await page.locator('select:has(option[value="pt-BR"]):visible').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (isPhone(page)) await page.keyboard.press('Escape');
}
