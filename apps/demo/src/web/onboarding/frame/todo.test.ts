import { blankCustomer, blankOwner, type FormRequirement, type Path } from '@passmuster/form';
import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import { translateBy } from '../../language/useText.ts';
import { todoOf } from './todo.ts';

const english = translateBy({}, en);
const requirement = (path: Path, rest: Partial<FormRequirement> = {}): FormRequirement => ({
  path,
  label: '',
  rule: 'schema/required',
  remedy: '',
  level: 'required',
  status: 'missing',
  ...rest,
});
const left = (...requirements: FormRequirement[]) => ({
  requirements,
  todo: requirements.map((one) => ({
    kind: 'missing' as const,
    label: '',
    path: one.path,
    requirement: one,
  })),
});

const values = {
  ...blankCustomer(),
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
  const items = todoOf(left(...paths.map((path) => requirement(path))), values, english);
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

test('documents and persons have the names of the review', () => {
  const items = left(
    requirement(['documents'], {
      documentType: 'OWNERSHIP_INFORMATION',
      label: 'CAC Status Report',
      rule: 'business/required-documents',
    }),
    requirement(['business_owners'], {
      label: 'Controlling person',
      rule: 'business/control-person',
    }),
  );
  expect(todoOf(items, values, english)).toMatchObject([
    { label: 'Controlling person', step: 'owners', target: 'business_owners' },
    {
      label: 'CAC Status Report',
      step: 'documents',
      target: 'documents-OWNERSHIP_INFORMATION',
    },
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
  const [item] = todoOf(
    { requirements: [], todo: [{ kind: 'warning', label: '', path: ['email'], finding }] },
    values,
    english,
  );
  expect(item).toMatchObject({
    kind: 'warning',
    note: 'This address has no domain',
    isLaw: false,
  });
  const [law] = todoOf(
    {
      requirements: [],
      todo: [
        {
          kind: 'warning',
          label: '',
          path: ['email'],
          finding: { ...finding, basis: 'regulation' },
        },
      ],
    },
    values,
    english,
  );
  expect(law?.isLaw).toBe(true);
});
