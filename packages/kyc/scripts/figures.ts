/**
 * Measures how right the rules are, and prints it as JSON, for `src/review/figures.test.ts`. It is a process of its own, since the
 * tables of the rules are tests, which cannot be read within a test run.
 */
import { parseArgs } from 'node:util';
import { type Finding, loadTables, review } from '@passmuster/findings';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { reviewBusinessCustomer } from '../src/review/reviewBusinessCustomer.ts';
import { sumOfShares } from '../src/rule/basisPoints.ts';
import { ownershipSum } from '../src/rules/business/ownershipSum.ts';
import { spec } from '../src/rules/spec.ts';
import { strict } from '../src/rules/strict.ts';
import { customers } from '../src/testing/customers.ts';
import { type Mutant, ruleMutants, schemaMutants } from '../src/testing/mutants.ts';
import { loadRuleTables } from './loadRuleTables.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '500' },
    /** One in so many mutants is reviewed. */
    'one-in': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const tables = await loadTables(strict);

/** Returns how many applications that the specification accepts get an error, and how many differ in a second run. */
function generated(numRuns: number): { count: number; withErrors: number; different: number } {
  let [count, withErrors, different] = [0, 0, 0];
  const sample = fc.check(
    fc.property(customers, (draft) => {
      count += 1;
      const first = reviewBusinessCustomer(draft, { asOf, preset: spec, tables });
      if (first.verdict === 'blocked') withErrors += 1;
      const second = reviewBusinessCustomer(draft, { asOf, preset: spec, tables });
      if (JSON.stringify(first) !== JSON.stringify(second)) different += 1;
    }),
    { numRuns, seed },
  );
  if (sample.failed) throw new Error('A review threw');
  return { count, withErrors, different };
}

function isCaught({ rule, asOf, draft, documentDates = {}, paths }: Mutant): boolean {
  const { findings } = reviewBusinessCustomer(draft, {
    asOf,
    preset: strict,
    tables,
    documentDates,
  });
  const at = ({ path }: Finding): string => path.join('.');
  const found = findings.filter((finding) => finding.rule.startsWith(rule)).map(at);
  return paths.every((path) => found.includes(path));
}

/** Returns how many splits of exactly 100% the rule calls too much, and how many a sum of floats would. */
function splits(count: number): { count: number; wrong: number; wrongInFloats: number } {
  let [wrong, wrongInFloats] = [0, 0];
  const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 9 });
  for (const points of fc.sample(cuts, { numRuns: count, seed })) {
    const ends = [0, ...points.sort((a, b) => a - b), 10_000];
    const shares = ends.slice(1).map((end, i) => (end - (ends[i] ?? 0)) / 100);
    const businessOwners = shares.map((share) => ({ ownership_percentage: share }));
    const { findings } = review({ business_owners: businessOwners }, [ownershipSum], { asOf });
    if (findings.length > 0 || sumOfShares(shares) !== 10_000) wrong += 1;
    if (shares.reduce((sum, share) => sum + share, 0) > 100) wrongInFloats += 1;
  }
  return { count, wrong, wrongInFloats };
}

const oneIn = Number(values['one-in']);
const mutants = [...ruleMutants(await loadRuleTables()), ...schemaMutants()].filter(
  (_, at) => at % oneIn === 0,
);
const missed = mutants.filter((mutant) => !isCaught(mutant));
const measured = {
  customers: generated(Number(values.customers)),
  mutants: { count: mutants.length, caught: mutants.length - missed.length },
  rules: {
    count: strict.rules.length,
    mutated: new Set(mutants.map(({ rule }) => rule)).size,
  },
  missed: missed.map(({ rule, paths }) => `${rule} at ${paths.join(', ')}`),
  splits: splits(Number(values.customers)),
};
console.log(JSON.stringify(measured, undefined, 2));
