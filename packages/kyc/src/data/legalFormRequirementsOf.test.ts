import { businessTypes } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { legalFormRequirements } from './legalFormRequirements.generated.ts';
import { legalFormRequirementsOf } from './legalFormRequirementsOf.ts';

test('a partnership is asked for its deed', () => {
  expect(legalFormRequirementsOf('GENERAL_PARTNERSHIP').map(({ detail }) => detail)).toContain(
    'partnership deed or agreement',
  );
});

test('every legal form is one of the API', () => {
  const types = legalFormRequirements.flatMap(({ businessType }) => businessType);
  expect(
    types.filter((type) => type !== '*' && !(businessTypes as readonly string[]).includes(type)),
  ).toEqual([]);
});
