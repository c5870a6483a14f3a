/**
 * Writes RULES.md from the rules and the tables of their tests:
 * `pnpm --filter @passmuster/kyc generate`; with `--check` it only compares, and fails on a difference.
 */
import { writeGenerated } from '@passmuster/testing/writeGenerated';
import { kycRules } from '../src/rules/kycRules.ts';
import { loadRuleTables } from './loadRuleTables.ts';
import { rulesMarkdown } from './rulesMarkdown.ts';

const tables = await loadRuleTables();

/** The sections of the page, by the prefix of the ids of their rules. */
const titles = {
  business: 'Business',
  owner: 'Owners',
  document: 'Documents',
  postal: 'Postal addresses',
  phone: 'Phones',
  email: 'Email',
  risk: 'Countries at risk',
  wallet: 'Wallets',
  profile: 'Profiles of providers',
  schema: 'Shape of the body',
  input: 'The body as a whole',
  acceptance: 'Acceptances',
  internal: 'The review itself',
};
const sections = Object.entries(titles).map(([prefix, title]) => ({
  title,
  rules: kycRules.filter(({ id }) => id.startsWith(`${prefix}/`)),
}));
const page = rulesMarkdown(sections, new Map(tables.map(({ rule, rows }) => [rule.id, rows])));

writeGenerated(import.meta.url, [['../../docs/RULES.md', page]]);
