import { auditMarkdown, auditRecord } from '@passmuster/kyc';
import type { ReviewSettings } from '../checks/checkSettings.ts';
import { customerReviewer } from '../checks/customerCheck.ts';
import { splitDocumentDates } from '../columns/documentDates.ts';
import { readOne } from '../input/readOne.ts';
import { jsonLine } from '../output/json.ts';
import { withOutput } from '../output/outputFile.ts';
import { refuseOutput } from '../output/refuseOutput.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

export interface AuditOptions {
  readonly format: 'json' | 'markdown';
  readonly output?: string | undefined;
}

/**
 * Runs `passmuster audit FILE`: the record of a review, to be filed. It holds no value of the application. Exits with 1 unless its
 * verdict is `clear`.
 */
export async function audit(
  file: string,
  settings: ReviewSettings,
  { format, output }: AuditOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { value: draft, documentDates } = splitDocumentDates(await readOne(file, terminal));
  const { review } = await customerReviewer(settings);
  const { asOf, acceptances: accepted } = settings;
  const reviewed = review(draft, { asOf, documentDates, accepted });
  const record = auditRecord(reviewed, draft, {
    ...(documentDates && { documentDates }),
  });
  refuseOutput(output, format, [file], terminal);
  const text = format === 'json' ? jsonLine(record) : auditMarkdown(record);
  await withOutput({ file: output }, terminal, ({ write }) => write(text));
  return record.verdict === 'clear' ? 0 : 1;
}
