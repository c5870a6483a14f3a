import { formatPath, type RuleRun, type Source } from '@passmuster/findings';
import type { AuditedAcceptance } from './acceptances.ts';
import type { AuditRecord } from './auditRecord.ts';

const outcomes: Readonly<Record<RuleRun['outcome'], string>> = {
  clear: 'nothing found',
  found: 'found something',
  'not-applicable': 'not applicable yet',
  off: 'turned off',
  'not-in-force': 'not in force on this day',
  'not-loaded': 'not run: its table was not loaded',
  failed: 'failed',
};

const acceptanceOutcomes: Readonly<Record<AuditedAcceptance['outcome'], string>> = {
  applied: 'accepted',
  expired: 'expired, so it does not count',
  'not-found': 'nothing was found there',
  required: 'the API refuses this, so it cannot be accepted',
};

/**
 * Returns an audit record as a page of Markdown to read, print and file. It names fields and rules, and
 * contains no value of the application.
 */
export function auditMarkdown(record: AuditRecord): string {
  const { asOf, preset, ready, version, findings, rules } = record;
  const count = (severity: string): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return [
    `# Review as of ${asOf}`,
    '',
    ...(record.reviewer
      ? [
          `Reviewed by ${oneLine(record.reviewer)}${record.reviewedAt ? `, ${oneLine(record.reviewedAt)}` : ''}.`,
          '',
        ]
      : []),
    `Verdict: **${ready ? 'ready to send' : 'not ready'}**. Errors: ${count('error')}, warnings: ${count('warning')}, information: ${count('info')}. Rules: preset \`${preset}\` of @passmuster/kyc ${version}.`,
    ...section('Findings', [
      ['Severity', 'Field', 'Rule', ''],
      ...findings.map(({ severity, path, rule, accepted }) => [
        severity,
        formatPath(path) || '(all)',
        rule,
        accepted ? 'accepted' : '',
      ]),
    ]),
    ...section('Accepted findings', [
      ['Rule', 'Field', 'Reason', 'By', 'Until', 'Outcome'],
      ...record.acceptances.map(({ rule, path, reason, by, until, outcome }) => [
        rule,
        formatPath(path) || '(all)',
        reason,
        by,
        until,
        acceptanceOutcomes[outcome],
      ]),
    ]),
    ...section('Overrides', [
      ['Rule', 'By itself', 'In this review'],
      ...record.overrides.map(({ rule, severity = '', setting }) => [rule, severity, setting]),
    ]),
    ...section('Rules', [
      ['Rule', 'Basis', 'Source', 'Outcome'],
      ...rules.map(({ rule, basis, source, outcome, skipped, because }) => [
        rule,
        basis,
        sourceText(source),
        `${outcomes[outcome]}${skipped > 0 ? `; skipped ${skipped}: ${because.join('; ')}` : ''}`,
      ]),
    ]),
    ...section('Data', [
      ['Table', 'As of', 'SHA-256, first 16 digits'],
      ...record.data.map(({ name, asOf: on, hash = '' }) => [name, on, hash.slice(0, 16)]),
    ]),
    '',
    '## Not checked',
    '',
    ...record.notChecked.map((subject) => `- ${subject}`),
    '',
    '## Hashes',
    '',
    ...(record.applicationHash ? [`- Application: \`${record.applicationHash}\``] : []),
    ...(record.documentDatesHash ? [`- Dates on documents: \`${record.documentDatesHash}\``] : []),
    `- Rules: \`${record.rulesHash}\``,
    `- This record: \`${record.hash}\``,
    '',
  ].join('\n');
}

const sourceText = ({ title, section: part }: Source): string =>
  part === undefined ? title : `${title}, ${part}`;

/** Returns a heading and a table. The first row is the header. */
function section(title: string, [head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(oneLine).join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)];
  return ['', `## ${title}`, '', ...(rows.length === 0 ? ['None.'] : table)];
}

/** Returns text that cannot break out of its line or table cell. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
