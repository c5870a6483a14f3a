import { review, type SubjectRule } from '@passmuster/findings';
import trueNames from '@passmuster/testing/gate/trueNames.generated.json' with { type: 'json' };
import { runCount } from '@passmuster/testing/runCount';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTables } from '../tables/loadTables.ts';
import { recommended } from './recommended.ts';

const { rules } = recommended;
const tables = await loadTables(recommended);

/** Returns the rules of these folders, or with these ids. */
const rulesOf = (...names: readonly string[]): readonly SubjectRule[] =>
  rules.filter(({ id }) => names.includes(id) || names.includes(id.split('/')[0] ?? ''));

const [owner] = customerSample.business_owners;
const oneIn = runCount(4, 1);
const allOf = (names: string): readonly string[] => names.split('|');
const listOf = (names: string): readonly string[] =>
  allOf(names).filter((_, at) => at % oneIn === 0);

/** Returns the findings at one of the fields of owners, each with the rule and the owner. */
function remarked(
  owners: readonly object[],
  checked: readonly SubjectRule[],
  fields: readonly string[],
): readonly string[] {
  const businessOwners = owners.map((one) => ({ ...owner, ...one }));
  return review({ business_owners: businessOwners }, checked, {
    asOf,
    tables,
    limits: { perList: 10_000, perBody: 50_000 },
  })
    .findings.filter(({ path }) => fields.includes(String(path.at(-1))))
    .map(({ rule, path }) => `${rule}: ${JSON.stringify(owners[Number(path[1])])}`);
}

const livingIn = (country: string, rest: object): object => ({
  address: { ...owner?.address, country, ...rest },
});

describe('no rule remarks on a true name', () => {
  beforeAll(() => expect(rules.length).toBeGreaterThan(80));

  test.each(Object.entries(trueNames.states))('of a state of %s', (country, list) => {
    const owners = listOf(list).map((state) => livingIn(country, { state }));
    const checked = rulesOf('postal/state-code', 'postal/placeholder');
    expect(remarked(owners, checked, ['state'])).toEqual([]);
  });

  test.each(Object.entries(trueNames.postalCodes))('on a postal code of %s', (country, list) => {
    const owners = listOf(list).map((postalCode) => livingIn(country, { postal_code: postalCode }));
    const checked = rulesOf('postal/postal-code', 'postal/placeholder');
    expect(remarked(owners, checked, ['postal_code'])).toEqual([]);
  });

  test.each(Object.entries(trueNames.people))('of people in %s', (_, [given = '', family = '']) => {
    const [first, last] = [listOf(given), listOf(family)];
    const owners = Array.from({ length: Math.max(first.length, last.length) }, (_, i) => ({
      first_name: first[i % first.length],
      last_name: last[i % last.length],
    }));
    expect(remarked(owners, rulesOf('owner'), ['first_name', 'last_name'])).toEqual([]);
  });

  test.each(trueNames.companies)(
    'of a company in %s that is %s',
    (country, businessType, list = '') => {
      const registeredAddress = { ...customerSample.registered_address, country };
      const found = listOf(list).flatMap((businessName) =>
        review(
          {
            registered_address: registeredAddress,
            business_name: businessName,
            business_type: businessType,
          },
          rulesOf('business/legal-form', 'business/name-characters', 'business/placeholder'),
          { asOf, tables },
        )
          .findings.filter(({ path }) => /^business_(?:name|type)$/.test(path.join('.')))
          .map(({ rule }) => `${rule}: ${businessName}`),
      );
      expect(found).toEqual([]);
    },
  );
});

test('there are thousands of them', () => {
  const { states, postalCodes, people, companies } = trueNames;
  const count = (lists: readonly (string | undefined)[]): number =>
    lists.flatMap((list = '') => allOf(list)).length;
  expect(count(Object.values(states))).toBeGreaterThan(25_000);
  expect(count(Object.values(postalCodes))).toBeGreaterThan(1_500);
  expect(count(Object.values(people).flat())).toBeGreaterThan(15_000);
  expect(count(companies.map(([, , list]) => list))).toBeGreaterThan(1_500);
});
