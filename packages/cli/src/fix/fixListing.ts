import { type FixChange, formatPath } from '@passmuster/findings';
import { placeFindings } from '../checks/placeFindings.ts';
import type { Present } from '../checks/presentFindings.ts';
import type { Kind } from '../columns/kind.ts';
import type { BoundColumn } from '../columns/matchHeadings.ts';
import { missingColumns } from '../columns/missingColumns.ts';
import type { ReadRecord } from '../columns/recordReader.ts';
import { type FileFinding, FileFindings } from '../output/fileFindings.ts';
import { type PlacedValue, recordPlace, valuePlace } from '../text/placeOf.ts';
import type { FixedRecord } from './fixRecord.ts';

export interface ListingOptions {
  readonly file: string;
  readonly kind: Kind;
  readonly bound: readonly BoundColumn[] | undefined;
  /** Show old and new values, which a log must not keep. */
  readonly showsValues: boolean;
  /** Returns findings in the language of the person. */
  readonly present: Present;
}

/** Values are shown up to this length. */
const maxLength = 60;

/** Fields without a column are named up to this number. */
const fieldsNamed = 6;

/** Groups pairs by their first text; each second one stands once. */
function grouped(pairs: readonly (readonly [string, string])[]): readonly [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [key, text] of pairs) {
    const texts = groups.get(key) ?? [];
    if (!texts.includes(text)) groups.set(key, [...texts, text]);
  }
  return [...groups];
}

/** Returns a line for each remedy that is about fields without a column, with these fields; remedies about the same fields stand on one. */
function fileLines(file: string, findings: readonly FileFinding[]): readonly string[] {
  const byRemedy = grouped(
    findings.map(({ finding: { severity, remedy, path } }) => [
      `${severity}: ${remedy}`,
      formatPath(path),
    ]),
  );
  const byFields = grouped(
    byRemedy.map(([said, fields]) => {
      const rest = fields.length - fieldsNamed;
      const more = rest > 0 ? ` and ${rest} more` : '';
      return [`${fields.slice(0, fieldsNamed).join(', ')}${more}`, said];
    }),
  );
  return byFields.flatMap(([fields, said]) =>
    grouped(
      said.map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 2)]),
    ).map(
      ([severity, remedies]) =>
        `${file}: no column for ${fields}  ${severity}: ${remedies.join(' ')}`,
    ),
  );
}

const shown = (value: FixChange['replaces']): string => {
  const text = String(value ?? '').trim();
  if (text === '') return '(empty)';
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
}: ListingOptions): (fixed: FixedRecord, read: ReadRecord) => readonly string[] {
  const fileFindings = new FileFindings();
  if (bound) fileFindings.beginFile(missingColumns(kind, bound));
  return ({ record: { row }, fixes, findings }, { value, columnAt }) => {
    const placeOf = (values: readonly PlacedValue[]): string =>
      values.some(({ cell }) => cell !== undefined)
        ? `${file}: ${values.map(valuePlace).join(' and ')}`
        : `${recordPlace({ file, row })} ${values.map(valuePlace).join(', ') || '(all)'}`;
    const placed = <Value extends PlacedValue>(values: readonly Value[]) =>
      placeFindings(values, row, columnAt);
    const { ofRecord, ofFile } = fileFindings.split(placed(present(findings, value)));
    const changes = fixes.flatMap((fix) =>
      showsValues
        ? placed(fix.changes).map(
            (change) => `${placeOf([change])}  ${shown(change.replaces)} → ${shown(change.value)}`,
          )
        : [`${placeOf(placed(fix.changes))}  fixed (${fix.rule})`],
    );
    return [
      ...changes,
      ...fileLines(file, ofFile),
      ...ofRecord.map((finding) => `${placeOf([finding])}  ${finding.severity}: ${finding.remedy}`),
    ];
  };
}
