import { expect, test } from 'vitest';
import { ada, confirm, created, page, taken } from '../testing/submissionPage.ts';
import { blankCustomer } from '../values/blankValues.ts';

test('what a copied draft was submitted with is noticed before it is sent', async () => {
  const first = page([created]);
  await first.form.submit();
  const copy = page([], { journal: first.journal, key: 'copy' });
  expect(await copy.form.submit()).toMatchObject({ outcome: 'confirm' });
  expect(copy.form.state.status).toEqual({
    kind: 'created-elsewhere',
    id: 'c-1',
    key: 'application-7',
    fields: ['email', 'phone'],
    since: first.form.state.status.kind === 'created' ? first.form.state.status.since : '',
  });
  expect(copy.sent).toEqual([]);
});

test('what another application was submitted with is noticed before anybody submits, while the form holds its email or phone', async () => {
  const first = page([created]);
  await first.form.submit();
  const another = page([], { journal: first.journal, key: 'another', values: blankCustomer() });
  await another.form.validate();
  await expect.poll(() => another.form.state.status.kind).toBe('editing');
  another.form.set('phone', ada.phone);
  await another.form.validate();
  await expect
    .poll(() => another.form.state.status)
    .toMatchObject({ id: 'c-1', fields: ['phone'] });
  another.form.set('phone', '');
  await another.form.validate();
  await expect.poll(() => another.form.state.status.kind).toBe('editing');
  expect(another.sent).toEqual([]);
});

test('a form that opens with what was submitted before never says that it is a draft', async () => {
  const first = page([created]);
  await first.form.submit();
  const copy = page([], { journal: first.journal, key: 'copy', values: blankCustomer() });
  await expect.poll(() => copy.form.state.status.kind).toBe('editing');
  copy.form.reset(ada);
  const seen = [copy.form.state.status.kind];
  copy.form.subscribe(() => seen.push(copy.form.state.status.kind));
  await expect.poll(() => copy.form.state.status).toMatchObject({ id: 'c-1' });
  expect(new Set(seen)).toEqual(new Set(['loading', 'created-elsewhere']));
});

test('a form that opens with what nobody has submitted becomes a draft, whether or not the journal was read before', async () => {
  const { form } = page([], { values: blankCustomer() });
  form.reset(ada);
  await expect.poll(() => form.state.status.kind).toBe('editing');
  form.reset({ ...ada, email: 'other@example.com' });
  expect(form.state.status.kind).toBe('loading');
  await expect.poll(() => form.state.status.kind).toBe('editing');
});

test('another application no longer matters once both are changed, also after it was refused as its duplicate', async () => {
  const first = page([created]);
  await first.form.submit();
  const copy = page([taken('DUPLICATE_EMAIL')], { journal: first.journal, key: 'copy' });
  expect(await confirm(copy)).toMatchObject({ outcome: 'sent' });
  copy.form.change({ ...ada, email: 'other@example.com', phone: '+2348031234568' });
  await copy.form.validate();
  await expect.poll(() => copy.form.state.status.kind).toBe('editing');
});
