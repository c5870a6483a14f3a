import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { slotOf } from '../testing/documents.ts';
import { holdChecks } from '../testing/heldChecks.ts';
import { application, lastRequest, pause, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

const pdf = (name: string) => new File([`%PDF ${name}`], name, { type: 'application/pdf' });

const bank = () => slotOf('BANK_STATEMENT');
const heldIn = ({ file }: ReturnType<typeof bank>) => Object(file).name;

describe('a file', () => {
  test('is read, checked as the document it is, set, and left', async () => {
    start();
    const checks = holdChecks();
    const attached = application.attach(bank(), pdf('a.pdf'));
    expect(bank().attempt).toEqual({ name: 'a.pdf', state: 'reading', findings: [] });
    await checks.end(0);
    expect(await attached).toBe('attached');
    expect(checks.places).toEqual([
      { path: ['documents', 0, 'doc_image'], documentType: 'BANK_STATEMENT' },
    ]);
    expect(bank()).not.toHaveProperty('attempt');
    expect(heldIn(bank())).toBe('a.pdf');
    await pause();
    await lastRequest().answer({ findings: [errorAt(['documents', 0, 'doc_image'])] });
    expect(application.findingsAt('documents.0.doc_image')).toHaveLength(1);
  });

  test('of a country has the country of the business, or of its owner', async () => {
    const values = answeredCustomer();
    start({
      ...values,
      registered_address: { ...values.registered_address, country: 'NG' },
      business_owners: [blankOwner({ country: 'KE' })],
    });
    await application.attach(bank(), pdf('a.pdf'));
    await application.attach(slotOf('PROOF_OF_ADDRESS'), pdf('b.pdf'));
    expect(application.values.documents[0]?.doc_country).toBe('NG');
    expect(application.values.business_owners[0]?.supporting_documents[0]?.doc_country).toBe('KE');
  });

  test('that is refused leaves the one before, and both are said', async () => {
    start();
    await application.attach(bank(), pdf('a.pdf'));
    const checks = holdChecks();
    const attached = application.attach(bank(), pdf('b.pdf'));
    await checks.end(0, [errorAt(['documents', 0, 'doc_image'])]);
    expect(await attached).toBe('refused');
    expect(heldIn(bank())).toBe('a.pdf');
    expect(bank().attempt).toMatchObject({ name: 'b.pdf', state: 'refused', findings: [{}] });
    expect(application.findingsAt('documents.0.doc_image')).toHaveLength(1);
    expect(application.findingsAt('documents.0.doc_image')).toBe(
      application.findingsAt('documents.0.doc_image'),
    );
    expect(checks.dropped).toEqual(checks.kept);
  });

  test('can be put at the path of a field, whose row may move meanwhile', async () => {
    start({ ...answeredCustomer(), business_owners: [blankOwner(), blankOwner({ rowId: 'o' })] });
    const checks = holdChecks();
    const attached = application.attach('business_owners.1.front_image', pdf('a.pdf'));
    const { values } = application;
    application.change({ ...values, business_owners: values.business_owners.slice(1) });
    await checks.end(0);
    expect(await attached).toBe('attached');
    expect(application.values.business_owners[0]).toMatchObject({
      rowId: 'o',
      front_image: { name: 'a.pdf' },
    });
  });

  test.each(['a slot that never was', 'emial', 'business_owners.7.front_image', 'email', ''])(
    'has no place at “%s”',
    async (place) => {
      start();
      const before = application.values;
      expect(await application.attach(place, pdf('a.pdf'))).toBe('superseded');
      application.detach(place)();
      expect(application.values).toBe(before);
    },
  );

  test('whose owner was removed meanwhile is superseded, and its bytes are dropped', async () => {
    start({ ...answeredCustomer(), business_owners: [blankOwner()] });
    const checks = holdChecks();
    const attached = application.attach(slotOf('PROOF_OF_ADDRESS'), pdf('a.pdf'));
    application.set('business_owners', []);
    await checks.end(0);
    expect(await attached).toBe('superseded');
    expect(checks.dropped).toEqual(checks.kept);
  });
});

describe('of two files for one place, the last one counts', () => {
  test.each([
    { why: 'whichever is checked first', order: [0, 1] },
    { why: 'whichever is checked last', order: [1, 0] },
  ])('$why', async ({ order }) => {
    start();
    const checks = holdChecks();
    const first = application.attach(bank(), pdf('a.pdf'));
    await checks.begun(1);
    const second = application.attach(bank(), pdf('b.pdf'));
    await checks.begun(2);
    for (const at of order) await checks.end(at);
    expect([await first, await second]).toEqual(['superseded', 'attached']);
    expect(heldIn(bank())).toBe('b.pdf');
    expect(application.values.documents).toHaveLength(1);
  });

  test('and a removal is the last one too', async () => {
    start();
    const checks = holdChecks();
    const attached = application.attach(bank(), pdf('a.pdf'));
    await checks.begun(1);
    application.detach(bank());
    expect(bank()).not.toHaveProperty('attempt');
    await checks.end(0);
    expect(await attached).toBe('superseded');
    expect(bank()).not.toHaveProperty('file');
  });

  test('and so does a form that was reset', async () => {
    start();
    const checks = holdChecks();
    const attached = application.attach(bank(), pdf('a.pdf'));
    await checks.begun(1);
    application.reset(answeredCustomer());
    await checks.end(0);
    expect(await attached).toBe('superseded');
    expect(bank()).not.toHaveProperty('file');
  });
});

describe('a file that was detached', () => {
  test('can be put back until another takes its place, and its bytes with it', async () => {
    start();
    const { kept, dropped, end } = holdChecks();
    const attached = application.attach(bank(), pdf('a.pdf'));
    await end(0);
    await attached;
    const undo = application.detach(bank());
    expect(application.values.documents).toEqual([]);
    await pause();
    await lastRequest().answer();
    expect([...dropped]).toEqual([...kept]);
    kept.clear();
    undo();
    expect(heldIn(bank())).toBe('a.pdf');
    await pause();
    expect([...kept]).toEqual([...dropped]);
    undo();
    expect(application.values.documents).toHaveLength(1);
  });

  test('of a passport is put back only while its field is empty', () => {
    const [first, second] = ['https://example.com/a.jpg', 'https://example.com/b.jpg'];
    start({ ...answeredCustomer(), business_owners: [{ ...blankOwner(), front_image: first }] });
    const held = () => application.values.business_owners[0]?.front_image;
    application.detach('business_owners.0.front_image')();
    expect(held()).toBe(first);
    const undo = application.detach('business_owners.0.front_image');
    expect(held()).toBe('');
    application.set('business_owners.0.front_image', second);
    undo();
    expect(held()).toBe(second);
  });
});

test('what replaces a file frees its bytes with the next review', async () => {
  start();
  const { kept, dropped, end } = holdChecks();
  for (const [at, name] of ['a.pdf', 'b.pdf'].entries()) {
    const attached = application.attach(bank(), pdf(name));
    await end(at);
    await attached;
  }
  expect(dropped.size).toBe(0);
  await pause();
  expect([...dropped]).toEqual([...kept].slice(0, 1));
});
