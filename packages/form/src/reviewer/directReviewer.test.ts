import { beforeAll, describe, expect, test } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { exampleValues } from '../testing/exampleValues.ts';
import { blankCustomer, blankDocument, blankOwner } from '../values/blankValues.ts';
import { bodyBytes } from './bodyBytes.ts';
import { type DirectReviewer, directReviewer } from './directReviewer.ts';

const asOf = '2026-11-21';
const request = { asOf, language: 'en' };
let reviewer: DirectReviewer;
beforeAll(() => {
  reviewer = directReviewer({ catalogs: { fr: () => import('../texts/fr.ts') } });
});

const found = async (values: unknown, more: Partial<typeof request> = {}) =>
  (await reviewer.review({ values, ...request, ...more })).findings;
const rulesAt = async (values: unknown, path: string) =>
  (await found(values)).filter((one) => one.path.join('.') === path).map(({ rule }) => rule);

test('a complete example is ready, an incomplete one is not', async () => {
  expect((await reviewer.review({ values: exampleValues('us-llc'), ...request })).ready).toBe(true);
  expect((await reviewer.review({ values: exampleValues('incomplete'), ...request })).ready).toBe(
    false,
  );
});

test('owners of 90% and 40% are never quiet', async () => {
  const owners = ['90', '40'].map((share) => ({ ...blankOwner(), ownership_percentage: share }));
  const findings = await found({ ...blankCustomer(), business_owners: owners });
  expect(findings.map(({ rule }) => rule)).toContain('business/ownership-sum');
});

test('the calling code is filled in from the phone number', async () => {
  const { draft } = await reviewer.subject({ ...blankCustomer(), phone: '+2348012345678' });
  expect(draft).toMatchObject({ phone: '+2348012345678', phone_country_code: '+234' });
  const { draft: given } = await reviewer.subject({
    phone: '+2348012345678',
    phone_country_code: '+1',
  });
  expect(given).toMatchObject({ phone_country_code: '+1' });
  expect((await reviewer.subject({ phone: '08012345678' })).draft).toEqual({
    phone: '08012345678',
  });
});

describe('files', () => {
  const pdf = (bytes: string) => new Blob([bytes], { type: 'application/pdf' });
  const image = { fileId: 'f-1', name: 'a.pdf', type: 'application/pdf', size: 9 };

  test('are sent as data URIs', async () => {
    await reviewer.keep('f-1', pdf('%PDF-1.7'));
    const body = await reviewer.body({
      documents: [{ ...blankDocument('OTHER'), doc_image: image }],
    });
    expect(body.type).toBe('application/json');
    expect(JSON.parse(await body.text())).toEqual({
      documents: [
        { doc_type: 'OTHER', doc_image: `data:application/pdf;base64,${btoa('%PDF-1.7')}` },
      ],
    });
  });
  test.each([
    {
      why: 'that are empty are refused before they are set',
      bytes: '',
      refused: ['schema/format'],
    },
    {
      why: 'of another kind than their name says are refused too',
      bytes: 'MZ this is a program',
      refused: ['document/image-bytes'],
    },
    { why: 'that can be opened are not', bytes: '%PDF-1.7\n%%EOF\n', refused: [] },
  ])('$why', async ({ bytes, refused }) => {
    await reviewer.keep('f-2', pdf(bytes));
    const place = { path: ['documents', 2, 'doc_image'], documentType: 'OTHER' };
    const found = await reviewer.checkFile('f-2', { ...request, place });
    expect(found.map(({ rule }) => rule)).toEqual(refused);
  });
  test('of the wrong kind get a warning at their field', async () => {
    await reviewer.keep('f-5', pdf('MZ this is a program'));
    const docImage = { ...image, fileId: 'f-5' };
    const findings = await found({
      documents: [{ ...blankDocument('OTHER'), doc_image: docImage }],
    });
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'document/image-bytes',
        severity: 'warning',
        path: ['documents', 0, 'doc_image'],
      }),
    );
  });
  test('in pieces give the same base64 as at once', async () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 31) % 256);
    await reviewer.keep('f-3', new Blob([bytes]));
    const { draft } = await reviewer.subject({ front_image: { ...image, fileId: 'f-3' } });
    const [, base64] = String(Object(draft).front_image).split(',');
    expect(base64).toBe(Buffer.from(bytes).toString('base64'));
  });
  test('that are too large together give one warning, which names the size', async () => {
    const values = {
      documents: [{ ...blankDocument('OTHER'), doc_image: { ...image, fileId: 'f-4' } }],
    };
    const file = new Blob([new Uint8Array(3_000_000)]);
    const sizesWith = async (maxBodyBytes: number) => {
      const small = directReviewer({ maxBodyBytes });
      await small.keep('f-4', file);
      const { findings } = await small.review({ values, ...request });
      return findings.filter(({ rule }) => rule === 'form/body-size');
    };
    await reviewer.keep('f-4', file);
    const size = bodyBytes((await reviewer.subject(values)).draft);
    expect(await sizesWith(size)).toEqual([]);
    const sizes = await sizesWith(size - 1);
    expect(sizes).toMatchObject([{ severity: 'warning', path: [] }]);
    expect(sizes[0]?.remedy).toContain('up to 3 MB in all');
  });
});

