import { blankCustomer, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { expect, test, vi } from 'vitest';
import { fixButtonsOf } from './fixButtons.ts';

test('the button of a fix shows both values, replaces one and takes it back', async () => {
  const application = createCustomerForm({
    reviewer: directReviewer(),
    today: () => '2026-11-21',
    values: { ...blankCustomer(), email: 'mailto:office@karootrading.co.za' },
  });
  application.subscribe(() => undefined);
  await vi.waitFor(() => expect(application.state.isCurrent).toBe(true), 10_000);
  const [button] = fixButtonsOf(application, 'email');
  expect(button?.changes).toEqual([
    {
      field: 'email',
      before: 'mailto:office@karootrading.co.za',
      after: 'office@karootrading.co.za',
    },
  ]);
  const undo = button?.replace();
  expect(application.values.email).toBe('office@karootrading.co.za');
  undo?.();
  expect(application.values.email).toBe('mailto:office@karootrading.co.za');
  application.close();
});
