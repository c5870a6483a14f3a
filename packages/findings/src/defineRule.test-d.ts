import { expectTypeOf, test } from 'vitest';
import { defineRule, type Guard, type SubjectRule } from './defineRule.ts';

const isNumber: Guard<number> = (value): value is number => typeof value === 'number';
const isText: Guard<string> = (value): value is string => typeof value === 'string';

const about = { severity: 'error', basis: 'practice', source: { title: 'A book' } } as const;

test('check knows what its guards let through, and report what the texts ask for', () => {
  const rule = defineRule({
    ...about,
    id: 'a/b',
    message: 'Under {least}',
    remedy: 'Grow by {missing}',
    reads: { name: isText, 'people.*.age': isNumber, 'a.*.b.*.c': isText },
    check(values, { report }) {
      expectTypeOf(values.name).toEqualTypeOf<string>();
      expectTypeOf(values['people.*.age']).toEqualTypeOf<readonly number[]>();
      expectTypeOf(values['a.*.b.*.c']).toEqualTypeOf<readonly (readonly string[])[]>();
      report([], { least: 1, missing: 'two' });
      // @ts-expect-error a parameter is missing
      report([], { least: 1 });
      // @ts-expect-error none is given
      report([]);
    },
  });
  expectTypeOf(rule).toEqualTypeOf<SubjectRule<'a/b'>>();
});

test('texts without places ask for nothing', () => {
  defineRule({
    ...about,
    id: 'a/b',
    message: 'Wrong',
    remedy: 'Right',
    reads: {},
    check(_, { report }) {
      report([]);
      // @ts-expect-error there is no such place
      report([], { least: 1 });
    },
  });
});
