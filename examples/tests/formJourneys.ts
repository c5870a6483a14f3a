import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { controlOf, serveForm, status, submit, textOf } from './formPage.ts';

/**
 * What a page with a form of the example company must do, whatever it is built with. Returns the function that opens it.
 *
 * @param hasDrafts one tab at a time has the application.
 */
export function describeForm(name: string, { hasDrafts = false } = {}) {
  const open = serveForm(name, (page) =>
    page.route('**/known.json', (route) => route.fulfill({ path: known })),
  );

  describe(`the page of ${name}`, () => {
    test('says what is wrong with a field when it is left, and writes an amount as it was understood', async () => {
      const page = await open();
      const email = controlOf(page, 'email');
      await email.fill('ada');
      await controlOf(page, 'expected_monthly_income').fill('12,50');
      await expect.poll(() => email.getAttribute('aria-invalid'), { timeout: 10_000 }).toBe('true');
      const described = (await email.getAttribute('aria-describedby')) ?? '';
      expect(await textOf(page, described)).toContain('Enter an email address');
      await email.focus();
      expect(await controlOf(page, 'expected_monthly_income').inputValue()).toBe('12.5');
      await submit(page).click();
      await expect.poll(() => email.evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test('says what is wrong with a list, such as shares of 120%, when one of its fields is left', async () => {
      const page = await open();
      const owners = page.locator('[data-findings="business_owners"]');
      await controlOf(page, 'business_owners.0.ownership_percentage').fill('90');
      expect(await owners.textContent()).toBe('');
      await controlOf(page, 'email').focus();
      await expect.poll(() => owners.textContent(), { timeout: 10_000 }).toMatch(/100\s?%/);
    });

    test('creates the customer once, and a reload knows it', async () => {
      const page = await open();
      await submit(page).dblclick();
      await status(page).filter({ hasText: 'Created' }).waitFor();
      const created = await status(page).textContent();
      await page.reload();
      await status(page).filter({ hasText: 'Created' }).waitFor();
      expect(await status(page).textContent()).toBe(created);
    });

    test('shows what the API refuses at its field', async () => {
      const page = await open();
      await submit(page).click();
      await page.getByText('Another customer uses this email address').first().waitFor();
    });

    test('stays usable without a worker, and the server reviews', async () => {
      const page = await open((one) => one.route(/reviews.*\.js/, (route) => route.abort()));
      await status(page).filter({ hasText: 'Checked when you submit' }).waitFor();
      await controlOf(page, 'email').fill('ada');
      await submit(page).click();
      await page.getByText('Enter an email address').first().waitFor();
    });

    test('creates a customer where the browser forbids storage', async () => {
      const page = await open((one) =>
        one.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('', 'SecurityError');
          };
        }),
      );
      await controlOf(page, 'email').fill('third@adunnifoods.com.ng');
      await controlOf(page, 'phone').fill('+2348031234600');
      await submit(page).click();
      await status(page).filter({ hasText: 'Created' }).waitFor();
    });

    /** Answers the next requests in turn: with nothing, or with an error of this status and code. */
    async function answering(page: Page, answers: readonly (Answer | 'lost')[]): Promise<void> {
      let sent = 0;
      await page.route('**/api/**', async (route) => {
        const answer = answers[sent] ?? 'lost';
        sent += 1;
        if (answer === 'lost') return route.abort('connectionreset');
        const { status: number, code } = answer;
        const errors = [{ path: 'email', message: 'A customer with this email already exists' }];
        const json = { status: 'error', code, message: 'refused', details: { errors } };
        return route.fulfill({ status: number, json });
      });
    }
    /** Accepts or dismisses every question, and returns the questions. */
    function answerQuestions(page: Page, isAccepted: boolean): readonly string[] {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        // A page that is left while its draft isn't saved asks too.
        if (dialog.type() === 'beforeunload') return void dialog.accept();
        asked.push(dialog.message());
        void (isAccepted ? dialog.accept() : dialog.dismiss());
      });
      return asked;
    }
    let customers = 0;
    /** Fills in a customer that nobody else has. */
    async function fillIn(page: Page): Promise<void> {
      customers += 1;
      await controlOf(page, 'email').fill(`lost-${customers}@adunnifoods.com.ng`);
      await controlOf(page, 'phone').fill(`+23480312346${String(customers).padStart(2, '0')}`);
    }
    const noAnswer = 'We didn’t get an answer';
    const inDoubt = (page: Page) =>
      status(page).filter({ hasText: /We didn’t get an answer|Probably created/ });

    test('asks before it sends again after a lost answer, and after a reload', async () => {
      const page = await open();
      await answering(page, []);
      await fillIn(page);
      await submit(page).click();
      await status(page).filter({ hasText: noAnswer }).waitFor();
      const asked = answerQuestions(page, false);
      await submit(page).click();
      await expect.poll(() => asked.length).toBe(1);
      await status(page).filter({ hasText: noAnswer }).waitFor();
      await page.reload();
      await status(page).filter({ hasText: noAnswer }).waitFor();
    });

    test.each([
      { why: 'a conflict of a known code', answer: { status: 409, code: 'DUPLICATE_EMAIL' } },
      { why: 'a conflict of another code', answer: { status: 409, code: 'CUSTOMER_EXISTS' } },
      { why: 'a limit', answer: { status: 429, code: 'RATE_LIMITED' } },
    ])(
      'after a lost answer, $why tells nobody to change a field or that nothing was submitted',
      async ({ answer }) => {
        const page = await open();
        await answering(page, ['lost', answer]);
        await fillIn(page);
        await submit(page).click();
        await status(page).filter({ hasText: noAnswer }).waitFor();
        const asked = answerQuestions(page, true);
        const answered = page.waitForResponse('**/api/**');
        await submit(page).click();
        await answered;
        await inDoubt(page).waitFor();
        expect(asked).toHaveLength(1);
        expect(await controlOf(page, 'email').getAttribute('aria-invalid')).toBeNull();
        const text = (await page.locator('body').textContent()) ?? '';
        expect(text).not.toMatch(/Another customer|already exists|not submitted|wasn’t submitted/);
      },
    );

    test('asks about a changed email, which would create a second customer', async () => {
      const page = await open();
      await answering(page, []);
      await fillIn(page);
      await submit(page).click();
      await status(page).filter({ hasText: noAnswer }).waitFor();
      await controlOf(page, 'email').fill(`changed-${customers}@adunnifoods.com.ng`);
      const asked = answerQuestions(page, false);
      await submit(page).click();
      await expect.poll(() => asked).toEqual([expect.stringContaining('changed the email')]);
    });

    test('only a person ends a doubt', async () => {
      const page = await open();
      await answering(page, []);
      await fillIn(page);
      await submit(page).click();
      await page.getByRole('button', { name: 'It wasn’t created' }).click();
      await expect.poll(() => status(page).textContent()).not.toContain(noAnswer);
      await page.unroute('**/api/**');
      await submit(page).click();
      await status(page).filter({ hasText: 'Created' }).waitFor();
    });

    // A page with drafts has one tab that saves: its own tests show how another takes over.
    if (!hasDrafts) {
      test('a second tab knows of the doubt, and of what was created', async () => {
        const page = await open();
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await status(tab).filter({ hasText: 'left' }).waitFor();
        await fillIn(page);
        await submit(page).click();
        await status(page).filter({ hasText: 'Created' }).waitFor();
        await submit(tab).click();
        await status(tab).filter({ hasText: 'Created' }).waitFor();
        expect(await status(tab).textContent()).toBe(await status(page).textContent());
      });
    }
  });
  return open;
}

/** What is known of the example company: all that the API asks for. */
const known = join(import.meta.dirname, '../minimal/public/known.json');

interface Answer {
  readonly status: number;
  readonly code: string;
}
