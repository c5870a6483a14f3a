import type { Fix } from '@passmuster/findings';
import { createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankCustomer } from '../values/blankValues.ts';
import { FormProvider } from './context.ts';
import { useField } from './useField.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Finds an error at a DAO and at a money service, and a lowercase name that is certainly wrong. */
const found = instantReviewer((values) =>
  (['is_dao', 'conducts_money_services'] as const).flatMap((name) =>
    values[name] === true ? [errorAt([name])] : [],
  ),
);
const reviewer: typeof found = {
  ...found,
  async review(request) {
    const review = await found.review(request);
    const { business_name: name } = Object(request.values);
    const change = { path: ['business_name'], value: 'Ada Ltd', replaces: name };
    const fix: Fix = { rule: 'test/name', path: ['business_name'], changes: [change] };
    return { ...review, fixes: name === 'ada ltd' ? [fix] : [] };
  },
};

const renders = new Map<string, number>();
const count = (name: string): void => void renders.set(name, (renders.get(name) ?? 0) + 1);

function Dao() {
  count('Dao');
  const { radioProps, findings, findingsProps } = useField('is_dao');
  return createElement(
    'fieldset',
    {},
    createElement('input', radioProps('yes')),
    createElement('input', radioProps('no')),
    createElement('small', findingsProps, findings.map(({ remedy }) => remedy).join(' ')),
  );
}
function Signer() {
  const { checkboxProps } = useField('business_owners.0.is_signer');
  return createElement(
    'p',
    {},
    createElement('label', { htmlFor: checkboxProps.id }, 'Signer'),
    createElement('input', checkboxProps),
  );
}
function Kind() {
  const { selectProps } = useField('conducts_money_services');
  const options = ['', 'yes', 'no'].map((value) => createElement('option', { key: value }, value));
  return createElement('select', selectProps, options);
}
const Website = () => createElement('input', useField('business_website').inputProps);
function Name() {
  const { inputProps, fixes } = useField('business_name');
  const [change] = fixes[0]?.changes ?? [];
  return createElement(
    'p',
    {},
    createElement('input', inputProps),
    createElement('b', {}, String(change?.value ?? '')),
  );
}

async function render() {
  renders.clear();
  const form = createCustomerForm({
    reviewer,
    values: blankCustomer(),
    today: () => '2026-11-21',
  });
  form.set(['business_owners'], [{ is_signer: false }]);
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  const fields = [Dao, Signer, Kind, Name, Website].map((part) =>
    createElement(part, { key: part.name }),
  );
  root.render(createElement(StrictMode, {}, createElement(FormProvider, { form }, fields)));
  await expect.poll(() => place.querySelectorAll('input').length).toBe(5);
  const control = <Control extends HTMLElement = HTMLInputElement>(selector: string): Control => {
    const element = place.querySelector<Control>(selector);
    if (!element) throw new Error('The control was not rendered');
    return element;
  };
  return { form, place, control };
}

test('a question has no answer until a radio is chosen, and counts as left then', async () => {
  const { form, place, control } = await render();
  const [yes, no] = [control('[value="yes"]'), control('[value="no"]')];
  expect([yes.checked, no.checked]).toEqual([false, false]);
  await userEvent.click(yes);
  expect(form.values).toMatchObject({ is_dao: true });
  await expect.poll(() => place.querySelector('small')?.textContent).toBe('Change it.');
  expect(yes.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(no);
  expect(form.values).toMatchObject({ is_dao: false });
  expect([yes.checked, no.checked]).toEqual([false, true]);
});

test('a box and a list hold what was chosen', async () => {
  const { form, control } = await render();
  const box = control('[type="checkbox"]');
  expect(box.labels?.[0]?.textContent).toBe('Signer');
  await userEvent.click(box);
  const list = control<HTMLSelectElement>('select');
  await userEvent.selectOptions(list, 'no');
  expect(form.values).toMatchObject({
    business_owners: [{ is_signer: true }],
    conducts_money_services: false,
  });
  form.set('conducts_money_services', true);
  await expect.poll(() => list.value).toBe('yes');
});

test('a list counts as left when something is chosen', async () => {
  const { control } = await render();
  const list = control<HTMLSelectElement>('select');
  await userEvent.selectOptions(list, 'yes');
  await expect.poll(() => list.getAttribute('aria-invalid')).toBe('true');
});

test('a fix is offered at its field once that is left, and renders no other', async () => {
  const { form, place, control } = await render();
  await userEvent.fill(control('p input:not([type])'), 'ada ltd');
  const before = renders.get('Dao');
  await userEvent.tab();
  await expect.poll(() => place.querySelector('b')?.textContent).toBe('Ada Ltd');
  expect(renders.get('Dao')).toBe(before);
  form.apply(...form.fixesAt('business_name'));
  await expect.poll(() => place.querySelector('b')?.textContent).toBe('');
  expect(form.values).toMatchObject({ business_name: 'Ada Ltd' });
});

test('a line that is left has no spaces around it, and a website its scheme', async () => {
  const { form, control } = await render();
  await userEvent.fill(control('[name="business_name"]'), ' Ada Ltd ');
  const website = control('[name="business_website"]');
  await userEvent.fill(website, ' goldenpod.com.gh');
  await userEvent.tab();
  await expect.poll(() => website.value).toBe('https://goldenpod.com.gh');
  expect(form.values).toMatchObject({ business_name: 'Ada Ltd' });
  await userEvent.fill(website, 'htp://goldenpod.com.gh');
  await userEvent.tab();
  expect(form.values).toMatchObject({ business_website: 'htp://goldenpod.com.gh' });
});
