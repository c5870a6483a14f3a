import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { stepsOf } from '../../apps/demo/src/server/tryIt/steps.ts';
import { submitButton } from './form.ts';
import { expectLeft, goToStep, heading } from './navigation.ts';
import { test } from './servers.ts';

const root = join(import.meta.dirname, '../..');

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a line in the folder of the repository, as a shell does, with a home that has nothing in it. */
async function runLine(line: string, home: string): Promise<Ran> {
  const { PORT: _, ...inherited } = process.env;
  const child = spawn(line, {
    cwd: root,
    shell: true,
    env: { ...inherited, HOME: home, NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Follows a link of the steps, which stay open. */
async function opened(page: Page, name: string): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name }).click();
  return popup;
}

test('each line that the demo prints runs as it stands, and the lost answer is never sent again', async ({
  page,
  startDemo,
  data,
}) => {
  // Eight starts of a package manager, the first with nothing in its cache.
  test.setTimeout(600_000);
  const demo = startDemo();
  const url = await demo.url();
  await expect.poll(() => demo.output).toContain('Ctrl-C stops everything');
  const lines = demo.output.split('\n').filter((line) => line.startsWith('npx '));
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  const actions = stepsOf({ sandboxUrl: '', data }).flatMap((step) => step.actions);
  const run = async (word: string): Promise<Ran> => {
    const ran = await runLine(lines.find((line) => line.includes(word)) ?? `exit ${word}`, home);
    expect(ran.output).not.toContain('Command failed');
    return ran;
  };
  /** Runs a line, and expects what the page says that it prints. */
  const runFirst = async (word: string): Promise<Ran> => {
    const ran = await run(word);
    const [prints = ''] = actions.flatMap((action) =>
      'line' in action && action.line.includes(word) ? [action.prints] : [],
    );
    expect(prints).not.toBe('');
    expect(ran.output).toContain(prints);
    return ran;
  };
  expect(lines).toHaveLength(5);

  expect(await runFirst(' template ')).toMatchObject({ code: 0 });
  expect((await runFirst(' check customer ')).code).toBe(1);
  expect(existsSync(join(data, 'businesses-checked.xlsx'))).toBe(true);
  await runFirst(' fix ');
  expect(existsSync(join(data, 'businesses-fixed.xlsx'))).toBe(true);
  await runFirst(' check address ');

  await page.goto(`${url}/try`);
  const step = page.locator('#submit');
  await step.getByRole('button', { name: 'Lose the next answer' }).click();
  await expect(step.getByRole('status')).toHaveText('The next answer will be lost.');
  await runFirst(' submit ');
  expect((await run(' submit ')).output).toContain('3 already sent');
  rmSync(home, { recursive: true });
});

test('the page of seven steps leads to the form and to a doubt that is settled', async ({
  page,
  startDemo,
  t,
}) => {
  const url = await startDemo().url();
  await page.goto(`${url}/applications`);
  await page
    .getByRole('link', { name: t('Seven steps to try') })
    .first()
    .click();
  const line = page.locator('#address');
  await line.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(line.locator('code')).toHaveText(copied);
  await page.getByRole('link', { name: 'Sandbox API' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox API' })).toBeVisible();
  await page.getByRole('link', { name: 'Try it' }).click();
  const form = await opened(page, 'Open the form');
  await expect(heading(form, t, 'Business')).toBeVisible();
  await expectLeft(form, t, 5);

  const doubt = page.locator('#doubt');
  await doubt.getByRole('button', { name: 'Lose the next answer' }).click();
  await expect(doubt.getByRole('status')).toHaveText('The next answer will be lost.');
  const application = await opened(page, 'Open the application');
  await goToStep(application, t, 'Review and submit');
  await submitButton(application, t).click();
  await expect(application.getByText(t('The customer may have been created.'))).toBeVisible();

  const provider = await opened(page, 'Look at the provider’s list of customers');
  // A phone shows no row of headings.
  const row = provider.getByRole('row').filter({ has: provider.getByRole('cell') });
  await expect(row).toContainText(t('KYC pending'));
  await row.getByRole('button').click();
  const id = await provider.evaluate(() => navigator.clipboard.readText());
  await application.getByLabel(t('Customer ID from your payment provider')).fill(id);
  await application.getByRole('button', { name: t('It was created') }).click();
  await application
    .getByRole('link', { name: t('View customer') })
    .first()
    .click();
  await expect(application).toHaveURL(`${url}/customers/${id}`);
});

test('the documentation says that it is being built, then opens; a rule is tried on its page', async ({
  page,
  startDemo,
}) => {
  // 40 s alone on two cores, four minutes beside seven other builds.
  test.setTimeout(600_000);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) failures.push(message.text());
  });
  const url = await startDemo('--documentation').url();
  await page.goto(`${url}/docs/rules/owner/minimum-age/`);
  // Built by an earlier run, it is there at once; otherwise the page opens it.
  await expect(page.getByRole('heading', { level: 1, name: 'owner/minimum-age' })).toBeVisible({
    timeout: 560_000,
  });
  const example = page.locator('textarea').first();
  const hasText = 'Every owner must be 18 or older. Check whether';
  const remedy = page.getByRole('paragraph').filter({ hasText });
  await expect(remedy).toBeVisible();
  await example.fill('{ "business_owners.0.date_of_birth": "1990-05-17" }');
  await expect(remedy).toBeHidden();
  await page.getByRole('link', { name: 'Try it', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Try it', level: 1 })).toBeVisible();
  await expect(page.getByText('being built')).toHaveCount(0);
  expect(failures).toEqual([]);
});
