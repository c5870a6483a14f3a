import { blankCustomer } from '@passmuster/form';
import { expect, test } from 'vitest';
import { sameApplication } from './sameApplication.ts';
import type { StatedDraft } from './useStatuses.ts';

const draftOf = (
  values: Partial<ReturnType<typeof blankCustomer>>,
  kind: 'editing' | 'created' = 'editing',
): StatedDraft => ({
  draft: {
    id: 'd-1',
    values: { ...blankCustomer(), ...values },
    version: 1,
    form: 1,
    createdAt: 0,
    savedAt: 0,
  },
  status: { kind },
});
const file = { email: 'Ada@Foods.ng', registration_number: '' };

test.each([
  { why: 'the same email', draft: draftOf({ email: 'ada@foods.ng' }), finds: 'd-1' },
  { why: 'another email', draft: draftOf({ email: 'obi@foods.ng' }), finds: undefined },
  { why: 'no number in either', draft: draftOf({}), finds: undefined },
  {
    why: 'one that was submitted',
    draft: draftOf({ email: 'ada@foods.ng' }, 'created'),
    finds: undefined,
  },
])('a file meets a draft with $why: $finds', ({ draft, finds }) => {
  expect(sameApplication(file, [draft])?.id).toBe(finds);
});
