import { formatPath, type RuleRun } from '@passmuster/findings';
import type { AuditRecord } from './auditRecord.ts';

const outcomes: Readonly<Record<RuleRun['outcome'], string>> = {
  clear: 'nothing found',
  found: 'found something',
  'not-applicable': 'not applicable yet',
  off: 'switched off',
  'not-in-force': 'not in force on this day',
  'not-loaded': 'not run: its table was not loaded',
  failed: 'failed',
};

/**
 * An audit record as a page to read and to file. It names fields and rules, and contains no value of
 * the application.
 */
export function auditMarkdown(record: AuditRecord): string {
  const { asOf, preset, ready, findings, rules, data } = record;
  const count = (severity: string): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return [
    `# Review as of ${asOf}`,
    '',
    ...(record.reviewer
      ? [`Reviewed by ${record.reviewer}${record.reviewedAt ? `, ${record.reviewedAt}` : ''}.`, '']
      : []),
    `Verdict: **${ready ? 'ready to send' : 'not ready'}**. Errors: ${count('error')}, warnings: ${count('warning')}, information: ${count('info')}. Rules: preset \`${preset}\`.`,
    '',
    '## Findings',
    '',
    ...table(
      ['Severity', 'Field', 'Rule'],
      findings.map(({ severity, path, rule }) => [severity, formatPath(path) || '(all)', rule]),
    ),
    '',
    '## Rules',
    '',
    ...table(
      ['Rule', 'Outcome', 'Checked', 'Passed over', 'Because'],
      rules.map(({ rule, outcome, checked, skipped, because }) => [
        rule,
        outcomes[outcome],
        `${checked}`,
        `${skipped}`,
        because.join('; '),
      ]),
    ),
    '',
    '## Data',
    '',
    ...table(
      ['Table', 'As of', 'Source'],
      data.map(({ name, asOf, url }) => [name, asOf, url ?? '']),
    ),
    '',
    '## Not checked',
    '',
    ...record.notChecked.map((subject) => `- ${subject}`),
    '',
    '## Hashes',
    '',
    ...(record.applicationHash ? [`- Application: \`${record.applicationHash}\``] : []),
    `- This record: \`${record.hash}\``,
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['None.'];
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
