import { createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { Slot } from '../application/slot.ts';
import type { FormFinding, Reviewer } from '../reviewer/reviewer.ts';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';
import type { CustomerValues, FileValue } from '../values/customerValues.ts';
import { FormProvider, useForm } from './context.ts';
import type { FileProps } from './field.ts';
import { useField } from './useField.ts';
import { useRows } from './useRows.ts';
import { useSlot } from './useSlot.ts';
import { useSlots } from './useSlots.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

interface Shown {
  readonly title: string;
  readonly file: FileValue | undefined;
  readonly fileProps: FileProps;
  readonly findings: readonly FormFinding[];
  readonly remove?: () => void;
}

/** A place for a file, as a page shows it. */
const place = ({ title, file: held, fileProps, findings, remove }: Shown) =>
  createElement(
    'fieldset',
    { title },
    createElement('input', fileProps),
    createElement('output', {}, Object(held).name),
    createElement('small', {}, findings.map(({ remedy }) => remedy).join(' ')),
    createElement('button', { type: 'button', onClick: remove }, 'Remove'),
  );

function Passport() {
  const { list } = useRows(useForm<CustomerValues>(), 'business_owners');
  const owner = list.at(-1);
  if (!owner) throw new Error('There is no owner');
  const field = useField(owner, 'front_image');
  const { value, attempt } = field;
  return place({ ...field, title: `passport ${attempt?.name} ${attempt?.state}`, file: value });
}
function Document({ slot }: { readonly slot: Slot }) {
  return place({ ...useSlot(slot), title: slot.documentType ?? '', file: slot.file });
}
const Documents = () =>
  useSlots().map((slot) => slot.list && createElement(Document, { key: slot.id, slot }));

/** Renders the passport of the second owner and the documents. Each file is checked when the test says so. */
async function render() {
  const ends: ((findings: readonly FormFinding[]) => void)[] = [];
  const reviewer: Reviewer = {
    ...instantReviewer(() => []),
    checkFile: () => new Promise((resolve) => ends.push(resolve)),
  };
  const owners = ['a', 'b'].map((rowId) => blankOwner({ rowId }));
  const values = { ...answeredCustomer(), business_owners: owners };
  const form = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  const parts = [Passport, Documents].map((part) => createElement(part, { key: part.name }));
  root.render(createElement(StrictMode, {}, createElement(FormProvider, { form }, parts)));
  await expect.poll(() => page.querySelector('fieldset')).not.toBeNull();
  const within = <Found extends Element = HTMLElement>(title: string, selector: string): Found => {
    const found = page.querySelector<Found>(`[title^="${title}"] ${selector}`);
    if (!found) throw new Error(`${title} has no ${selector}`);
    return found;
  };
  const end = async (at: number, findings: readonly FormFinding[] = []) => {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.(findings);
  };
  return { form, page, within, end };
}

test('a passport is read, refused or held, wherever its owner is moved', async () => {
  const { form, page, within, end } = await render();
  const input = within<HTMLInputElement>('passport', 'input');
  const title = () => page.querySelector('fieldset')?.title;
  expect([input.name, title()]).toEqual([
    'business_owners.1.front_image',
    'passport undefined undefined',
  ]);
  await userEvent.upload(input, file('a.pdf'));
  await expect.poll(title).toBe('passport a.pdf reading');
  expect([input.value, input.getAttribute('aria-busy')]).toEqual(['', 'true']);
  await end(0, [errorAt(['business_owners', 1, 'front_image'])]);
  await expect.poll(title).toBe('passport a.pdf refused');
  await expect.poll(() => within('passport', 'small').textContent).toBe('Change it.');
  expect(input.getAttribute('aria-busy')).toBe('false');
  await userEvent.upload(input, file('b.pdf'));
  form.rows('business_owners').move('a', 1);
  await end(1);
  await expect.poll(() => Object(form.values.business_owners[0]?.front_image).name).toBe('b.pdf');
  expect(form.values.business_owners[1]?.front_image).toBe('');
});

test('a slot takes a file, says why another was refused, and gives it back', async () => {
  const { within, end } = await render();
  const input = within<HTMLInputElement>('BANK_STATEMENT', 'input');
  expect(input.name).toBe('documents');
  await userEvent.upload(input, file('a.pdf'));
  await end(0);
  const held = () => within('BANK_STATEMENT', 'output').textContent;
  await expect.poll(held).toBe('a.pdf');
  expect(input.name).toBe('documents.0.doc_image');
  await userEvent.upload(input, file('b.pdf'));
  await end(1, [errorAt(['documents', 0, 'doc_image'])]);
  await expect.poll(() => within('BANK_STATEMENT', 'small').textContent).toBe('Change it.');
  expect(held()).toBe('a.pdf');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(within('BANK_STATEMENT', 'button'));
  await expect.poll(held).toBe('');
});
