import { recommended } from '@passmuster/kyc';
import { blind } from '@passmuster/testing/corpus/blind';
import { type Judged, judgeBanks, judgeCustomers } from './judge.ts';
import { blindSummary, details, fixDetails, remarked, silent } from './printCorpus.ts';

const shown = (cases: readonly Judged[]): readonly Judged[] =>
  cases.map((one) => ({ ...one, heldOut: false }));

/** Returns the counts of the blind half, and with `listed` its noisy applications, missed mistakes and other fixes. */
export async function blindReport(listed: boolean): Promise<string> {
  const report = await judgeCustomers(recommended, Infinity, blind);
  const banks = judgeBanks(blind.banks);
  const mistakes = [...report.simple, ...report.across, ...report.table];
  return [
    blindSummary(report, banks),
    ...(listed
      ? [
          details('Noisy applications:', shown(remarked(report.applications))),
          details('Missed mistakes:', shown(silent(mistakes))),
          fixDetails(shown([...report.applications, ...mistakes])),
          details('Noisy bank methods:', shown(remarked(banks.valid))),
          details('Missed bank methods:', shown(silent(banks.mistakes))),
        ]
      : []),
  ].join('\n');
}
