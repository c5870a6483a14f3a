import type { FormFinding, FormState, Path, Slot } from '@passmuster/form';
import { expect, test } from 'vitest';
import { shownTodo } from './shownTodo.ts';

type Item = FormState['todo'][number];

const finding: FormFinding = {
  rule: 'test/rule',
  severity: 'warning',
  path: [],
  message: '',
  remedy: '',
  source: { title: 'Test' },
  basis: 'practice',
};
const itemAt = (kind: Item['kind'], path: Path, rest: Partial<Item> = {}): Item => ({
  kind,
  label: '',
  path,
  ...rest,
});
const website = itemAt('warning', ['business_website']);
const sanctions = itemAt('warning', ['registered_address'], {
  finding: { ...finding, rule: 'risk/country-named' },
});
const kind = itemAt('warning', ['documents', 0, 'sub_type'], { slot: 'proof' });
const slot: Slot = {
  id: 'proof',
  label: '',
  level: 'required',
  fields: [],
  findings: [],
};
const shown = (todo: readonly Item[], slots: readonly Slot[] = [], seen: readonly Path[] = []) =>
  shownTodo(
    { todo, slots },
    { findingsAt: (path) => (seen.some((one) => String(one) === String(path)) ? [finding] : []) },
  );

const missing = itemAt('missing', ['email']);
const elsewhere = itemAt('missing', ['industry']);
const document = itemAt('missing', ['documents']);

test('what is missing or wrong is shown, and what is about sanctions', () => {
  const todo = [missing, itemAt('error', ['phone']), sanctions];
  expect(shown(todo)).toEqual(todo);
});

test('a warning about a blank field waits until nothing else is open on its step', () => {
  expect(shown([missing, website])).toEqual([missing]);
  expect(shown([elsewhere, website])).toEqual([elsewhere, website]);
  expect(shown([missing, website], [], [website.path])).toEqual([missing, website]);
});

test('a warning about a file that is there doesn’t wait', () => {
  expect(shown([document, kind], [slot])).toEqual([document]);
  expect(shown([document, kind], [{ ...slot, file: 'data:' }])).toEqual([document, kind]);
});
