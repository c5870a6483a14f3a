import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { Reviewer } from '../reviewer/reviewer.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { isUnread } from '../values/unread.ts';
import { bindForm } from './bindForm.ts';

const markup = `
  <label>Business name <input name="business_name"></label>
  <label>Website <input name="business_website"></label>
  <label>Email <input name="email" aria-describedby="hint"></label><p id="hint">We write here.</p>
  <label>Income <input name="expected_monthly_income" data-amount="NGN"></label>
  <label>DAO <input type="checkbox" name="is_dao"></label>
  <label>Country <select name="registered_address.country"><option></option><option>NG</option></select></label>
  <label>Statement <input type="file" name="documents.0.doc_image"></label>
  <div data-findings="business_owners"></div>
  <button>Submit</button>`;

const blank = () => ({
  business_name: '',
  business_website: '',
  email: '',
  expected_monthly_income: '',
  is_dao: false,
  registered_address: { country: '' },
  documents: [{ doc_image: '' }],
  business_owners: [],
});

let release: () => void = () => undefined;
afterEach(() => {
  release();
  document.body.replaceChildren();
});

function bind(reviewer: Reviewer, values = blank(), locale = 'en') {
  document.body.innerHTML = `<form>${markup}</form>`;
  const form = document.querySelector('form')!;
  const application = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const bound = bindForm(form, application, { locale });
  release = () => {
    bound.release();
    application.close();
  };
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { form, application, bound, control };
}
const remedies = (form: HTMLFormElement, path: string) =>
  [...form.querySelectorAll(`[data-findings="${path}"] p`)].map(({ textContent }) => textContent);

const wrongEmail = instantReviewer(({ email }) =>
  String(email).includes('@') ? [] : [errorAt(['email'])],
);

test('a finding shows when the field is left, goes with the next key, and is announced to assistive technology', async () => {
  const { form, control } = bind(wrongEmail);
  const email = control('email');
  await userEvent.type(email, 'ada');
  expect(remedies(form, 'email')).toEqual([]);
  await userEvent.tab();
  await expect.poll(() => remedies(form, 'email')).toEqual(['Change it.']);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = email.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described[0]).toBe('hint');
  expect(document.getElementById(described[1] ?? '')?.textContent).toBe('Change it.');
  await userEvent.type(email, '@');
  expect(remedies(form, 'email')).toEqual([]);
  expect(email.hasAttribute('aria-invalid')).toBe(false);
  expect(email.getAttribute('aria-describedby')).toBe('hint');
});

test('a finding shows at a select as soon as a value is chosen', async () => {
  const path = ['registered_address', 'country'];
  const { form, control } = bind(instantReviewer(() => [errorAt(path)]));
  control('registered_address.country').focus();
  await userEvent.selectOptions(control('registered_address.country'), 'NG');
  await expect.poll(() => remedies(form, path.join('.'))).toEqual(['Change it.']);
  expect(document.activeElement).toBe(control('registered_address.country'));
});

test('a warning is described and not invalid', async () => {
  const { form, control } = bind(instantReviewer(() => [errorAt(['email'], 'warning')]));
  await userEvent.type(control('email'), 'ada');
  await userEvent.tab();
  await expect.poll(() => remedies(form, 'email')).toHaveLength(1);
  expect(control('email').hasAttribute('aria-invalid')).toBe(false);
});

test('the page’s own place is used, also for a list', async () => {
  const { form, bound } = bind(instantReviewer(() => [errorAt(['business_owners'])]));
  expect(await bound.validate()).toBe(false);
  expect(remedies(form, 'business_owners')).toEqual(['Change it.']);
  expect(document.activeElement?.getAttribute('data-findings')).toBe('business_owners');
});

test('check focuses the first field with an error', async () => {
  const { bound, control } = bind(
    instantReviewer(() => [errorAt(['registered_address', 'country']), errorAt(['business_name'])]),
  );
  await bound.validate();
  expect(document.activeElement).toBe(control('business_name'));
});

