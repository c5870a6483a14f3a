import { join } from 'node:path';
import { expect } from '@playwright/test';
import { loadExample } from './form.ts';
import { firstPort, test } from './servers.ts';

test('a customer the sandbox knows already is refused in one clear line', async ({
  page,
  demoUrl,
}) => {
  await page.goto(demoUrl);
  await loadExample(page, 'Nigerian company');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.getByRole('button', { name: 'Start another application' }).click();
  await loadExample(page, 'Nigerian company');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Each customer needs an e-mail and a phone of its own',
  );
  await expect(page.getByLabel('Legal name')).toHaveValue('Adunni Foods Limited');
});

test('a sandbox that stopped is said in one clear line', async ({ page, data, start }) => {
  const key = 'pm_sandbox_key_of_this_test_only';
  const sandbox = start('packages/sandbox/src/main.ts', {
    PORT: '0',
    SANDBOX_API_KEY: key,
    SANDBOX_DATA: join(data, 'sandbox.sqlite'),
  });
  const sandboxUrl = await sandbox.url();
  const port = String(firstPort + 8);
  start('apps/demo/src/server/main.ts', {
    PORT: port,
    SANDBOX_URL: sandboxUrl,
    SANDBOX_API_KEY: key,
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  await page.goto(url);
  await loadExample(page, 'US LLC');
  await sandbox.stop();

  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `The sandbox at ${sandboxUrl} is not running`,
  );
  await expect(page.getByRole('alert')).toContainText('pnpm demo');
  await page.getByRole('tab', { name: 'Wallets' }).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('is not running');
});
