import { expect, expectTypeOf, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { application, lastRequest, pause, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankDocument, blankOwner } from '../values/blankValues.ts';
import type { AddressValues } from '../values/customerValues.ts';
import type { Form } from './form.ts';

setUpForm();

const opened = (...ids: readonly string[]) => {
  start({ ...answeredCustomer(), business_owners: ids.map((rowId) => blankOwner({ rowId })) });
  return application.rows('business_owners');
};
const order = () => application.values.business_owners.map(({ rowId }) => rowId);

test('a wrong path or value doesn’t compile', () => {
  const owner = opened('a').append(blankOwner());
  application.set('registered_address.country', 'NG');
  application.set('business_owners.0.address.city', 'Lagos');
  application.set('is_dao', true);
  owner.set('ownership_percentage', { unread: 'x' });
  // @ts-expect-error no such field
  application.set('emial', 'ada@example.com');
  // @ts-expect-error no such field in the group
  application.set('registered_address.cuontry', 'NG');
  // @ts-expect-error no such field in a row
  application.set('business_owners.0.emial', 'x');
  // @ts-expect-error a question is answered with a boolean
  application.set('is_dao', 'yes');
  // @ts-expect-error no such field of an owner
  owner.set('business_name', 'x');
  // @ts-expect-error not a list
  application.rows('registered_address');
  // @ts-expect-error not a group
  application.group('business_owners');
  expectTypeOf(application.group('registered_address').values).toEqualTypeOf<AddressValues>();
  expectTypeOf(owner.rows('supporting_documents').list[0]?.values.doc_type).toEqualTypeOf<
    string | undefined
  >();
  // A form whose values aren't known takes any path.
  const any: Form<object> = application;
  any.set('email', 'ada@example.com');
  expect(application.values.email).toBe('ada@example.com');
  expect(owner.values.ownership_percentage).toEqual({ unread: 'x' });
});

test('a group has its fields', async () => {
  start();
  const address = application.group('registered_address');
  address.set('city', 'Lagos');
  address.blur('city');
  await pause();
  await lastRequest().answer({ findings: [errorAt(['registered_address', 'city'])] });
  expect(application.values.registered_address.city).toBe('Lagos');
  expect(address.values).toBe(application.values.registered_address);
  expect(address.findingsAt('city')).toHaveLength(1);
  expect(address.findingsAt('', { within: true })).toHaveLength(1);
  expect(address.fixesAt('city')).toEqual([]);
  expect(address.describe('city')).toBe(application.describe('registered_address.city'));
});

test('a row keeps its fields wherever it is moved', async () => {
  const rows = opened('a', 'b');
  const ada = rows.list[0];
  rows.move('a', 1);
  expect(order()).toEqual(['b', 'a']);
  expect(rows.list[1]).toBe(ada);
  expect(ada?.path).toEqual(['business_owners', 1]);
  ada?.set('first_name', 'Ada');
  ada?.group('address').set('city', 'Lagos');
  ada?.blur('first_name');
  expect(application.values.business_owners[1]).toMatchObject({
    first_name: 'Ada',
    address: { city: 'Lagos' },
  });
  await pause();
  await lastRequest().answer({ findings: [errorAt(['business_owners', 1, 'first_name'])] });
  rows.move('a', 0);
  expect(ada?.findingsAt('first_name')).toHaveLength(1);
  expect(application.findingsAt('business_owners.0.first_name')).toHaveLength(1);
});

test('the list is the same array while its rows and their order are', () => {
  const rows = opened('a', 'b');
  const { list } = rows;
  expect(application.rows('business_owners')).toBe(rows);
  list[0]?.set('first_name', 'Ada');
  expect(rows.list).toBe(list);
  rows.move('b', 0);
  expect(rows.list).not.toBe(list);
  expect(rows.list.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('rows are appended and inserted, each with an id of its own', () => {
  const rows = opened('a');
  const last = rows.append(blankOwner({ rowId: 'c' }));
  const middle = rows.insert(1, blankOwner({ rowId: 'b' }));
  expect([order(), last.id, middle.id]).toEqual([['a', 'b', 'c'], 'c', 'b']);
  const copy = rows.append(blankOwner({ rowId: 'a' }));
  expect(copy.id).toMatch(/^[\da-f]{32}$/u);
  expect(rows.insert(-9, blankOwner({ rowId: 'd' })).path).toEqual(['business_owners', 0]);
  const documents = copy.rows('supporting_documents');
  documents.append(blankDocument('PROOF_OF_ADDRESS', { rowId: 'p' }));
  expect(documents.list[0]?.path).toEqual(['business_owners', 4, 'supporting_documents', 0]);
});

test('a row that was removed is put back where it was, unless it is back already', () => {
  const rows = opened('a', 'b', 'c');
  const b = rows.list[1];
  b?.set('first_name', 'Bola');
  const undo = rows.remove('b');
  expect(order()).toEqual(['a', 'c']);
  b?.set('first_name', 'Nobody');
  expect([b?.path, b?.findingsAt('first_name'), b?.values]).toEqual([undefined, [], undefined]);
  undo();
  undo();
  expect(order()).toEqual(['a', 'b', 'c']);
  expect(application.values.business_owners[1]?.first_name).toBe('Bola');
});

test('what isn’t there is neither removed nor moved', () => {
  const rows = opened('a');
  const { values } = application;
  rows.remove('z')();
  rows.move('z', 0);
  expect(application.values).toBe(values);
});
