import { createElement, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { RowFields } from '../application/fields.ts';
import { createMemoryDrafts } from '../drafts/createMemoryDrafts.ts';
import { openDraft } from '../drafts/openDraft.ts';
import type { OpenDraft } from '../drafts/openedDraft.ts';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';
import type { OwnerValues } from '../values/customerValues.ts';
import { FormProvider } from './context.ts';
import { useDraft } from './useDraft.ts';
import { useField } from './useField.ts';
import { useRows } from './useRows.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

let renders = 0;
function Owner({ owner }: { readonly owner: RowFields<OwnerValues> }) {
  return createElement('input', useField(owner, 'first_name').inputProps);
}
function Owners() {
  renders += 1;
  const { list, append, insert, remove, move } = useRows<OwnerValues>('business_owners');
  const [undo, setUndo] = useState<() => void>();
  const button = (text: string, onClick: () => void) =>
    createElement('button', { type: 'button', onClick, key: text }, text);
  const last = list.at(-1)?.id ?? '';
  return createElement(
    'form',
    {},
    list.map((owner) => createElement(Owner, { key: owner.id, owner })),
    button('add', () => append(blankOwner())),
    button('first', () => insert(0, { ...blankOwner(), first_name: 'First' })),
    button('remove', () => {
      const takeBack = remove(last);
      setUndo(() => takeBack);
    }),
    button('undo', () => undo?.()),
    button('up', () => move(last, 0)),
  );
}
function Draft({ draft }: { readonly draft: OpenDraft }) {
  const { state, saved, problem } = useDraft(draft);
  return createElement('output', {}, `${state} ${saved.kind} ${problem?.code}`);
}

async function render() {
  renders = 0;
  const owners = ['Ada', 'Grace'].map((name) => ({ ...blankOwner(), first_name: name }));
  const reviewer = instantReviewer(() => []);
  const values = { ...answeredCustomer(), business_owners: owners };
  const form = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const draft = openDraft({ drafts: createMemoryDrafts(), form, id: 'a', isNew: true });
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  const parts = [
    createElement(Owners, { key: 'owners' }),
    createElement(Draft, { key: 'draft', draft }),
  ];
  root.render(createElement(StrictMode, {}, createElement(FormProvider, { form }, parts)));
  await expect.poll(() => place.querySelectorAll('input').length).toBe(2);
  const inputs = () => [...place.querySelectorAll('input')];
  const names = () => inputs().map(({ value }) => value);
  const click = (text: string) =>
    userEvent.click([...place.querySelectorAll('button')].find((one) => one.textContent === text)!);
  return { form, draft, place, inputs, names, click };
}

test('rows are added, moved and removed, and keep their controls', async () => {
  const { form, inputs, names, click } = await render();
  const grace = inputs()[1];
  await click('first');
  await expect.poll(names).toEqual(['First', 'Ada', 'Grace']);
  expect(inputs()[2]).toBe(grace);
  await click('up');
  await expect.poll(names).toEqual(['Grace', 'First', 'Ada']);
  expect(inputs()[0]).toBe(grace);
  expect(inputs().map(({ name }) => name)).toEqual([
    'business_owners.0.first_name',
    'business_owners.1.first_name',
    'business_owners.2.first_name',
  ]);
  await userEvent.fill(grace!, 'Grace Hopper');
  expect(form.values.business_owners[0]?.first_name).toBe('Grace Hopper');
  await click('add');
  await expect.poll(names).toEqual(['Grace Hopper', 'First', 'Ada', '']);
});

test('a row that was removed comes back to its place, once', async () => {
  const { names, click } = await render();
  await click('remove');
  await expect.poll(names).toEqual(['Ada']);
  await click('undo');
  await click('undo');
  await expect.poll(names).toEqual(['Ada', 'Grace']);
});

test('what is typed in a row renders no list', async () => {
  const { inputs } = await render();
  const before = renders;
  await userEvent.type(inputs()[0]!, 'x');
  expect(renders).toBe(before);
});

test('a draft says whose it is, and when it is saved', async () => {
  const { form, draft, place } = await render();
  const shown = () => place.querySelector('output')?.textContent;
  await expect.poll(shown).toBe('ours saved memory-only');
  form.set('email', 'ada@example.com');
  await expect.poll(shown).toBe('ours unsaved memory-only');
  await draft.save();
  await expect.poll(shown).toBe('ours saved memory-only');
});
