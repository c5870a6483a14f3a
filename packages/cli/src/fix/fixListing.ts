import {
  type FixChange,
  formatPath,
  formatText,
  type Severity,
  severities,
} from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import { placeFindings } from '../checks/placeFindings.ts';
import type { Present } from '../checks/presentFindings.ts';
import type { Kind } from '../columns/kind.ts';
import type { BoundColumn } from '../columns/matchHeadings.ts';
import { missingColumns } from '../columns/missingColumns.ts';
import type { ReadRecord } from '../columns/recordReader.ts';
import { type FileFinding, FileFindings } from '../output/fileFindings.ts';
import { numbersIn, reportWords } from '../output/reportWords.ts';
import { type PlacedValue, recordPlace, valuePlace } from '../text/placeOf.ts';
import type { FixedRecord } from './fixRecord.ts';
import { fixWords } from './fixWords.ts';

export interface ListingOptions {
  readonly file: string;
  readonly kind: Kind;
  readonly bound: readonly BoundColumn[] | undefined;
  /** Show old and new values, which a log must not keep. */
  readonly showsValues: boolean;
  /** Returns findings in the language of the person. */
  readonly present: Present;
  readonly language: Language;
}

/** Values are shown up to this length. */
const maxLength = 60;

/** Fields without a column are named up to this number. */
const fieldsNamed = 6;

/** Groups values by a text; each stands once. */
function grouped<Value>(
  pairs: readonly (readonly [string, Value])[],
): readonly [string, Value[]][] {
  const groups = new Map<string, Set<Value>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return [...groups].map(([key, values]) => [key, [...values]]);
}

/** Returns a function that writes a line for each remedy about fields without a column, with these fields; remedies about the same fields stand on one. */
function fileLinesIn(
  language: Language,
): (file: string, findings: readonly FileFinding[]) => readonly string[] {
  const { more, severity: severityWords } = reportWords[language];
  const words = fixWords[language];
  const { counted } = numbersIn(language);
  const fieldsText = (fields: readonly string[]): string => {
    const rest = fields.length - fieldsNamed;
    const named = fields.slice(0, fieldsNamed).join(', ');
    return rest > 0 ? `${named} ${counted(rest, [more, more])}` : named;
  };
  const linesOf = (
    file: string,
    findings: readonly FileFinding[],
    severity: Severity,
  ): readonly string[] => {
    const byRemedy = grouped(
      findings
        .filter(({ finding }) => finding.severity === severity)
        .map(({ finding: { remedy, path } }) => [remedy, formatPath(path)] as const),
    );
    const byFields = grouped(
      byRemedy.map(([remedy, fields]) => [fieldsText(fields), remedy] as const),
    );
    return byFields.map(
      ([fields, remedies]) =>
        `${file}: ${formatText(words.noColumn, { fields })}  ${formatText(words.found, { severity: severityWords[severity], remedy: remedies.join(' ') })}`,
    );
  };
  return (file, findings) => severities.flatMap((one) => linesOf(file, findings, one));
}

const shown = (value: FixChange['replaces'], empty: string): string => {
  const text = String(value ?? '').trim();
  if (text === '') return empty;
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
};

/**
 * Returns a function that lists what was changed in a record and what is left. Values of a table are named by cell and heading,
 * and a field that no column gives once for the file.
 */
export function fixListing({
  file,
  kind,
  bound,
  showsValues,
  present,
  language,
}: ListingOptions): (fixed: FixedRecord, read: ReadRecord) => readonly string[] {
  const words = fixWords[language];
  const { severity } = reportWords[language];
  const list = new Intl.ListFormat(language);
  const fileLines = fileLinesIn(language);
  const fileFindings = new FileFindings();
  if (bound) fileFindings.beginFile(missingColumns(kind, bound));
  return ({ record: { row }, fixes, findings }, { value, columnAt }) => {
    const placeOf = (values: readonly PlacedValue[]): string =>
      values.some(({ cell }) => cell !== undefined)
        ? `${file}: ${list.format(values.map(valuePlace))}`
        : `${recordPlace({ file, row })} ${values.map(valuePlace).join(', ') || words.wholeRecord}`;
    const placed = <Value extends PlacedValue>(values: readonly Value[]) =>
      placeFindings(values, row, columnAt);
    const { ofRecord, ofFile } = fileFindings.split(placed(present(findings, value)));
    const changes = fixes.flatMap((fix) =>
      showsValues
        ? placed(fix.changes).map(
            (change) =>
              `${placeOf([change])}  ${shown(change.replaces, words.empty)} → ${shown(change.value, words.empty)}`,
          )
        : [`${placeOf(placed(fix.changes))}  ${formatText(words.fixed, { rule: fix.rule })}`],
    );
    return [
      ...changes,
      ...fileLines(file, ofFile),
      ...ofRecord.map(
        (finding) =>
          `${placeOf([finding])}  ${formatText(words.found, { severity: severity[finding.severity], remedy: finding.remedy })}`,
      ),
    ];
  };
}
