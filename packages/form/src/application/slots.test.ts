import { expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { document, filled, missing, opened, slotOf } from '../testing/documents.ts';
import { application, lastRequest, pause, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt, settle } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';
import type { CustomerValues } from '../values/customerValues.ts';

setUpForm();

const labels = () => application.state.slots.map(({ label, level }) => `${label}, ${level}`);

test('slots are there for what the API always requires before the first review, passports too', () => {
  start({ ...answeredCustomer(), business_owners: [blankOwner({ rowId: 'o' })] });
  expect(labels()).toEqual([
    'Certificate of incorporation, required',
    'Articles of incorporation, required',
    'Bank statement, required',
    'Passport, photo page, required',
    'Passport, other page, optional',
    'Proof of address, required',
  ]);
  expect(application.state.slots.at(-1)?.row).toEqual({
    path: ['business_owners', 0],
    rowId: 'o',
    label: 'Owner 1',
  });
});

test('a slot has the name of the legal form before the first review', () => {
  start({ ...answeredCustomer(), business_type: 'LIMITED_LIABILITY_COMPANY' });
  expect(labels()[1]).toBe('Operating agreement, required');
});

test('slots keep their ids when the first review arrives, when they are filled, and when they are emptied', async () => {
  start();
  const { id } = slotOf('BANK_STATEMENT');
  await pause();
  await lastRequest().answer({ requirements: [document('BANK_STATEMENT', { label: 'Bank' })] });
  expect(slotOf('BANK_STATEMENT')).toMatchObject({ id, label: 'Bank' });
  await application.attach(id, new File(['%PDF'], 'a.pdf'));
  expect(slotOf('BANK_STATEMENT')).toMatchObject({ id, file: { name: 'a.pdf' } });
  expect(application.values.documents[0]?.rowId).toBe(id);
  application.detach(id);
  expect(slotOf('BANK_STATEMENT').id).toBe(id);
  expect(slotOf('BANK_STATEMENT')).not.toHaveProperty('file');
});

test('slots are the same objects while nothing in them changes', async () => {
  await opened({ documents: [filled('OTHER', 'd')] }, [document('BANK_STATEMENT')]);
  const { slots } = application.state;
  application.set('email', 'ada@example.com');
  expect(application.state.slots).toBe(slots);
  application.set('documents.0.doc_country', 'NG');
  application.blur('documents.0.doc_country');
  await application.attach(slots[0] ?? '', new File(['%PDF'], 'a.pdf'));
  expect(application.state.slots).not.toBe(slots);
  expect(application.state.slots[1]).toBe(slots[1]);
});

test('slots hold each document once: those that are asked for, then the others', async () => {
  const documents = [
    filled('OTHER', 'd'),
    filled('BANK_STATEMENT', 'e'),
    filled('BANK_STATEMENT', 'f'),
  ];
  await opened({ documents }, [document('BUSINESS_FORMATION'), document('BANK_STATEMENT')]);
  const places = application.state.slots.map(({ documentType, path, level }) => [
    documentType,
    path?.[1],
    level,
  ]);
  expect(places).toEqual([
    ['BUSINESS_FORMATION', undefined, 'required'],
    ['BANK_STATEMENT', 1, 'required'],
    ['OTHER', 0, 'optional'],
    ['BANK_STATEMENT', 2, 'optional'],
  ]);
});

test('slots ask for the kind of proof, the country and the dates of what they hold', async () => {
  const owner = {
    ...blankOwner(),
    front_image: 'https://example.com/p.jpg',
    supporting_documents: [filled('PROOF_OF_ADDRESS', 'p')],
  };
  await opened({ business_owners: [owner], documents: [filled('BANK_STATEMENT', 'd')] });
  const fields = application.state.slots.map((slot) =>
    slot.fields.map((path) => path.slice(-2).join('.')),
  );
  expect(fields).toEqual([
    [],
    [],
    ['0.doc_country', '0.issued'],
    ['id_dates.issued', 'id_dates.expires'],
    [],
    ['0.sub_type', '0.doc_country', '0.issued'],
  ]);
});

test('slots say what is wrong with what they hold, and with the dates of a passport', async () => {
  const owner = { ...blankOwner(), front_image: 'https://example.com/p.jpg' };
  const dates = { issued: '2026-01-01', expires: '2025-01-01' };
  await opened(
    {
      documents: [filled('BANK_STATEMENT', 'd')],
      business_owners: [{ ...owner, id_dates: dates }],
    },
    [document('BANK_STATEMENT')],
    [
      errorAt(['documents', 0, 'doc_image'], 'warning'),
      errorAt(['business_owners', 0, 'front_image'], 'warning'),
      errorAt(['business_owners', 0, 'id_dates', 'issued'], 'warning'),
    ],
  );
  const rules = application.state.slots.map(({ findings }) => findings.map(({ rule }) => rule));
  expect(rules.flat()).toEqual([
    'test/documents-0-doc_image',
    'test/business_owners-0-front_image',
    'test/business_owners-0-id_dates-issued',
  ]);
  expect(rules[0]).toHaveLength(1);
});

test('slots that are empty say that their own document is missing, once everything is shown', async () => {
  const types = ['BUSINESS_FORMATION', 'BANK_STATEMENT'] as const;
  await opened(
    {},
    types.map((type) => document(type)),
    types.map((type) => missing(type)),
  );
  expect(application.state.slots.flatMap(({ findings }) => findings)).toEqual([]);
  application.showAll();
  expect(application.state.slots.map(({ findings }) => findings.map(({ text }) => text))).toEqual([
    ['BUSINESS_FORMATION'],
    ['BANK_STATEMENT'],
  ]);
});

test('slots that nobody has touched don’t say that they are missing once another has a file', async () => {
  const types = ['BUSINESS_FORMATION', 'BANK_STATEMENT'] as const;
  await opened(
    {},
    types.map((type) => document(type)),
    types.map((type) => missing(type)),
  );
  await application.attach(slotOf('BANK_STATEMENT'), new File(['%PDF'], 'a.pdf'));
  application.blur('documents');
  await pause();
  await lastRequest().answer({
    requirements: types.map((type) => document(type)),
    findings: [missing('BUSINESS_FORMATION')],
  });
  expect(slotOf('BUSINESS_FORMATION').findings).toEqual([]);
  application.showAll();
  expect(slotOf('BUSINESS_FORMATION').findings).toHaveLength(1);
});

test('slots that are empty are the place of what is first in their list', async () => {
  const types = ['BUSINESS_FORMATION', 'BANK_STATEMENT'] as const;
  await opened(
    { documents: [filled('BUSINESS_FORMATION', 'f')] },
    types.map((type) => document(type)),
  );
  const checked = application.validate();
  await settle();
  await lastRequest().answer({
    requirements: types.map((type) => document(type)),
    findings: [missing('BANK_STATEMENT')],
  });
  const { first = [] } = await checked;
  expect(first).toEqual(['documents']);
  const { id } = slotOf('BANK_STATEMENT');
  expect(application.placeAt(first)).toMatchObject({ path: ['documents'], slot: id });
  expect(application.placeAt('documents.0.doc_image').slot).toBe(slotOf('BUSINESS_FORMATION').id);
});

test('slots for a further document are there once one is added, and go with it', async () => {
  await opened({}, [document('BANK_STATEMENT')]);
  const types = () =>
    application.state.slots.map(({ documentType, id, level }) => ({ documentType, id, level }));
  const [before] = types();
  const id = application.addDocument('documents', 'OTHER');
  expect(types()).toEqual([before, { documentType: 'OTHER', id, level: 'optional' }]);
  expect(application.values.documents).toEqual([]);
  await application.attach(id, new File(['%PDF'], 'a.pdf'));
  expect(types()).toEqual([before, { documentType: 'OTHER', id, level: 'optional' }]);
  expect(application.values.documents).toMatchObject([{ rowId: id, doc_type: 'OTHER' }]);
  application.detach(id);
  expect(types()).toEqual([before]);
  application.detach(application.addDocument('documents', 'SELFIE'));
  expect(types()).toEqual([before]);
});

test('slots are only those of fields that the form has', () => {
  start({ email: '' } as CustomerValues);
  expect(application.state.slots).toEqual([]);
});