test('the findings of a date on an ID document are at its field', async () => {
  const owner = {
    ...blankOwner(),
    front_image: 'https://example.com/passport.jpg',
    id_dates: { issued: '2016-01-01', expires: '2026-11-20' },
  };
  expect(
    await rulesAt(
      { ...blankCustomer(), business_owners: [owner] },
      'business_owners.0.id_dates.expires',
    ),
  ).toContain('document/unexpired');
});

test('texts are in the language of the request, English where there is no catalog', async () => {
  const values = { ...blankCustomer(), expected_monthly_income: { unread: 'x' } };
  const remedyIn = async (language: string) =>
    (await found(values, { language })).find(({ rule }) => rule === 'form/amount')?.remedy;
  expect(await remedyIn('fr')).toContain('Nous n’avons pas pu lire ce montant');
  expect(await remedyIn('de')).toContain('Enter a number');
  const { remedies } = await reviewer.review({ values, asOf, language: 'fr' });
  expect(remedies['api/duplicate-email']).toContain('Un autre client');
});

test('what a fix proposes is applied to the form, its finding is gone, and it can be taken back', async () => {
  const values = exampleValues('ng-company');
  const address = { ...Object(values['registered_address']), postal_code: '101 241' };
  const application = createCustomerForm({
    reviewer,
    today: () => asOf,
    values: { ...values, registered_address: address },
  });
  const postalCode = () => Object(application.values)['registered_address'].postal_code;
  await application.validate();
  const [fix] = application.fixesAt('registered_address.postal_code');
  expect(fix?.changes).toMatchObject([{ value: '101241' }]);
  const undo = fix && application.apply(fix);
  expect(postalCode()).toBe('101241');
  expect(fix && application.apply(fix)).toBeUndefined();
  await application.validate();
  expect(application.findingsAt('registered_address.postal_code')).toEqual([]);
  expect(application.fixesAt('registered_address.postal_code')).toEqual([]);
  undo?.();
  expect(postalCode()).toBe('101 241');
  application.close();
});

test('a finding whose field isn’t in the form is unplaced, never lost', async () => {
  const application = createCustomerForm({ reviewer, today: () => asOf, values: { email: 'ada' } });
  await application.validate();
  const { unplaced, todo } = application.state;
  expect(unplaced.map(({ path }) => path)).toContainEqual(['business_name']);
  expect(todo.map(({ path }) => path)).toContainEqual(['business_name']);
  expect(application.findingsAt('email').length).toBeGreaterThan(0);
  application.close();
});

test('the answer of a review is plain data', async () => {
  const review = await reviewer.review({ values: exampleValues('incomplete'), ...request });
  expect(structuredClone(review)).toEqual(review);
  expect(review.skipped.every(({ outcome }) => typeof outcome === 'string')).toBe(true);
});
