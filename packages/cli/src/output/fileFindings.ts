import { type Finding, formatPath } from '@passmuster/findings';
import type { PlacedFinding } from '../checks/report.ts';

/** Names the columns to add where a table gives no value for a field. */
export type MissingColumns = (field: readonly PropertyKey[]) => readonly string[];

/** A finding that every row has, since no column gives its field, and the columns to add. */
export interface FileFinding {
  readonly finding: Finding;
  readonly columns: readonly string[];
}

/** Finds what is to be said once for a file rather than for each of its rows. */
export class FileFindings {
  readonly #said = new Set<string>();
  #missingColumns: MissingColumns = () => [];

  beginFile(missingColumns: MissingColumns = () => []): void {
    this.#missingColumns = missingColumns;
    this.#said.clear();
  }

  /** Splits the findings of a record; those about the file come once for each field and rule. */
  split(findings: readonly PlacedFinding[]): {
    readonly ofRecord: readonly PlacedFinding[];
    readonly ofFile: readonly FileFinding[];
  } {
    const ofRecord: PlacedFinding[] = [];
    const ofFile: FileFinding[] = [];
    for (const finding of findings) {
      const columns = this.#missingColumns(finding.path);
      if (columns.length === 0) ofRecord.push(finding);
      else {
        const key = `${finding.rule} ${finding.text ?? ''} ${formatPath(finding.path)}`;
        if (!this.#said.has(key)) ofFile.push({ finding, columns });
        this.#said.add(key);
      }
    }
    return { ofRecord, ofFile };
  }
}
