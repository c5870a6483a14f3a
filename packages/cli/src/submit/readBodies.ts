import { dirname } from 'node:path';
import type { Finding } from '@passmuster/findings';
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

/** A row as it would be sent, and what keeps it from being sent. */
export interface ReviewedBody {
  readonly row: number;
  readonly body: unknown;
  readonly errors: readonly Finding[];
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
  for await (const record of recordsOf(bound.batches, bound.settings.form)) {
    const { value, documentDates, findings, isUnreadable } = read(record);
    const all = isUnreadable ? findings : [...findings, ...check(value, documentDates)];
    const errors = present(all).filter(({ severity }) => severity === 'error');
    yield { row: record.row, body: value, errors };
  }
  await note(source.endNotes?.() ?? []);
}
