import { createMemoryJournal, createSubmission } from '@passmuster/client/submission';
import { createElement, type ReactElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { FormProvider, useFormState, useSubmission } from '../react.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { useAmount } from './useAmount.ts';
import { useField } from './useField.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const reviewer = instantReviewer(({ email }) =>
  String(email).includes('@') ? [] : [errorAt(['email'])],
);
let renders = 0;

function Email() {
  renders += 1;
  const { inputProps, findings, findingsProps } = useField('email');
  const text = findings.map(({ remedy }) => remedy).join(' ');
  return createElement(
    'div',
    {},
    createElement('input', inputProps),
    createElement('span', findingsProps, text),
  );
}
function Income() {
  const { inputProps, shown, candidates, choose } = useAmount('income', {
    locale: 'en',
    unit: 'KWD',
  });
  const buttons = candidates?.map((one) =>
    createElement(
      'button',
      { key: one.value, type: 'button', onClick: () => choose(one) },
      one.shown,
    ),
  );
  return createElement(
    'div',
    {},
    createElement('input', inputProps),
    createElement('output', {}, shown),
    buttons,
  );
}
const Ready = () => createElement('b', {}, String(useFormState(({ ready }) => ready)));

function Answer() {
  const { radioProps, findings } = useField('email');
  const choices = ['yes', 'no'].map((value) =>
    createElement('input', { key: value, ...radioProps(value) }),
  );
  return createElement('div', {}, choices, findings.length);
}

async function render(parts: readonly (() => ReactElement)[] = [Email, Income, Ready], email = '') {
  const values = { email, income: '' };
  const application = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  const fields = parts.map((part) => createElement(part, { key: part.name }));
  root.render(
    createElement(StrictMode, {}, createElement(FormProvider, { form: application }, fields)),
  );
  await expect.poll(() => place.querySelectorAll('input').length).toBe(2);
  const [first, second] = place.querySelectorAll('input');
  if (!first || !second) throw new Error('The form was not rendered');
  return { application, place, email: first, income: second };
}

test('a field shows its finding when it is left, and renders only when it changes', async () => {
  const { email, income, place } = await render();
  await userEvent.type(email, 'ada');
  expect(place.querySelector('span')?.textContent).toBe('');
  await userEvent.tab();
  await expect.poll(() => place.querySelector('span')?.textContent).toBe('Change it.');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email.getAttribute('aria-describedby')).toBe(place.querySelector('span')?.id);
  const before = renders;
  await userEvent.type(income, '5');
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('KWD 5.000');
  expect(renders).toBe(before);
});

test('a button that the finding of the field before it moves away is clicked', async () => {
  const { application, email, place } = await render();
  const button = place.appendChild(document.createElement('button'));
  const said: string[] = [];
  button.append('Continue');
  button.addEventListener('click', () => said.push(place.querySelector('span')?.textContent ?? ''));
  // A finding takes a line that wasn't there.
  place.querySelector('span')?.style.setProperty('display', 'block');
  await userEvent.type(email, 'ada');
  await expect.poll(() => application.state.isCurrent).toBe(true);
  const { top } = button.getBoundingClientRect();
  await userEvent.click(button);
  expect(button.getBoundingClientRect().top).toBeGreaterThan(top);
  expect(said).toEqual(['Change it.']);
});

test.each(['mouse', 'keyboard'])(
  'a choice that is left for another one takes it: %s',
  async (by) => {
    // Leaving the first shows that the value is wrong, while the second is pressed.
    const { application, email: yes, income: no } = await render([Answer], 'maybe');
    await expect.poll(() => application.state.isCurrent).toBe(true);
    yes.focus();
    if (by === 'mouse') await userEvent.click(no);
    else await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(application.values.email).toBe('no');
    expect([yes.checked, no.checked]).toEqual([false, true]);
  },
);

test('a part of the state renders when it changes', async () => {
  const { email, place } = await render();
  await expect.poll(() => place.querySelector('b')?.textContent).toBe('false');
  await userEvent.type(email, 'ada@example.com');
  await expect.poll(() => place.querySelector('b')?.textContent).toBe('true');
});

test('an amount stays as it is typed, is written as it was understood, and lets the person choose', async () => {
  const { application, income, place } = await render();
  await userEvent.type(income, '1000,5');
  expect(income.value).toBe('1000,5');
  await userEvent.tab();
  await expect.poll(() => income.value).toBe('1,000.50');
  await userEvent.fill(income, '1.234');
  await expect.poll(() => place.querySelectorAll('button').length).toBe(2);
  expect(application.values.income).toEqual({ unread: '1.234' });
  const [first] = place.querySelectorAll('button');
  if (first) await userEvent.click(first);
  expect(application.values.income).toBe('1234');
  await expect.poll(() => income.value).toBe('1,234');
});

const submission = createSubmission({
  key: 'a',
  journal: createMemoryJournal('a salt of this test'),
  now: () => new Date(0),
  send: () => Promise.resolve({ error: { outcome: 'unknown' as const } }),
});
function Outcome() {
  const { known, maySend } = useSubmission(submission);
  return createElement('p', {}, `${known.kind} ${maySend}`);
}

test('a component shows what is known of a submission, and whether its button may send', async () => {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(createElement(StrictMode, {}, createElement(Outcome)));
  await expect.poll(() => place.textContent).toBe('idle yes');
  await submission.submit('{}');
  await expect.poll(() => place.textContent).toBe('idle acknowledged');
});

test('a value that comes from elsewhere replaces what was typed', async () => {
  const { application, income } = await render();
  await userEvent.type(income, '0,5');
  application.set('income', '50');
  await expect.poll(() => income.value).toBe('50');
});
