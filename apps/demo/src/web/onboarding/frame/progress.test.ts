import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import { blankApplication, blankOwner } from '../../../integration/values.ts';
import type { DraftRequirement, DraftReview, Path } from '../../application/draftReview.ts';
import { translateBy } from '../../language/useText.ts';
import { countOf, todoOf } from './progress.ts';

const english = translateBy({}, en);
const missing = (path: Path, rest: Partial<DraftRequirement> = {}): DraftRequirement => ({
  path,
  label: '',
  rule: 'schema/required',
  isRequired: true,
  status: 'missing',
  ...rest,
});
const warning = (path: Path) => ({
  rule: 'business/owner-present',
  severity: 'warning' as const,
  path,
  message: '',
  remedy: 'The owners are missing. Add them.',
  source: '',
});
const review = (
  requirements: readonly DraftRequirement[],
  paths: readonly Path[] = [],
): DraftReview => ({
  ready: false,
  requirements,
  findings: paths.map(warning),
});
const values = {
  ...blankApplication(),
  business_owners: [{ ...blankOwner({ country: 'GH' }), first_name: 'Ama' }, blankOwner()],
};

test('what is left to do is in the order of the form, the country first', () => {
  const paths: readonly Path[] = [
    ['business_owners', 1, 'first_name'],
    ['business_owners', 0, 'email'],
    ['business_owners', 0, 'address', 'city'],
    ['business_owners', 0, 'last_name'],
    ['industry'],
    ['email'],
    ['registered_address', 'city'],
    ['registered_address', 'country'],
    ['business_name'],
  ];
  const items = todoOf(review(paths.map((path) => missing(path))), values, english);
  expect(items.map(({ label }) => label)).toEqual([
    'Country',
    'Legal name',
    'City',
    'Business email',
    'Industry',
    'Ama: last name',
    'Ama: email',
    'Ama: city',
    'Owner 2: first name',
  ]);
});

test('documents have the names of the review; what is recommended isn’t left to do', () => {
  const documents = [
    missing(['documents'], {
      documentType: 'OWNERSHIP_INFORMATION',
      label: 'CAC Status Report',
      rule: 'business/required-documents',
    }),
    missing(['documents'], {
      documentType: 'BANK_STATEMENT',
      label: 'Bank statement',
      isRequired: false,
    }),
  ];
  const items = todoOf(review(documents), values, english);
  expect(items.map(({ label }) => label)).toEqual(['CAC Status Report']);
  expect(countOf(review(documents), 'documents')).toMatchObject({ total: 1, missing: 1 });
});

test('a warning about what is missing anyway is left out', () => {
  const owners: Path = ['business_owners'];
  const only = todoOf(review([missing(owners, { label: 'Owners' })], [owners]), values, english);
  expect(only.map(({ kind }) => kind)).toEqual(['missing']);
  const person = { label: 'Controlling person', rule: 'business/control-person' };
  const [item] = todoOf(review([missing(owners, person)]), values, english);
  expect(item?.label).toBe('Controlling person');
  expect(todoOf(review([], [owners]), values, english).map(({ kind }) => kind)).toEqual([
    'warning',
  ]);
});
