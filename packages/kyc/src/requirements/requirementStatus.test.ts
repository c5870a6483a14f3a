import { describe, expect, test } from 'vitest';
import { PathTree } from './pathTree.ts';
import { statusOf } from './requirementStatus.ts';

const errorsAt = (...paths: readonly (readonly PropertyKey[])[]): PathTree => {
  const errors = new PathTree();
  for (const path of paths) errors.add(path);
  return errors;
};

describe('a field', () => {
  test.each([
    { value: 'NG', errors: errorsAt(), status: 'met' },
    { value: 0, errors: errorsAt(), status: 'met' },
    { value: false, errors: errorsAt(), status: 'met' },
    { value: undefined, errors: errorsAt(), status: 'missing' },
    { value: null, errors: errorsAt(), status: 'missing' },
    { value: ' ', errors: errorsAt(), status: 'met' },
    { value: ' ', errors: errorsAt(['field']), status: 'missing' },
    { value: '\u200b', errors: errorsAt(['field']), status: 'missing' },
    { value: [], errors: errorsAt(), status: 'missing' },
    { value: '', errors: errorsAt(['field']), status: 'missing' },
    { value: 'XX', errors: errorsAt(['field']), status: 'invalid' },
    { value: { city: '' }, errors: errorsAt(['field', 'city']), status: 'invalid' },
    { value: ['XX'], errors: errorsAt(['field', 0]), status: 'met' },
    { value: ['XX'], errors: errorsAt(['field']), status: 'invalid' },
    { value: 'NG', errors: errorsAt(['other']), status: 'met' },
  ])('$value with errors at $errors.paths is $status', ({ value, errors, status }) => {
    expect(statusOf({ path: ['field'], value }, errors)).toEqual({ status });
  });
});

describe('a field after another', () => {
  const first = ['account_purpose'];
  test.each([
    {
      value: undefined,
      before: undefined,
      errors: errorsAt(),
      status: 'blocked',
      blockedBy: first,
    },
    { value: undefined, before: 'X', errors: errorsAt(first), status: 'blocked', blockedBy: first },
    { value: undefined, before: 'OTHER', errors: errorsAt(), status: 'missing' },
    { value: 'x', before: undefined, errors: errorsAt(), status: 'met' },
    { value: 'x', before: undefined, errors: errorsAt(['field']), status: 'invalid' },
  ])("'$value' after '$before' with errors at $errors.paths is $status", (row) => {
    const after = { path: first, value: row.before };
    const found = statusOf({ path: ['field'], value: row.value, after }, row.errors);
    expect(found).toEqual({
      status: row.status,
      ...(row.blockedBy && { blockedBy: row.blockedBy }),
    });
  });
});

describe('a document', () => {
  const statement = { doc_type: 'BANK_STATEMENT' };
  const other = { doc_type: 'OTHER' };
  test.each([
    { value: undefined, errors: errorsAt(), status: 'missing' },
    { value: null, errors: errorsAt(), status: 'missing' },
    { value: '', errors: errorsAt(), status: 'missing' },
    { value: 'a scan', errors: errorsAt(), status: 'invalid' },
    { value: {}, errors: errorsAt(), status: 'invalid' },
    { value: [], errors: errorsAt(), status: 'missing' },
    { value: [other, null], errors: errorsAt(), status: 'missing' },
    { value: [other, statement], errors: errorsAt(), status: 'met' },
    { value: [other, statement], errors: errorsAt(['documents', 0]), status: 'met' },
    {
      value: [other, statement],
      errors: errorsAt(['documents', 1, 'doc_image']),
      status: 'invalid',
    },
    { value: [statement, statement], errors: errorsAt(['documents', 0]), status: 'met' },
    { value: [statement, statement], errors: errorsAt(['documents', 1]), status: 'met' },
  ])('in $value with errors at $errors.paths is $status', ({ value, errors, status }) => {
    const item = { path: ['documents'], value, documentType: 'BANK_STATEMENT' } as const;
    expect(statusOf(item, errors)).toEqual({ status });
  });
});
