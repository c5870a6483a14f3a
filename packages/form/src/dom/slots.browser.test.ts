import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { FormFinding, Reviewer } from '../reviewer/reviewer.ts';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';

import { bindForm } from './bindForm.ts';

let close = (): void => undefined;
afterEach(() => {
  close();
  document.body.replaceChildren();
});

let isRefusing = false;
let found: readonly FormFinding[] = [];
const reviewer: Reviewer = {
  ...instantReviewer(() => found),
  checkFile: () => Promise.resolve(isRefusing ? [errorAt(['documents', 0, 'doc_image'])] : []),
};

function bind(findings: readonly FormFinding[] = []) {
  found = findings;
  document.body.innerHTML = `<form><template data-slots><fieldset>
    <legend data-slot-label></legend><output data-slot-file></output>
    <input type="file"><small data-slot-findings></small>
    <button type="button" data-slot-remove>Remove</button>
  </fieldset></template></form>`;
  const blank = answeredCustomer();
  const values = {
    ...blank,
    registered_address: { ...blank.registered_address, country: 'NG' },
  };
  const form = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const page = document.querySelector('form')!;
  const bound = bindForm(page, form);
  close = () => {
    bound.release();
    form.close();
  };
  const slot = () =>
    [...page.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent === 'Bank statement',
    )!;
  const shown = () => slot().querySelector('output')?.textContent;
  const choose = (name: string) =>
    userEvent.upload(
      slot().querySelector('input')!,
      new File(['%PDF'], name, { type: 'application/pdf' }),
    );
  return { form, page, slot, shown, choose, bound };
}

test('each document that is requested has a slot, which holds a file until it is removed', async () => {
  const { form, page, slot, shown, choose } = bind();
  expect(page.querySelectorAll('fieldset')).toHaveLength(form.state.slots.length);
  const [remove] = slot().querySelectorAll('button');
  expect(remove?.hidden).toBe(true);
  await choose('bank.pdf');
  await expect.poll(shown).toBe('bank.pdf');
  expect(slot().querySelector('input')?.value).toBe('');
  await userEvent.click(remove!);
  await expect.poll(shown).toBe('');
  expect(form.values.documents).toEqual([]);
});

test('the first missing document is focused in its slot', async () => {
  const { page, slot, choose, bound } = bind([errorAt(['documents'])]);
  page.append(Object.assign(document.createElement('input'), { name: 'documents.0.issued' }));
  await choose('bank.pdf');
  await bound.validate();
  const [first] = page.querySelectorAll('fieldset');
  expect(document.activeElement).toBe(first?.querySelector('input'));
  expect(slot()).not.toBe(first);
});

test('a slot says why a file was refused, and keeps the one that it holds', async () => {
  const { slot, shown, choose } = bind();
  await choose('bank.pdf');
  await expect.poll(shown).toBe('bank.pdf');
  isRefusing = true;
  await choose('refused.pdf');
  const findings = () => slot().querySelector('small')?.textContent;
  await expect.poll(findings).toBe('Change it.');
  const described = slot().querySelector('input')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Change it.');
  expect(shown()).toBe('bank.pdf');
  isRefusing = false;
});
