import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EmailSchema } from './scalar/emailAddress.ts';
import { toFindings } from './toFindings.ts';

test.each([
  ['joão@example.com', 'without accents'],
  ['ада@example.com', 'Enter an email address'],
  ['ada@exámple.com', 'without accents'],
  ['joão silva@example.com', 'Enter an email address'],
  ['João <joao@example.com>', 'Enter an email address'],
  [`${'ã'.repeat(254)}@example.com`, 'Enter an email address'],
])('%s: “%s …”', (address, remedy) => {
  expect(toFindings(v.safeParse(EmailSchema, address).issues ?? [])[0]?.remedy).toContain(remedy);
});
