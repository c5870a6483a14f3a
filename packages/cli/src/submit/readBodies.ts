import { dirname } from 'node:path';
import {
  type AppliedAcceptance,
  type Finding,
  type Verdict,
  verdictOf,
} from '@passmuster/findings';
import { findingAcceptor } from '../checks/acceptFindings.ts';
import { bindColumns } from '../checks/bindColumns.ts';
import type { Check } from '../checks/check.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { createCheck } from '../checks/createCheck.ts';
import { presentFindings } from '../checks/presentFindings.ts';
import type { MatchOptions } from '../columns/matchHeadings.ts';
import { recordReader } from '../columns/recordReader.ts';
import { type OpenOptions, openRecords } from '../input/openRecords.ts';
import { recordsOf } from '../input/parseRows.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

/** How the rows of a file are read. */
export interface ReadOptions extends MatchOptions, Pick<OpenOptions, 'input' | 'sheet'> {
  /** The folder of documents; that of the table, if not given. */
  readonly documents?: string | undefined;
}

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
  options: ReadOptions,
  terminal: Terminal,
): AsyncGenerator<ReviewedBody> {
  const source = await openRecords(file, options, terminal);
  const folder = options.documents ?? (file === '-' ? undefined : dirname(file));
  const bound = await bindColumns(source, file, { ...settings, folder }, options);
  const note = (texts: readonly string[]): Promise<void> =>
    terminal.err(terminalLines(texts.map((text) => `passmuster: ${file}: ${text}`)));
  await note([...source.notes, ...bound.notes]);
  const read = recordReader(bound.settings);
  const check: Check = await createCheck(bound.settings);
  const present = await presentFindings(settings);
  const accept = await findingAcceptor(settings);
  for await (const record of recordsOf(bound.batches, bound.settings.form)) {
    const { value, documentDates, findings: damage, isUnreadable } = read(record);
    const all = isUnreadable ? damage : [...damage, ...check(value, documentDates)];
    const { findings, applied: accepted, used } = accept(present(all));
    const verdict = verdictOf(findings);
    yield { row: record.row, body: value, verdict, findings, accepted, used };
  }
  await note(source.endNotes?.() ?? []);
}
