import { recommended } from '@passmuster/kyc';
import { blindParts } from '@passmuster/testing/corpus/blind';
import type { BlindCorpus } from '@passmuster/testing/corpus/readBlind';
import { type Judged, judgeBanks, judgeCustomers } from './judge.ts';
import { blindSummary, details, fixDetails, remarked, silent } from './printCorpus.ts';

const shown = (cases: readonly Judged[]): readonly Judged[] =>
  cases.map((one) => ({ ...one, heldOut: false }));

/** Returns the counts of each part of the blind corpus, and with `listed` its noisy applications, missed mistakes and other fixes. */
export async function blindReport(listed: boolean): Promise<string> {
  const reports = Object.entries(blindParts).map(
    async ([name, part]) => `The ${name} part:\n${await partReport(part, listed)}`,
  );
  return (await Promise.all(reports)).join('\n');
}

async function partReport(part: BlindCorpus, listed: boolean): Promise<string> {
  const report = await judgeCustomers(recommended, Infinity, part);
  const banks = judgeBanks(part.banks);
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
