import { expectTypeOf, test } from 'vitest';
import { rulesFor } from './rulesFor.ts';
import type { Guard, SubjectRule } from './subjectRule.ts';

interface Person {
  readonly name: string;
  readonly age?: number | undefined;
  readonly pet?: { readonly kind: 'cat'; readonly lives: number } | { readonly kind: 'dog' };
  readonly jobs?: readonly { readonly title: string }[];
}
interface Crew {
  readonly name: string;
  readonly limit: number;
  readonly people: readonly Person[];
  readonly guests?: Person[];
}
const { defineRule } = rulesFor<Crew>();

declare const isNumber: Guard<number>;
declare const isText: Guard<string>;
const about = {
  severity: 'error',
  basis: 'practice',
  source: { title: 'A book' },
  message: 'Wrong',
  remedy: 'Right',
} as const;

test('check knows what its guards let through, and report what the texts need', () => {
  const rule = defineRule({
    ...about,
    id: 'a/b',
    message: 'Under {least}',
    remedy: 'Tax numbers of {missing:name}',
    reads: { name: isText, 'people.*.age': isNumber, 'people.*.jobs.*.title': isText },
    check(values, { report }) {
      expectTypeOf(values.name).toEqualTypeOf<string>();
      expectTypeOf(values['people.*.age']).toEqualTypeOf<readonly number[]>();
      expectTypeOf(values['people.*.jobs.*.title']).toEqualTypeOf<readonly (readonly string[])[]>();
      report([], { least: 1, missing: 'two' });
      // @ts-expect-error a parameter is missing
      report([], { least: 1 });
      // @ts-expect-error no parameters
      report([]);
    },
  });
  expectTypeOf(rule).toEqualTypeOf<SubjectRule<'a/b', never, Record<never, never>>>();
});

test('texts without places need no parameters', () => {
  defineRule({
    ...about,
    id: 'a/b',
    reads: {},
    check(_, { report, table }) {
      expectTypeOf(table).toEqualTypeOf<undefined>();
      report([]);
      // @ts-expect-error no such place
      report([], { least: 1 });
    },
  });
});

test('a rule reports its other wordings by key, each with its own parameters', () => {
  const rule = defineRule({
    ...about,
    id: 'a/b',
    texts: { tooMany: { message: 'Over {most}', remedy: 'Remove one' } },
    reads: {},
    check(_, { report }) {
      report([]);
      report([], 'tooMany', { most: 3 });
      // @ts-expect-error a parameter is missing
      report([], 'tooMany');
      // @ts-expect-error no such wording
      report([], 'tooFew', { most: 3 });
    },
  });
  expectTypeOf(rule).toEqualTypeOf<SubjectRule<'a/b', 'tooMany', Record<never, never>>>();
});

test('fields of elements, of optional lists and of union members are known; / reads from the root', () => {
  defineRule({
    ...about,
    id: 'a/b',
    each: ['people', 'guests'],
    reads: { age: isNumber, 'pet.lives': isNumber, 'jobs.*.title': isText, '/limit': isNumber },
    check(values) {
      expectTypeOf(values['/limit']).toEqualTypeOf<number>();
      expectTypeOf(values['jobs.*.title']).toEqualTypeOf<readonly string[]>();
    },
  });
  defineRule({
    ...about,
    id: 'a/b',
    within: ['', 'people.*', 'people.*.pet'],
    reads: { limit: isNumber, age: isNumber, lives: isNumber },
    check() {},
  });
});

test('a misspelled path is a compile error', () => {
  const rest = { ...about, id: 'a/b', check() {} } as const;
  // @ts-expect-error no such field
  defineRule({ ...rest, reads: { name: isText, limits: isNumber } });
  // @ts-expect-error no such field of an element
  defineRule({ ...rest, reads: { 'people.*.agee': isNumber } });
  // @ts-expect-error a list is read with *
  defineRule({ ...rest, reads: { 'people.age': isNumber } });
  // @ts-expect-error no such list
  defineRule({ ...rest, each: 'persons', reads: {} });
  // @ts-expect-error not a list
  defineRule({ ...rest, each: 'name', reads: {} });
  // @ts-expect-error no such object
  defineRule({ ...rest, within: ['people.*.pets'], reads: {} });
  // @ts-expect-error limit is a field of the root, not of a person
  defineRule({ ...rest, each: 'people', reads: { limit: isNumber } });
  // @ts-expect-error no such field of the root
  defineRule({ ...rest, each: 'people', reads: { '/age': isNumber } });
});

test('a related value has its type, and a misspelled one is a compile error', () => {
  const related = rulesFor<Crew & { readonly '@lift': number }>();
  related.defineRule({
    ...about,
    id: 'a/b',
    each: 'people',
    reads: { '/@lift': isNumber },
    check({ '/@lift': lift }) {
      expectTypeOf(lift).toEqualTypeOf<number>();
    },
  });
  const rest = { ...about, id: 'a/b', check() {} } as const;
  // @ts-expect-error no such related value
  related.defineRule({ ...rest, reads: { '@lifts': isNumber } });
  // @ts-expect-error the lift is a number
  related.defineRule({ ...rest, reads: { '@lift': isText } });
  // @ts-expect-error this subject has no related values
  defineRule({ ...rest, reads: { '@lift': isNumber } });
});

test('a guard that no value of the field passes is a compile error', () => {
  // @ts-expect-error limit is a number
  defineRule({ ...about, id: 'a/b', reads: { limit: isText }, check() {} });
});

test('check gets the table that load returns', () => {
  defineRule({
    ...about,
    id: 'a/b',
    reads: {},
    load: async () => ({ heights: [1, 2], version: { name: 'Heights', asOf: '2026-01-01' } }),
    data: ({ version }) => [version],
    check(_, { table }) {
      expectTypeOf(table.heights).toEqualTypeOf<number[]>();
    },
  });
});

test('fix gets what check gets, and returns values to enter', () => {
  defineRule({
    ...about,
    id: 'a/b',
    each: 'people',
    reads: { name: isText },
    load: async () => ({ names: ['Ada'] }),
    check() {},
    fix({ name }, { table, finding }) {
      expectTypeOf(name).toEqualTypeOf<string>();
      expectTypeOf(table.names).toEqualTypeOf<string[]>();
      expectTypeOf(finding.text).toEqualTypeOf<string | undefined>();
      return [{ path: ['name'], value: name.trim() }];
    },
  });
  // @ts-expect-error a list is not replaced as a whole
  defineRule({ ...about, id: 'a/b', reads: {}, check() {}, fix: () => [{ path: [], value: [] }] });
});
