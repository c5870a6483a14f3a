import { verdictOf } from '@passmuster/findings';
import { findingAcceptor } from './acceptFindings.ts';
import type { CheckSettings } from './checkSettings.ts';
import type { CheckedRecord, RecordReport } from './report.ts';

/** The report of a record, and which acceptances it used, by their position. */
export interface CompletedReport {
  readonly report: RecordReport;
  readonly used: readonly number[];
}

/** Completes a record of which everything is found. */
export type CompleteReport = (record: CheckedRecord) => CompletedReport;

/** Returns a function that says of a record what somebody accepted, its verdict and, if requested, the text for the customer. */
export async function reportCompleter(settings: CheckSettings): Promise<CompleteReport> {
  const { withMessage, language } = settings;
  const accept = await findingAcceptor(settings);
  const { customerMessage } = withMessage
    ? await import('./customerMessage.ts')
    : { customerMessage: undefined };
  return ({ row, findings: found }) => {
    const { findings, used } = accept(found);
    const verdict = verdictOf(findings);
    const message = customerMessage && { message: customerMessage(findings, language) };
    return { report: { row, verdict, ready: verdict === 'clear', findings, ...message }, used };
  };
}
