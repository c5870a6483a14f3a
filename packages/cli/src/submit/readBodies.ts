import { type AppliedAcceptance, type Verdict, verdictOf } from '@passmuster/findings';
import { findingAcceptor } from '../checks/acceptFindings.ts';
import type { Check } from '../checks/check.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { createCheck } from '../checks/createCheck.ts';
import { joinFindings } from '../checks/joinFindings.ts';
import { openTable } from '../checks/openTable.ts';
import { placeFindings } from '../checks/placeFindings.ts';
import { presentFindings } from '../checks/presentFindings.ts';
import type { PlacedFinding } from '../checks/report.ts';
import type { TableOptions } from '../checks/tableColumns.ts';
import { recordReader } from '../columns/recordReader.ts';
import type { TableNote } from '../input/tableNote.ts';
import { totalNotes } from '../input/totalNotes.ts';
import { noteText } from '../output/noteText.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';
import { joinCustomers } from './joinCustomers.ts';

/** Returns the cell and the heading of a value, if a table gives it. */
export type CellAt = (path: readonly PropertyKey[]) => Pick<PlacedFinding, 'cell' | 'heading'>;

/** A row as it would be sent, and what was found in it. */
export interface ReviewedBody {
  readonly row: number;
  readonly body: unknown;
  readonly verdict: Verdict;
  readonly findings: readonly PlacedFinding[];
  readonly cells: CellAt;
  /** The acceptances that hold for its findings. */
  readonly accepted: readonly AppliedAcceptance[];
  /** Positions of the acceptances that name its findings. */
  readonly used: readonly number[];
}

/** Returns the rows of a file, reviewed one after another. */
export async function* readBodies(
  file: string,
  settings: CheckSettings,
  options: TableOptions,
  terminal: Terminal,
): AsyncGenerator<ReviewedBody> {
  const table = await openTable(file, settings, options, terminal);
  const note = (notes: readonly TableNote[]): Promise<void> => {
    const texts = notes.map((one) => noteText(one, settings.language));
    return terminal.err(terminalLines(texts.map((text) => `passmuster: ${file}: ${text}`)));
  };
  await note(table.notes);
  const join = await joinCustomers(options, table, terminal);
  const read = recordReader(table.settings);
  const check: Check = await createCheck(table.settings);
  const present = await presentFindings(settings);
  const accept = await findingAcceptor(settings);
  const totals: number[] = [];
  for await (const record of table.records()) {
    const {
      value,
      documentDates,
      findings: damage,
      isUnreadable,
      isTotal,
      columnAt,
    } = read(record);
    if (isTotal) {
      totals.push(record.row);
      continue;
    }
    const joined = (isUnreadable ? undefined : join?.(record, value)) ?? {
      body: value,
      findings: [],
    };
    const all = isUnreadable
      ? damage
      : joinFindings([...damage, ...joined.findings], check(joined.body, documentDates));
    const { row } = record;
    const placed = placeFindings(present(all, joined.body), row, columnAt);
    const { findings, applied: accepted, used } = accept(placed);
    const verdict = verdictOf(findings);
    const cells: CellAt = (path) => placeFindings([{ path }], row, columnAt)[0] ?? {};
    yield { row, body: joined.body, verdict, findings, cells, accepted, used };
  }
  await note([...table.endNotes(), ...totalNotes(totals)]);
}
