/**
 * `pnpm verify packages`: the type instantiations of a program that uses every export of an entry, by the entry, of
 * one that defines a rule, and of one that fills in a form. More of them are slower editors. Reads the built declarations, as a user's compiler does.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryLimits } from './entryLimits.ts';
import { publicPackages } from './publicEntries.ts';

/** For a rule of an application, the heaviest type that a caller writes. */
const ruleLimit = 25_000;

/** For a form: its first typed path costs the most. */
const formLimit = 20_000;

const root = join(import.meta.dirname, '../..');

const everyExport = (specifier: string): string => `
import * as entry from '${specifier}';
type Copy<Value> = Value extends (...parameters: infer Parameters) => infer Returned
  ? (...parameters: Parameters) => Returned
  : { [Key in keyof Value]: Value[Key] };
export const copies: { [Name in keyof typeof entry]: Copy<(typeof entry)[Name]> } = entry;
`;

/** A rule that reads from the root and from each element of a list. Source of the types: the body of a customer. */
const oneRule = `
import { defineRule } from '@passmuster/kyc';
const isText = (value: unknown): value is string => typeof value === 'string';
export const rule = defineRule({
  id: 'example/name',
  severity: 'info',
  basis: 'practice',
  source: { title: 'Example', section: '1' },
  message: 'first_name has {length} characters',
  remedy: 'Enter the whole name.',
  each: 'business_owners',
  reads: { first_name: isText, 'address.city': isText, '/registered_address.country': isText },
  check({ first_name }, { report }) {
    report(['first_name'], { length: first_name.length });
  },
});
`;

/** What a page does with a form: fields, groups, rows, a file and a submission. */
const oneForm = `
import { blankOwner, createCustomerForm, type Reviewer } from '@passmuster/form';
declare const reviewer: Reviewer;
declare const file: File;
const form = createCustomerForm({ reviewer });
form.set('business_name', 'Adunni Foods Ltd');
form.set('registered_address.country', 'NG');
form.set('is_dao', false);
form.set('expected_monthly_income', '1250.5');
form.blur('email');
form.findingsAt('phone');
form.describe('industry');
form.group('registered_address').set('city', 'Lagos');
const owners = form.rows('business_owners');
const owner = owners.append(blankOwner());
owner.set('first_name', 'Ada');
owner.set('ownership_percentage', '60');
owner.group('address').set('city', 'Lagos');
owner.rows('supporting_documents').list.map(({ values }) => values.doc_type);
owners.remove(owner.id)();
export const done = form.state.slots.map(({ id }) => form.attach(id, file));
export const sent = form.submit();
`;

/** Returns the instantiations of a program in the package of folder, which finds its own name and what it depends on. */
function instantiationsOf(folder: string, program: string): number {
  const place = mkdtempSync(join(root, 'packages', folder, '.instantiations-'));
  try {
    writeFileSync(join(place, 'program.ts'), program);
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      [
        ...['--ignoreConfig', '--noEmit', '--extendedDiagnostics', '--singleThreaded'],
        ...['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', '--types', ''],
        ...['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2024,dom,dom.iterable'],
        join(place, 'program.ts'),
      ],
      { encoding: 'utf8' },
    );
    const count = /^Instantiations: +(\d+)$/m.exec(stdout)?.[1];
    if (count === undefined || stdout.includes('error TS')) throw new Error(stdout);
    return Number(count);
  } finally {
    rmSync(place, { recursive: true });
  }
}

const programs = [
  ...publicPackages(root).flatMap(({ folder, entries }) =>
    entries.map(({ name, specifier }) => ({
      name,
      folder,
      program: everyExport(specifier),
      limit: entryLimits[name]?.instantiations ?? 0,
    })),
  ),
  { name: 'a rule', folder: 'kyc', program: oneRule, limit: ruleLimit },
  { name: 'a form', folder: 'form', program: oneForm, limit: formLimit },
];
for (const name of Object.keys(entryLimits)) {
  if (programs.some((program) => program.name === name)) continue;
  console.error(`scripts/entryLimits.ts has a row for ${name}, which no package exports`);
  process.exitCode = 1;
}
for (const { name, folder, program, limit } of programs) {
  const count = instantiationsOf(folder, program);
  console.log(`${name}: ${count} of ${limit}`);
  if (count > limit) process.exitCode = 1;
}
