import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import { bindForm } from './bindForm.ts';

const markup = `
  <form>
    <fieldset>
      <legend>Is it a DAO?</legend>
      <label><input type="radio" name="is_dao" value="yes">Yes</label>
      <label><input type="radio" name="is_dao" value="no">No</label>
    </fieldset>
    <label>Money services <select name="conducts_money_services"><option></option><option>yes</option><option>no</option></select></label>
    <template data-rows="business_owners">
      <fieldset>
        <legend>Owner <span data-row-number></span></legend>
        <label for="first">First name</label><input id="first" name="first_name" aria-describedby="first-hint">
        <p id="first-hint">As in the passport.</p>
        <label>Signer <input type="checkbox" name="is_signer"></label>
        <label><input type="radio" name="title" value="CEO">CEO</label>
        <label><input type="radio" name="title" value="CFO">CFO</label>
        <label>Passport <input type="file" name="front_image"></label><output data-file="front_image"></output>
        <button type="button" data-remove>Remove</button>
      </fieldset>
    </template>
    <button type="button" data-append="business_owners">Add an owner</button>
  </form>`;

let close = (): void => undefined;
afterEach(() => {
  close();
  document.body.replaceChildren();
});

const ownersIn = (values: Readonly<Record<string, unknown>>) =>
  (Array.isArray(values['business_owners']) ? values['business_owners'] : []) as readonly {
    readonly first_name: string;
  }[];
/** Finds an error at each first name that is “x”, and at each question that was answered with yes. */
const reviewer = instantReviewer((values) => [
  ...ownersIn(values).flatMap((owner, at) =>
    owner.first_name === 'x' ? [errorAt(['business_owners', at, 'first_name'])] : [],
  ),
  ...(values['is_dao'] === true ? [errorAt(['is_dao'])] : []),
]);

function bind(names: readonly string[] = []) {
  document.body.innerHTML = markup;
  const owners = names.map((name) => ({ ...blankOwner({ rowId: name }), first_name: name }));
  const form = createCustomerForm({
    reviewer,
    values: { ...blankCustomer(), business_owners: owners },
    today: () => '2026-11-21',
  });
  const page = document.querySelector('form')!;
  const bound = bindForm(page, form);
  close = () => {
    bound.release();
    form.close();
  };
  return { form, page };
}
const controlOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const choiceOf = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;
const remediesAt = (path: string) =>
  [...document.querySelectorAll(`[data-findings="${path}"] p`)].map(
    ({ textContent }) => textContent,
  );
const button = (text: string, at = 0) =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === text)[at]!;
const firstNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name$=".first_name"]')].map(
    ({ name, value }) => `${name}: ${value}`,
  );

test('a question has no answer until a radio is chosen, and counts as left then', async () => {
  const { form } = bind();
  expect([choiceOf('is_dao', 'yes').checked, choiceOf('is_dao', 'no').checked]).toEqual([
    false,
    false,
  ]);
  await userEvent.click(choiceOf('is_dao', 'yes'));
  expect(form.values.is_dao).toBe(true);
  await expect.poll(() => remediesAt('is_dao')).toEqual(['Change it.']);
  expect(document.querySelectorAll('[data-findings="is_dao"]')).toHaveLength(1);
  expect(choiceOf('is_dao', 'no').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(choiceOf('is_dao', 'no'));
  expect(form.values.is_dao).toBe(false);
  form.set('is_dao', '');
  expect(choiceOf('is_dao', 'no').checked).toBe(false);
});

test('a question is answered in a list, too', async () => {
  const { form } = bind();
  const list = controlOf('conducts_money_services');
  await userEvent.selectOptions(list, 'no');
  expect(form.values.conducts_money_services).toBe(false);
  await userEvent.selectOptions(list, '');
  expect(form.values.conducts_money_services).toBe('');
  form.set('conducts_money_services', true);
  await userEvent.click(document.body);
  expect(list.value).toBe('yes');
});

test('rows are added and removed by buttons, and have names, ids and numbers of their own', async () => {
  const { form } = bind();
  await userEvent.click(button('Add an owner'));
  expect(document.activeElement).toBe(controlOf('business_owners.0.first_name'));
  await userEvent.keyboard('Ada');
  await userEvent.click(button('Add an owner'));
  await userEvent.keyboard('Grace');
  expect(firstNames()).toEqual([
    'business_owners.0.first_name: Ada',
    'business_owners.1.first_name: Grace',
  ]);
  const legends = [...document.querySelectorAll('fieldset legend')].slice(1);
  expect(legends.map(({ textContent }) => textContent)).toEqual(['Owner 1', 'Owner 2']);
  const second = controlOf('business_owners.1.first_name');
  expect(second.labels?.[0]?.textContent).toBe('First name');
  expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')).not.toBeNull();
  await userEvent.click(button('Remove', 0));
  expect(form.values.business_owners.map((owner) => owner.first_name)).toEqual(['Grace']);
  expect(controlOf('business_owners.0.first_name')).toBe(second);
  expect(document.activeElement).toBe(button('Add an owner'));
});

test('boxes and radios of rows reach their rows, also after a move', async () => {
  const { form } = bind(['Ada', 'Grace']);
  await userEvent.click(controlOf('business_owners.1.is_signer'));
  await userEvent.click(choiceOf('business_owners.0.title', 'CEO'));
  await userEvent.click(choiceOf('business_owners.1.title', 'CFO'));
  const [ada, grace] = form.values.business_owners;
  form.set(['business_owners'], [grace, ada]);
  expect(firstNames()).toEqual([
    'business_owners.0.first_name: Grace',
    'business_owners.1.first_name: Ada',
  ]);
  expect(controlOf('business_owners.0.is_signer').checked).toBe(true);
  expect(choiceOf('business_owners.0.title', 'CFO').checked).toBe(true);
  expect(choiceOf('business_owners.1.title', 'CEO').checked).toBe(true);
});

test('a finding moves with its row', async () => {
  const { form } = bind(['Ada', 'Grace']);
  await userEvent.fill(controlOf('business_owners.1.first_name'), 'x');
  await userEvent.tab();
  await expect.poll(() => remediesAt('business_owners.1.first_name')).toEqual(['Change it.']);
  await userEvent.click(button('Remove', 0));
  expect(form.values.business_owners).toHaveLength(1);
  await expect.poll(() => remediesAt('business_owners.0.first_name')).toEqual(['Change it.']);
  expect(remediesAt('business_owners.1.first_name')).toEqual([]);
  const control = controlOf('business_owners.0.first_name');
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As in the passport.',
    'Change it.',
  ]);
});

test('a file input is empty after each choice, and the page shows the name of the file', async () => {
  const { form } = bind(['Ada']);
  const passport = controlOf('business_owners.0.front_image');
  await userEvent.upload(passport, new File(['x'], 'passport.png', { type: 'image/png' }));
  const shown = () => document.querySelector('[data-file]')?.textContent;
  await expect.poll(shown).toBe('passport.png');
  expect(passport.value).toBe('');
  expect(form.values.business_owners[0]?.front_image).toMatchObject({ name: 'passport.png' });
  form.set('business_owners.0.front_image', '');
  expect(shown()).toBe('');
});
