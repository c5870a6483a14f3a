import { type Change, camelCase, changesetFor, lastSteps, UsageError } from './change.ts';

/** What a rule of a folder reads at first. */
const subjects: Readonly<Record<string, { readonly each?: string; readonly field: string }>> = {
  document: { each: 'documents', field: 'doc_type' },
  owner: { each: 'business_owners', field: 'first_name' },
};

/** Returns the files of a rule of kyc: `pnpm new rule business/tax-id`. */
export function newRule([id = '']: readonly string[]): Change {
  const [, folder = '', name = ''] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(id) ?? [];
  if (!name) throw new UsageError('pnpm new rule <folder>/<name>, such as business/tax-id');
  const rule = camelCase(name);
  const { each, field } = subjects[folder] ?? { field: 'business_name' };
  const path = `packages/kyc/src/rules/${folder}/${rule}`;
  const changeset = changesetFor('kyc', `${folder}-${name}`);
  return {
    created: {
      [`${path}.ts`]: `import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

export const ${rule} = defineRule({
  id: '${id}',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice(''),
  message: '',
  remedy: '',
${each ? `  each: '${each}',\n` : ''}  reads: { ${field}: isText },
  check({ ${field} }, { report }) {
    if (${field} === 'x') report(['${field}']);
  },
});
`,
      [`${path}.test.ts`]: `import { ruleTable } from '../../testing/ruleTable.ts';
import { ${rule} } from './${rule}.ts';

const field = '${each ? `${each}.0.` : ''}${field}';

ruleTable(${rule}, [
  { why: '', set: { [field]: 'y' }, finds: [] },
  { why: '', set: { [field]: 'x' }, finds: [field] },
]);
`,
      ...changeset.created,
    },
    generators: [],
    left: [
      `${path}.ts: source, preset, severity, basis, both texts, what it reads and its check`,
      `${path}.test.ts: a row for each side of the boundary`,
      'pnpm --filter @passmuster/kyc generate',
      'pnpm typecheck names the catalogs in packages/kyc/src/texts that lack the remedy; ptPt has what Portugal words otherwise',
      'apps/docs/src/ruleReasons: why the rule exists',
      'pnpm verify corpus: valid applications stay quiet',
      ...changeset.left,
      ...lastSteps,
    ],
  };
}
