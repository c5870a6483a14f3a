import { expect, test } from 'vitest';
import type { FormRequirement } from '../reviewer/reviewer.ts';
import { document, filled, missing, opened, slotOf } from '../testing/documents.ts';
import { application, lastRequest, pause, setUpForm } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

test('what is left to do has each missing document with its own finding, its label and its slot', async () => {
  const types = ['BUSINESS_FORMATION', 'BANK_STATEMENT'] as const;
  await opened(
    {},
    types.map((type) => document(type)).toReversed(),
    types.map((type) => missing(type)),
  );
  expect(application.state.todo).toMatchObject([
    {
      kind: 'missing',
      label: 'BANK_STATEMENT',
      slot: slotOf('BANK_STATEMENT').id,
      finding: { text: 'BANK_STATEMENT' },
    },
    {
      label: 'BUSINESS_FORMATION',
      slot: slotOf('BUSINESS_FORMATION').id,
      finding: { text: 'BUSINESS_FORMATION' },
    },
  ]);
  expect(application.state.todo).toHaveLength(2);
});

test('what is left to do: two missing documents are each the place of their own finding', async () => {
  const types = ['BUSINESS_FORMATION', 'BANK_STATEMENT'] as const;
  await opened(
    {},
    types.map((type) => document(type)),
    types.map((type) => missing(type)),
  );
  expect(types.map((type) => application.placeAt(missing(type)))).toEqual(
    types.map((type) => ({ path: ['documents'], label: type, slot: slotOf(type).id })),
  );
  const profile = { ...errorAt(['documents']), parameters: { type: 'BANK_STATEMENT' } };
  expect(application.placeAt(profile).label).toBe('BANK_STATEMENT');
  expect(application.placeAt(errorAt(['documents'])).label).toBe('Documents');
});

test('what is left to do keeps its slots when a later review finds the same', async () => {
  await opened({}, [document('BANK_STATEMENT')], [missing('BANK_STATEMENT')]);
  expect(application.state.todo).toHaveLength(1);
  application.set('trading_name', 'Adunni');
  await pause();
  await lastRequest().answer({
    requirements: [document('BANK_STATEMENT')],
    findings: [missing('BANK_STATEMENT')],
  });
  expect(application.state.todo).toMatchObject([{ slot: slotOf('BANK_STATEMENT').id }]);
});

test('what is left to do gives the error of one document to no other', async () => {
  await opened(
    { documents: [filled('OTHER', 'd'), filled('BANK_STATEMENT', 'e')] },
    [document('BANK_STATEMENT', { status: 'invalid' })],
    [errorAt(['documents', 0, 'doc_image']), errorAt(['documents', 1, 'doc_image'])],
  );
  expect(application.state.todo).toMatchObject([
    {
      path: ['documents'],
      label: 'BANK_STATEMENT',
      finding: { path: ['documents', 1, 'doc_image'] },
    },
    { path: ['documents', 0, 'doc_image'], label: 'Other document', slot: 'd' },
  ]);
  expect(application.state.todo).toHaveLength(2);
});

test('what is left to do lists a finding that a requirement has taken once', async () => {
  const group: FormRequirement = {
    ...document('OTHER'),
    path: ['registered_address'],
    status: 'invalid',
  };
  const { documentType: _, ...requirement } = group;
  await opened({}, [requirement], [errorAt(['registered_address', 'city'])]);
  expect(application.state.todo).toHaveLength(1);
});

test('what is left to do keeps what else is said of a list beside the documents that it lacks', async () => {
  const license = { ...errorAt(['documents'], 'warning'), rule: 'business/money-services-license' };
  await opened({}, [document('BANK_STATEMENT')], [missing('BANK_STATEMENT'), license]);
  expect(application.state.todo.map(({ finding }) => finding?.rule)).toEqual([
    'business/required-documents',
    'business/money-services-license',
  ]);
});

test('what is left to do names the owner, the field and the whole application', async () => {
  const owner = {
    ...blankOwner({ rowId: 'o' }),
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada',
  };
  await opened(
    { business_owners: [owner], email: 'ada' },
    [],
    [
      errorAt(['business_owners', 0, 'email']),
      errorAt(['business_owners', 0]),
      errorAt(['email']),
      errorAt([]),
    ],
  );
  expect(application.state.todo.map(({ label, row }) => [label, row?.label])).toEqual([
    ['Application', undefined],
    ['Business email', undefined],
    ['Ada Obi', 'Ada Obi'],
    ['Email', 'Ada Obi'],
  ]);
  expect(application.state.todo[3]?.row).toMatchObject({
    rowId: 'o',
    path: ['business_owners', 0],
  });
});

test('what is left to do keeps what is said of all owners beside the faults of one', async () => {
  const { documentType: _, ...owners } = { ...document('OTHER'), path: ['business_owners'] };
  await opened(
    { business_owners: [blankOwner()] },
    [{ ...owners, status: 'invalid' }],
    [
      errorAt(['business_owners', 0, 'email']),
      { ...errorAt(['business_owners'], 'warning'), rule: 'business/control-person' },
      { ...errorAt(['business_owners'], 'warning'), rule: 'business/signer' },
    ],
  );
  expect(application.state.todo.map(({ kind }) => kind)).toEqual(['error', 'warning', 'warning']);
});
