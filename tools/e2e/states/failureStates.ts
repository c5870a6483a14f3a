import { expect } from '@playwright/test';
import type { faults } from '../../../apps/demo/src/web/sandboxControls/sandbox.ts';
import type { Tour } from './tour.ts';

/** What the list of wallets says under each fault of the drawer. */
const notices = {
  slow: 'Loading wallets',
  'too-many': 'Too many requests',
  error: 'The sandbox had an error',
  unauthorized: 'The sandbox rejected the API key',
  'request-lost': 'We didn’t get an answer',
  'answer-lost': 'We didn’t get an answer',
  none: 'Treasury',
} as const satisfies Readonly<Record<keyof typeof faults, string>>;

/** The drawer with the controls of the sandbox, and each fault it can set. */
export async function drawerStates({ page, demoUrl, t, look }: Tour): Promise<void> {
  await page.request.post(`${demoUrl}/sandbox/reset`, { data: {} });
  await page.request.post(`${demoUrl}/sandbox/seed`, { data: {} });
  await page.goto(`${demoUrl}/wallets`);
  const drawer = page.getByRole('dialog');
  const open = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /sandbox/i })
      .click();
    await expect(drawer.locator('#fault')).toBeVisible();
  };
  await open();
  await look('sandbox controls');
  await page.getByRole('button', { name: t('+1 day') }).click();
  await expect(drawer.getByRole('region', { name: t('Clock') }).locator('output')).toBeVisible();
  await page.getByRole('button', { name: t('Delete all sandbox data') }).click();
  await expect(page.getByRole('button', { name: t('Keep data') })).toBeVisible();
  await look('sandbox controls: delete all data?');
  await page.keyboard.press('Escape');
  for (const [fault, notice] of Object.entries(notices)) {
    await open();
    const [set] = await Promise.all([
      page.waitForResponse('**/sandbox/faults'),
      drawer.locator('#fault').selectOption(fault),
    ]);
    expect(set.ok(), fault).toBe(true);
    await page.goto(`${demoUrl}/wallets`);
    await expect(page.getByText(t(notice)).first(), fault).toBeAttached();
    await look(`fault: ${fault}`);
  }
}

/** Without a network, and without a sandbox. */
export async function outageStates(tour: Tour): Promise<void> {
  const { page, demoUrl, demoAloneUrl, t, look } = tour;
  await page.goto(`${demoUrl}/applications`);
  await expect(page.getByRole('heading', { name: t('No applications yet') })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(t('You’re offline'))).toBeVisible();
  await look('offline');
  await page.context().setOffline(false);
  for (const path of ['wallets', 'transactions/00000000-0000-4000-8000-000000000000']) {
    await page.goto(`${demoAloneUrl}/${path}`);
    await expect(page.getByText(t('The sandbox isn’t running')).first()).toBeVisible();
    await look(`no sandbox: ${path}`);
  }
  await page.goto(`${demoAloneUrl}/address-check`);
  await page.getByRole('button', { name: t('Valid'), exact: true }).click();
  await page.getByRole('button', { name: t('Check with the API') }).click();
  await expect(page.getByText(t('The sandbox isn’t running')).first()).toBeVisible();
  await look('no sandbox: address check');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sandbox/i })
    .click();
  await expect(page.getByRole('dialog').getByText(t('The sandbox isn’t running'))).toBeVisible();
  await look('no sandbox: controls');
}
