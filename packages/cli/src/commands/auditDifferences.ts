import { formatPath, isOpen, propertyAt, severities, verdictOf } from '@passmuster/findings';
import { type AuditedFinding, type AuditRecord, type Cause, compareReviews } from '@passmuster/kyc';
import * as v from 'valibot';
import { CommandError } from '../terminal/commandError.ts';

const format: AuditRecord['format'] = 'passmuster-audit/5';
/** The earlier format has `ready` in place of the verdict. */
const earlier = 'passmuster-audit/4';

const PathSchema = v.array(v.union([v.string(), v.number()]));
const RecordSchema = v.looseObject({
  format: v.picklist([format, earlier]),
  version: v.string(),
  verdict: v.optional(v.picklist(['blocked', 'look', 'clear'])),
  findings: v.array(
    v.looseObject({
      rule: v.string(),
      severity: v.picklist(severities),
      path: PathSchema,
      accepted: v.exactOptional(v.literal(true)),
    }),
  ),
  rules: v.array(v.looseObject({ rule: v.string(), tables: v.optional(v.array(v.string())) })),
  overrides: v.optional(v.array(v.looseObject({ rule: v.string(), setting: v.string() })), []),
  data: v.array(v.looseObject({ name: v.string() })),
});

/** Returns a record as this version has it. Throws `CommandError` for one that it can't read. */
function recordOf(value: unknown, file: string): AuditRecord {
  const { success, output } = v.safeParse(RecordSchema, value);
  if (success) {
    const verdict = output.verdict ?? verdictOf(output.findings);
    const record: unknown = { ...output, verdict };
    return record as AuditRecord;
  }
  const number = Number(String(propertyAt(value, 'format')).split('/')[1]);
  throw new CommandError(
    number > 5
      ? `${file}: this audit record is of a newer version. Update passmuster`
      : `${file}: this audit record can't be read. Pass one of ${earlier} or ${format}`,
  );
}

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

/** Returns the causes of what a rule found otherwise, in words. */
const causeText = ({ kind, name, before, after }: Cause): string => {
  const what = [kind.replace('-', ' '), name].filter(Boolean).join(' ');
  const isChange = before !== undefined || after !== undefined;
  return isChange ? `${what} ${before ?? 'none'}, now ${after ?? 'none'}` : what;
};

/** A record, and the name of its file. */
export interface NamedRecord {
  readonly file: string;
  readonly value: unknown;
}

/** Compares two audit records. Throws `CommandError` for one that this version can't read. */
export function auditDifferences(one: NamedRecord, other: NamedRecord): AuditDifferences {
  const before = recordOf(one.value, one.file);
  const after = recordOf(other.value, other.file);
  const compared = compareReviews(before, after);
  const { verdict, removed, added, changed, tables, rules, version, revision } = compared;
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
      ...(revision ? [changeLine('revision', revision)] : []),
      ...(compared.isSameApplication === false ? ['~ the applications differ'] : []),
      ...compared.causes
        .filter(({ causes }) => causes.length > 0)
        .map(({ rule, causes }) => `  ${rule}: ${causes.map(causeText).join('; ')}`),
    ],
    gone: removed.length,
    added: added.length,
    hasNewOpen:
      added.some(isOpen) ||
      changed.some((change) => isOpen(change.after) && !isOpen(change.before)),
  };
}
