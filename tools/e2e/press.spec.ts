import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../apps/demo/src/web/language/languages.ts';
import { openExample } from './form.ts';
import { goToStep } from './navigation.ts';
import { test } from './servers.ts';
import { labelsIn, type Translate } from './words.ts';

test.use({ hasTouch: true });

/** Where a person sees an element. */
async function centerOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses longer than a review takes. */
async function pressByMouse(page: Page, button: Locator): Promise<void> {
  const { x, y } = await centerOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.up();
}

const presses = {
  mouse: pressByMouse,
  async finger(page: Page, button: Locator) {
    const { x, y } = await centerOf(button);
    await page.touchscreen.tap(x, y);
  },
  async key(page: Page, button: Locator) {
    const isFocused = () => button.evaluate((one) => one === document.activeElement);
    for (let tabs = 0; tabs < 8 && !(await isFocused()); tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

/** Enters the date of a bill that is too old, and stays in the field. */
async function enterOldDate({
  page,
  demoUrl,
  t,
  language,
}: {
  page: Page;
  demoUrl: string;
  t: Translate;
  language: Language;
}): Promise<{ readonly replace: Locator; readonly findings: Locator }> {
  await openExample(page, demoUrl, 'Nigerian company', t);
  await goToStep(page, t, 'Documents');
  const bill = page.locator('[id="business_owners.0.supporting_documents-PROOF_OF_ADDRESS"]');
  const issued = bill.getByRole('group', { name: labelsIn[language].fields.issued });
  await issued.getByRole('combobox').selectOption('05');
  await issued.locator('input[maxlength="2"]').fill('2');
  await issued.locator('input[maxlength="4"]').fill('2020');
  return {
    replace: bill.getByRole('button', { name: t('Replace') }),
    findings: bill.locator('[id$=".issued-findings"]'),
  };
}

for (const [by, press] of Object.entries(presses))
  test(`a button below a field takes effect where leaving the field moves it: ${by}`, async ({
    page,
    demoUrl,
    t,
    language,
  }) => {
    const { replace, findings } = await enterOldDate({ page, demoUrl, t, language });
    const before = await centerOf(replace);
    const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
    await press(page, replace);
    await chooser;
    await expect(findings).toBeVisible();
    expect((await centerOf(replace)).y).toBeGreaterThan(before.y);
  });

test('what leaving a field shows comes too if the press ends elsewhere', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  const { replace, findings } = await enterOldDate({ page, demoUrl, t, language });
  const { x, y } = await centerOf(replace);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 200);
  await expect(findings).toHaveCount(0);
  await page.mouse.up();
  await expect(findings).toBeVisible();
});

test('a question that is left by pressing an answer has that answer', async ({
  page,
  demoUrl,
  t,
  language,
}) => {
  await page.goto(`${demoUrl}/applications`);
  const blank = page.getByRole('button', { name: t('New application') });
  await blank.first().click();
  await goToStep(page, t, 'Activity');
  const question = page.getByRole('group', { name: labelsIn[language].questions.is_dao });
  await question.getByLabel(t('Yes')).focus();
  const no = question.getByLabel(t('No'));
  await pressByMouse(page, no);
  await expect(no).toBeChecked();
});

test('a bank that isn’t listed doesn’t move the button below it away', async ({
  page,
  demoUrl,
  t,
}) => {
  await page.goto(`${demoUrl}/payout-methods`);
  await page.getByRole('button', { name: t('Add bank account') }).click();
  const dialog = page.getByRole('dialog');
  const bank = dialog.getByRole('combobox', { name: t('Bank'), exact: true });
  await bank.fill('Banco Novo');
  await bank.press('Escape');
  await pressByMouse(page, dialog.getByRole('button', { name: t('Add bank account') }));
  await expect(bank).toHaveAccessibleDescription(t('Choose a bank from the list.'));
  // Only an attempt to send says so at a field that nobody has entered.
  await expect(dialog.getByLabel(t('Account name'))).toHaveAttribute('aria-invalid', 'true');
});
