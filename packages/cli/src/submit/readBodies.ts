import {
  type AppliedAcceptance,
  type Finding,
  type Verdict,
  verdictOf,
} from '@passmuster/findings';
import { findingAcceptor } from '../checks/acceptFindings.ts';
import type { Check } from '../checks/check.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { createCheck } from '../checks/createCheck.ts';
import { joinFindings } from '../checks/joinFindings.ts';
import { openTable } from '../checks/openTable.ts';
import { presentFindings } from '../checks/presentFindings.ts';
import type { TableOptions } from '../checks/tableColumns.ts';
import { recordReader } from '../columns/recordReader.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

/** A row as it would be sent, and what was found in it. */
export interface ReviewedBody {
  readonly row: number;
  readonly body: unknown;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
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
  const note = (texts: readonly string[]): Promise<void> =>
    terminal.err(terminalLines(texts.map((text) => `passmuster: ${file}: ${text}`)));
  await note(table.notes);
  const read = recordReader(table.settings);
  const check: Check = await createCheck(table.settings);
  const present = await presentFindings(settings);
  const accept = await findingAcceptor(settings);
  for await (const record of table.records()) {
    const { value, documentDates, findings: damage, isUnreadable } = read(record);
    const all = isUnreadable ? damage : joinFindings(damage, check(value, documentDates));
    const { findings, applied: accepted, used } = accept(present(all));
    const verdict = verdictOf(findings);
    yield { row: record.row, body: value, verdict, findings, accepted, used };
  }
  await note(table.endNotes());
}
