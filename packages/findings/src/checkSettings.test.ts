import { describe, expect, test } from 'vitest';
import { review, reviewField } from './review.ts';
import { asOf, broken, rules } from './testing/peopleRules.ts';

type Row = {
  readonly why: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly says?: string;
};
const run = (settings: Row['settings'], known: readonly string[] = []) =>
  review({}, rules, { asOf, settings: Object(settings), knownRules: new Set(known) });

describe('settings of', () => {
  test.each<Row>([
    { why: 'a rule that runs', settings: { 'person/tall': 'off' } },
    { why: 'a rule that runs, as a field left undefined', settings: { 'person/tall': undefined } },
    { why: 'a rule that the caller knows', settings: { 'schema/choice': 'warning' } },
    { why: 'a rule of the review itself', settings: { 'input/too-many': 'error' } },
    { why: 'nothing', settings: {} },
  ])('$why are taken', ({ settings }) => {
    expect(() => run(settings, ['schema/choice'])).not.toThrow();
  });

  test.each<Row>([
    {
      why: 'a misspelled rule',
      settings: { 'person/tal': 'off' },
      says: `The settings name a rule that doesn't exist: "person/tal". Did you mean person/tall?`,
    },
    {
      why: 'a misspelled rule that the caller knows',
      settings: { 'schema/choise': 'off' },
      says: `The settings name a rule that doesn't exist: "schema/choise". Did you mean schema/choice?`,
    },
    {
      why: 'a rule like no other',
      settings: { 'wallet/network-given': 'off' },
      says: `The settings name a rule that doesn't exist: "wallet/network-given"`,
    },
    {
      why: 'a member that every object has',
      settings: { constructor: 'off' },
      says: `The settings name a rule that doesn't exist: "constructor"`,
    },
    {
      why: 'a severity that does not exist',
      settings: { 'person/tall': 'warn' },
      says: "The setting of person/tall must be 'off', 'error', 'warning' or 'info'",
    },
    {
      why: 'a rule, as a flag',
      settings: { 'person/tall': false },
      says: "The setting of person/tall must be 'off', 'error', 'warning' or 'info'",
    },
  ])('$why throw', ({ settings, says }) => {
    expect(() => run(settings, ['schema/choice'])).toThrow(new TypeError(says));
  });

  test('an unknown rule throw where one field is reviewed, too', () => {
    const options = { asOf, settings: { 'rule/broke': 'off' } } as const;
    expect(() => reviewField(['name'], {}, [broken], options)).toThrow(/Did you mean rule\/broken/);
    expect(() => reviewField(['limit'], {}, [broken], options)).toThrow(TypeError);
  });
});
