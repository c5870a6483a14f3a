import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import type { Rule } from '@passmuster/findings';
import { recommended, spec, strict, walletRules } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { escapeMarkdown, type Page, table } from './page.ts';

const all: readonly Rule[] = [
  ...new Map(
    [
      ...schemaRules,
      ...phoneRules,
      ...bankRules,
      ...addressRules,
      ...strict.rules,
      ...walletRules,
    ].map((rule: Rule) => [rule.id, rule] as const),
  ).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));

const presets = [spec, recommended, strict];

const basisText = {
  spec: 'The API specification states it.',
  regulation: 'It follows from a law or regulation.',
  standard: 'It follows from a technical standard or a register.',
  practice: 'It is common onboarding practice; the API does not ask for it.',
} as const;

const severityText = {
  error: 'The API would refuse this.',
  warning: 'It can be sent, but is probably wrong or will raise questions.',
  info: 'Worth knowing. It needs no action.',
} as const;

function rulePage(rule: Rule): Page {
  const { id, severity, basis, source, message, remedy, gap, since, until } = rule;
  const named = escapeMarkdown([source.title, source.section].filter(Boolean).join(', '));
  const inPresets = presets
    .filter(({ rules }) => rules.some((other: Rule) => other.id === id))
    .map(({ name }) => `\`${name}\``);
  const rows: [string, string][] = [
    ['Severity', `**${severity}**: ${severityText[severity]}`],
    ['Basis', `**${basis}**: ${basisText[basis]}`],
    ['Source', source.url === undefined ? named : `[${named}](${source.url})`],
    ['Presets', inPresets.length > 0 ? inPresets.join(', ') : 'always, where its package is used'],
  ];
  if (since !== undefined) rows.push(['Applies since', since]);
  if (until !== undefined) rows.push(['Applied until', until]);
  if (gap !== undefined)
    rows.push(['Gap', `The specification leaves this open: gap ${gap} in SPEC.md.`]);
  return {
    path: `rules/${id}.md`,
    title: id,
    description: message,
    body: [
      table(['', ''], rows),
      '',
      '## What it says',
      '',
      `For developers: ${escapeMarkdown(message)}.`,
      '',
      `For people: ${escapeMarkdown(remedy)}.`,
      '',
      '## Turn it off or change its severity',
      '',
      '```ts',
      `reviewBusinessCustomer(draft, { asOf, rules: { '${id}': 'off' } });`,
      '```',
      '',
      '```sh',
      `passmuster check customer applications.csv --rule ${id}=warning`,
      '```',
    ].join('\n'),
  };
}

/** A page for each rule, and one that lists them. */
export function rulePages(): readonly Page[] {
  const rows = all.map(({ id, severity, message }) => [
    `[${id}](/rules/${id}/)`,
    severity,
    escapeMarkdown(message),
  ]);
  return [
    {
      path: 'rules/index.md',
      title: 'All rules',
      description: `${all.length} rules: what they expect, and where they come from`,
      body: `${all.length} rules. A rule is an \`error\` only where the API would refuse by its own text.\n\n${table(['Rule', 'Severity', 'Says'], rows)}`,
    },
    ...all.map(rulePage),
  ];
}
