import { dirname } from 'node:path';
import { applySettings, type Finding } from '@passmuster/findings';
import { bindColumns } from '../checks/bindColumns.ts';
import type { Check } from '../checks/check.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { createCheck } from '../checks/createCheck.ts';
import type { MatchOptions } from '../columns/matchHeadings.ts';
import { recordReader } from '../columns/recordReader.ts';
import { openRecords } from '../input/openRecords.ts';
import { recordsOf } from '../input/parseRows.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A row as it would be sent, and what the review says about it. */
export interface ReviewedBody {
  readonly row: number;
  readonly body: unknown;
  readonly findings: readonly Finding[];
}

/** The rows of a file, reviewed one after another. */
export async function* readBodies(
  file: string,
  settings: CheckSettings,
  options: MatchOptions & { readonly documents?: string | undefined },
  terminal: Terminal,
): AsyncGenerator<ReviewedBody> {
  const source = await openRecords(file, {}, terminal);
  const folder = options.documents ?? (file === '-' ? undefined : dirname(file));
  const { batches, settings: bound } = await bindColumns(
    source,
    file,
    { ...settings, folder },
    options,
  );
  const read = recordReader(bound);
  const check: Check = await createCheck(bound);
  for await (const record of recordsOf(batches, bound.form)) {
    const { value, documentDates, findings, isUnreadable } = read(record);
    const all = isUnreadable ? findings : [...findings, ...check(value, documentDates)];
    yield { row: record.row, body: value, findings: applySettings(all, settings.rules) };
  }
}
