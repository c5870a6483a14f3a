import { expectTypeOf, test } from 'vitest';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';
import { type PhoneNumber, parsePhone } from './parsePhone.ts';

test('a result has a value or findings: one check narrows it', () => {
  const result = parsePhone('+2348031234567', { metadata: ngZaMetadata });
  if (result.findings) {
    expectTypeOf(result.value).toEqualTypeOf<undefined>();
    expectTypeOf(result.findings[0].rule).toEqualTypeOf<string>();
  } else {
    expectTypeOf(result.value).toEqualTypeOf<PhoneNumber>();
    expectTypeOf(result.value.plan?.region).toEqualTypeOf<string | undefined>();
  }
});

test('metadata must be chosen', () => {
  // @ts-expect-error: without metadata
  parsePhone('+2348031234567');
});
