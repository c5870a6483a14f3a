import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { bindForm } from './bindForm.ts';

test('a button that the finding of the field before it moves away is clicked', async () => {
  document.body.innerHTML = '<form><input name="email"><button type="button">Next</button></form>';
  const form = document.querySelector('form')!;
  const button = form.querySelector('button')!;
  const reviewer = instantReviewer(() => [errorAt(['email'])]);
  const application = createCustomerForm({ reviewer, values: { email: '' } });
  const { release } = bindForm(form, application);
  const shown: (string | null | undefined)[] = [];
  button.addEventListener('click', () => {
    shown.push(form.querySelector('[data-findings]')?.textContent);
  });
  await userEvent.type(form.querySelector('input')!, 'ada');
  await expect.poll(() => application.state.isCurrent).toBe(true);
  const { top } = button.getBoundingClientRect();
  await userEvent.click(button);
  expect(button.getBoundingClientRect().top).toBeGreaterThan(top);
  expect(shown).toEqual(['Change it.']);
  release();
});
