import {
  type AppliedAcceptance,
  formatPath,
  joinPrintable,
  markdownText,
  type Printable,
  printable,
  type RuleRun,
  type Source,
  staleTables,
  type Verdict,
} from '@passmuster/findings';
import type { AuditRecord } from './auditRecord.ts';

const verdicts: Readonly<Record<Verdict, string>> = {
  blocked: 'blocked: it cannot be sent like this',
  look: 'a person must look at it before it is sent',
  clear: 'clear to send',
};

const outcomes: Readonly<Record<RuleRun['outcome'], string>> = {
  clear: 'nothing found',
  found: 'found something',
  'not-applicable': 'not applicable yet',
  off: 'turned off',
  'not-in-force': 'not in force on this day',
  'not-loaded': 'not run: its table was not loaded',
  failed: 'failed',
};

const acceptanceOutcomes: Readonly<Record<AppliedAcceptance['outcome'], string>> = {
  applied: 'accepted',
  'not-found': 'nothing was found there',
  'unknown-rule': 'there is no such rule',
  incomplete: 'lacks a reason, a person or a last day',
  expired: 'expired, so it does not count',
  error: 'an error cannot be accepted',
};

const markdown = printable<'markdown'>();
type Markdown = Printable<'markdown'>;

/**
 * Returns an audit record as a page of Markdown to read, print and file. It names fields and rules, and
 * contains no value of the application. Markup in a reason or a name is escaped.
 *
 * @example
 * auditMarkdown(record).startsWith('# ') // true
 */
export function auditMarkdown(record: AuditRecord): Printable<'markdown'> {
  const { asOf, preset, version, findings, rules } = record;
  const count = (severity: string): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const overdue = new Set(staleTables(record).map(({ name }) => name));
  const verdict = markdownText(verdicts[record.verdict]);
  const lines: readonly Markdown[] = [
    markdown`# Review as of ${markdownText(asOf)}`,
    markdown``,
    ...reviewerLines(record),
    markdown`Verdict: **${verdict}**. Errors: ${count('error')}, warnings: ${count('warning')}, information: ${count('info')}. Rules: preset ${markdownText(preset)} of \@passmuster/kyc ${markdownText(version)}.`,
    ...(record.revision === undefined
      ? []
      : [markdown``, markdown`Configuration: ${markdownText(record.revision)}.`]),
    ...section(markdown`Findings`, [
      ['Severity', 'Field', 'Rule', ''],
      ...findings.map(({ severity, path, rule, accepted }) => [
        severity,
        formatPath(path) || '(all)',
        rule,
        accepted ? 'accepted' : '',
      ]),
    ]),
    ...section(markdown`Accepted findings`, [
      ['Rule', 'Field', 'Reason', 'By', 'Until', 'Outcome'],
      ...record.acceptances.map(({ rule, path = [], reason, by, until, outcome }) => [
        rule,
        formatPath(path) || '(all)',
        reason,
        by,
        until,
        acceptanceOutcomes[outcome],
      ]),
    ]),
    ...section(markdown`Overrides`, [
      ['Rule', 'By itself', 'In this review'],
      ...record.overrides.map(({ rule, severity = '', setting }) => [rule, severity, setting]),
    ]),
    ...section(markdown`Rules`, [
      ['Rule', 'Basis', 'Source', 'Outcome'],
      ...rules.map(({ rule, basis, source, outcome, skipped, skipReasons }) => [
        rule,
        basis,
        sourceText(source),
        `${outcomes[outcome]}${skipped > 0 ? `; skipped ${skipped}: ${skipReasons.join('; ')}` : ''}`,
      ]),
    ]),
    ...section(markdown`Data`, [
      ['Table', 'As of', 'Update', 'SHA-256, first 16 digits'],
      ...record.data.map(({ name, asOf: on, hash = '' }) => [
        name,
        on,
        overdue.has(name) ? 'was due before this review' : '',
        hash.slice(0, 16),
      ]),
    ]),
    markdown``,
    markdown`## Not checked`,
    markdown``,
    ...record.notChecked.map((subject) => markdown`- ${markdownText(subject)}`),
    markdown``,
    markdown`## Hashes`,
    markdown``,
    ...(record.applicationHash ? [hashLine(markdown`Application`, record.applicationHash)] : []),
    ...(record.documentDatesHash
      ? [hashLine(markdown`Dates on documents`, record.documentDatesHash)]
      : []),
    hashLine(markdown`Rules`, record.rulesHash),
    hashLine(markdown`This record`, record.hash),
    markdown``,
  ];
  return joinPrintable(lines, '\n');
}

function reviewerLines({ reviewedBy, reviewedAt }: AuditRecord): readonly Markdown[] {
  if (!reviewedBy) return [];
  const at = reviewedAt ? markdown`, ${markdownText(reviewedAt)}` : markdown``;
  return [markdown`Reviewed by ${markdownText(reviewedBy)}${at}.`, markdown``];
}

const hashLine = (name: Markdown, hash: string): Markdown =>
  markdown`- ${name}: \`${markdownText(hash)}\``;

const sourceText = ({ title, section: part }: Source): string =>
  part === undefined ? title : `${title}, ${part}`;

/** Returns a heading and a table. The first row is the header. */
function section(
  title: Markdown,
  [head = [], ...rows]: readonly (readonly string[])[],
): readonly Markdown[] {
  const line = (cells: readonly string[]): Markdown =>
    markdown`| ${joinPrintable(cells.map(markdownText), ' | ')} |`;
  const rule = markdown`| ${joinPrintable(
    head.map(() => markdown`---`),
    ' | ',
  )} |`;
  const table = [line(head), rule, ...rows.map(line)];
  return [
    markdown``,
    markdown`## ${title}`,
    markdown``,
    ...(rows.length === 0 ? [markdown`None.`] : table),
  ];
}