test.each([
  { why: 'no review came about', find: () => [], may: true },
  { why: 'an error of the last review stands', find: () => [errorAt(['email'])], may: false },
])('if $why, the form may be submitted: $may', async ({ find, may }) => {
  let isFailing = false;
  const found = instantReviewer(find);
  const { application, bound, control } = bind({
    ...found,
    review: (request) => (isFailing ? Promise.reject(new Error('none')) : found.review(request)),
  });
  await bound.validate();
  isFailing = true;
  await userEvent.type(control('business_name'), 'Ada Ltd');
  expect(await bound.validate()).toBe(may);
  expect(application.state.failed).toBe('unavailable');
});

test('boxes, lists and text reach the values', async () => {
  const { application, control } = bind(wrongEmail);
  await userEvent.click(control('is_dao'));
  await userEvent.selectOptions(control('registered_address.country'), 'NG');
  await userEvent.type(control('business_name'), 'Ada Ltd');
  expect(application.values).toMatchObject({
    is_dao: true,
    registered_address: { country: 'NG' },
    business_name: 'Ada Ltd',
  });
});

test('an amount is read in the language of the person and written as it was understood', async () => {
  const { application, control } = bind(wrongEmail, blank(), 'fr');
  const income = control('expected_monthly_income');
  await userEvent.type(income, '30 000 000,50');
  expect(application.values.expected_monthly_income).toBe('30000000.5');
  await userEvent.tab();
  expect(income.value).toBe('30 000 000,50');
});

test('an amount that can’t be read is kept as it was typed', async () => {
  const { application, control } = bind(wrongEmail);
  await userEvent.type(control('expected_monthly_income'), '33k');
  await userEvent.tab();
  expect(isUnread(application.values.expected_monthly_income)).toBe(true);
  expect(control('expected_monthly_income').value).toBe('33k');
});

test('a line that is left has no spaces around it, and a website its scheme', async () => {
  const { application, control } = bind(wrongEmail);
  await userEvent.type(control('business_name'), ' Ada Ltd ');
  await userEvent.type(control('business_website'), 'goldenpod.com.gh ');
  expect(application.values.business_website).toBe('goldenpod.com.gh ');
  await userEvent.tab();
  expect(application.values.business_name).toBe('Ada Ltd');
  expect(control('business_website').value).toBe('https://goldenpod.com.gh');
});

test('a value that changes elsewhere is written to its control', () => {
  const { application, control } = bind(wrongEmail, { ...blank(), business_name: 'Ada Ltd' });
  expect(control('business_name').value).toBe('Ada Ltd');
  application.set('business_name', 'Grace Ltd');
  expect(control('business_name').value).toBe('Grace Ltd');
});

test('a file is kept and set by its reference; one that can’t be used leaves the last one', async () => {
  let refusal = 'none';
  const reviewer: Reviewer = {
    ...wrongEmail,
    checkFile: () =>
      Promise.resolve(refusal === 'none' ? [] : [errorAt(['documents', 0, 'doc_image'])]),
  };
  const { form, application, control } = bind(reviewer);
  const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
  await userEvent.upload(control('documents.0.doc_image'), file('one.pdf'));
  const image = () => application.values.documents[0]?.doc_image;
  await expect.poll(image).toMatchObject({ name: 'one.pdf', size: 4 });
  refusal = 'broken';
  await userEvent.upload(control('documents.0.doc_image'), file('two.pdf'));
  await expect.poll(() => remedies(form, 'documents.0.doc_image')).toEqual(['Change it.']);
  expect(image()).toMatchObject({ name: 'one.pdf' });
  expect(control('documents.0.doc_image').value).toBe('');
});

test('texts are shown as text, never as HTML', async () => {
  const remedy = '<img src=x onerror="alert(1)">';
  const { form, bound } = bind(instantReviewer(() => [{ ...errorAt(['email']), remedy }]));
  await bound.validate();
  expect(remedies(form, 'email')).toEqual([remedy]);
  expect(form.querySelector('img')).toBeNull();
});
