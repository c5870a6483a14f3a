/**
 * Writes RULES.md from the rules and the tables of their tests:
 * `pnpm --filter @passmuster/kyc generate`; with `--check` it only compares, and fails on a difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Rule, ruleFailed } from '@passmuster/findings';
import { schemaRules } from '@passmuster/schemas';
import { recommendedDocument } from '../src/rules/document/recommendedDocument.ts';
import { profileRules } from '../src/rules/profile/withProfile.ts';
import { strict } from '../src/rules/strict.ts';
import { walletRules } from '../src/rules/wallet/walletRules.ts';
import { loadRuleTables } from './loadRuleTables.ts';
import { rulesMarkdown } from './rulesMarkdown.ts';

const tables = await loadRuleTables();

const allConstraints = {
  name: 'Acme Pay',
  countries: [],
  businessTypes: [],
  industries: [],
  documents: [],
};

const inOrder = (rules: readonly Rule[], subject: string): Rule[] =>
  rules.filter(({ id }) => id.startsWith(`${subject}/`)).sort((a, b) => (a.id < b.id ? -1 : 1));

const all: readonly Rule[] = strict.rules;
const page = rulesMarkdown(
  [
    { title: 'Business', rules: inOrder(all, 'business') },
    { title: 'Owners', rules: inOrder(all, 'owner') },
    { title: 'Documents', rules: inOrder([...all, recommendedDocument], 'document') },
    { title: 'Postal addresses', rules: inOrder(all, 'postal') },
    { title: 'Phones', rules: inOrder(all, 'phone') },
    { title: 'Email', rules: inOrder(all, 'email') },
    { title: 'Countries at risk', rules: inOrder(all, 'risk') },
    { title: 'Wallets', rules: inOrder(walletRules, 'wallet') },
    { title: 'Profiles of providers', rules: profileRules(allConstraints) },
    { title: 'Shape of the body', rules: schemaRules },
    { title: 'The review itself', rules: [ruleFailed] },
  ],
  new Map(tables.map(({ rule, rows }) => [rule.id, rows])),
);

const file = new URL('../RULES.md', import.meta.url);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    console.error('RULES.md is out of date: pnpm --filter @passmuster/kyc generate');
    process.exitCode = 1;
  }
} else writeFileSync(file, page);
