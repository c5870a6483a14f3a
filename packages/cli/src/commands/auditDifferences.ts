import { formatPath, isOpen, propertyAt } from '@passmuster/findings';
import { type AuditedFinding, type AuditRecord, compareReviews } from '@passmuster/kyc';
import * as v from 'valibot';
import { CommandError } from '../terminal/commandError.ts';

const format: AuditRecord['format'] = 'passmuster-audit/5';

const PathSchema = v.array(v.union([v.string(), v.number()]));
const RecordSchema = v.looseObject({
  format: v.literal(format),
  version: v.string(),
  verdict: v.picklist(['blocked', 'look', 'clear']),
  findings: v.array(v.looseObject({ rule: v.string(), severity: v.string(), path: PathSchema })),
  rules: v.array(v.looseObject({ rule: v.string() })),
  data: v.array(v.looseObject({ name: v.string() })),
});
const isRecord = (value: unknown): value is AuditRecord => v.is(RecordSchema, value);

/** Returns true if a value says that it is an audit record, of whatever version. */
export const looksLikeAudit = (value: unknown): boolean =>
  String(propertyAt(value, 'format')).startsWith('passmuster-audit/');

const findingLine = ({ rule, severity, path, accepted }: AuditedFinding): string =>
  `record${path.length > 0 ? `:${formatPath(path)}` : ''}  ${severity}  ${rule}${accepted ? '  accepted' : ''}`;

/** The differences of two audit records as lines: findings, then the tables, rules and version behind them. */
export interface AuditDifferences {
  readonly lines: readonly string[];
  readonly gone: number;
  readonly added: number;
  /** True if something is open that was not: an error, or a warning that nobody accepted. */
  readonly hasNewOpen: boolean;
}

const changeLine = (
  what: string,
  { before, after }: { readonly before?: string; readonly after?: string },
): string => `~ ${what}: ${before ?? 'none'}, now ${after ?? 'none'}`;

/** Compares two audit records. Throws `CommandError` for one that this version can't read. */
export function auditDifferences(before: unknown, after: unknown): AuditDifferences {
  if (!isRecord(before) || !isRecord(after)) {
    throw new CommandError(`pass two audit records of this version (${format})`);
  }
  const { verdict, removed, added, changed, tables, rules, version } = compareReviews(
    before,
    after,
  );
  return {
    lines: [
      ...(verdict.before === verdict.after ? [] : [changeLine('verdict', verdict)]),
      ...removed.map((finding) => `- ${findingLine(finding)}`),
      ...added.map((finding) => `+ ${findingLine(finding)}`),
      ...changed.flatMap((change) => [
        `- ${findingLine(change.before)}`,
        `+ ${findingLine(change.after)}`,
      ]),
      ...tables.map((change) =>
        changeLine(`table ${(change.after ?? change.before)?.name}`, {
          ...(change.before && { before: change.before.asOf }),
          ...(change.after && { after: change.after.asOf }),
        }),
      ),
      ...rules.map((change) =>
        changeLine(`rule ${(change.after ?? change.before)?.rule}`, {
          ...(change.before && { before: change.before.severity }),
          ...(change.after && { after: change.after.severity }),
        }),
      ),
      ...(version ? [changeLine('@passmuster/kyc', version)] : []),
    ],
    gone: removed.length,
    added: added.length,
    hasNewOpen:
      added.some(isOpen) ||
      changed.some((change) => isOpen(change.after) && !isOpen(change.before)),
  };
}
