import type { FormState, Path, Slot } from '@passmuster/form';
import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import { stepOf } from '../../application/steps.ts';
import { translateBy } from '../../language/useText.ts';
import { countOfPart, inOrderOfSteps, todoOf } from './todo.ts';

const english = translateBy({}, en);
type Item = FormState['todo'][number];

const missing = (path: Path, rest: Partial<Item> = {}): Item => ({
  kind: 'missing',
  label: String(path.at(-1)),
  path,
  ...rest,
});
const ama = { path: ['business_owners', 0], label: 'Ama' };

test('what is left to do is in the order of the steps, the country first', () => {
  const todo = [
    missing(['business_name'], { label: 'Legal name' }),
    missing(['registered_address', 'country'], { label: 'Country' }),
    missing(['email'], { label: 'Business email' }),
    missing(['business_owners', 0, 'front_image'], { label: 'Passport', row: ama }),
    missing(['business_owners', 0, 'first_name'], { label: 'First name', row: ama }),
    missing(['industry'], { label: 'Industry' }),
    missing(['documents'], { label: 'Bank statement' }),
  ];
  expect(todoOf({ todo, slots: [] }, english).map(({ label }) => label)).toEqual([
    'Country',
    'Legal name',
    'Business email',
    'Industry',
    'Ama: first name',
    'Bank statement',
    'Ama: passport',
  ]);
});

test('what is about the whole application is on the last step, and makes no other incomplete', () => {
  const state = { todo: [missing([], { kind: 'error' })], requirements: [], slots: [] };
  expect(todoOf(state, english).map(({ step }) => step)).toEqual(['review']);
  const { toFix } = countOfPart(state, (path) => stepOf(path) === 'business');
  expect(toFix).toBe(0);
});

const slotOf = (rest: Partial<Slot>): Slot => ({
  id: 'slot',
  label: 'CAC Status Report',
  level: 'required',
  fields: [],
  findings: [],
  ...rest,
});

test.each<{ what: string; slot: Slot; path: Path; target: string }>([
  {
    what: 'a document that is missing',
    slot: slotOf({ list: ['documents'], documentType: 'OWNERSHIP_INFORMATION' }),
    path: ['documents'],
    target: 'documents-OWNERSHIP_INFORMATION',
  },
  {
    what: 'a file that is wrong',
    slot: slotOf({ list: ['documents'], documentType: 'BANK_STATEMENT' }),
    path: ['documents', 2, 'doc_image'],
    target: 'documents-BANK_STATEMENT',
  },
  {
    what: 'a passport',
    slot: slotOf({ path: ['business_owners', 0, 'front_image'] }),
    path: ['business_owners', 0, 'front_image'],
    target: 'business_owners.0.front_image',
  },
  {
    what: 'what is asked about a file',
    slot: slotOf({ list: ['documents'], fields: [['documents', 0, 'sub_type']] }),
    path: ['documents', 0, 'sub_type'],
    target: 'documents.0.sub_type',
  },
])('a link to $what ends at $target', ({ slot, path, target }) => {
  const todo = [missing(path, { slot: slot.id })];
  expect(todoOf({ todo, slots: [slot] }, english)[0]?.target).toBe(target);
});

test('the second document of a type has a link of its own', () => {
  const documents = { list: ['documents'], documentType: 'OTHER' };
  const slots = [slotOf({ ...documents, id: 'one' }), slotOf({ ...documents, id: 'two' })];
  const todo = slots.map(({ id }) => missing(['documents'], { slot: id }));
  expect(todoOf({ todo, slots }, english).map(({ target }) => target)).toEqual([
    'documents-OTHER',
    'documents-two',
  ]);
});

test('a finding is named by its problem, without what to do', () => {
  const finding = {
    rule: 'email/format',
    severity: 'warning' as const,
    path: ['email'],
    message: '',
    remedy: 'This address has no domain. Complete it.',
    source: { title: 'Test' },
    basis: 'practice' as const,
  };
  const itemOf = (found: Item['finding']) =>
    todoOf(
      {
        slots: [],
        todo: [missing(['email'], { kind: 'warning', ...(found && { finding: found }) })],
      },
      english,
    )[0];
  expect(itemOf(finding)).toMatchObject({
    kind: 'warning',
    note: 'This address has no domain',
    isRisk: false,
  });
  expect(itemOf({ ...finding, rule: 'risk/country-named' })?.isRisk).toBe(true);
  expect(itemOf({ ...finding, basis: 'regulation' })?.isRisk).toBe(false);
});

const found = (rule: string, path: Path): NonNullable<Item['finding']> => ({
  rule,
  severity: 'warning',
  path,
  message: '',
  remedy: 'Look at it.',
  source: { title: 'Test' },
  basis: 'practice',
});

test('the sum of the shares leads to the first share, and is named by it', () => {
  const finding = found('business/ownership-sum', ['business_owners']);
  const todo = [missing(['business_owners'], { kind: 'error', label: 'Owners', finding })];
  expect(todoOf({ todo, slots: [] }, english)[0]).toMatchObject({
    target: 'business_owners.0.ownership_percentage',
    label: 'Ownership',
  });
});

test('warnings are accepted in the order in which the last step lists them', () => {
  const findings = [
    found('document/recent', ['documents', 0, 'issued']),
    found('email/public-domain', ['email']),
    found('risk/country-named', ['nature_of_business']),
    found('postal/house-number', ['registered_address', 'country']),
  ];
  expect(inOrderOfSteps(findings).map(({ rule }) => rule)).toEqual([
    'risk/country-named',
    'postal/house-number',
    'email/public-domain',
    'document/recent',
  ]);
});
