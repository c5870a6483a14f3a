import { type AddressNetwork, loadAddressLabels } from '@passmuster/address';
import { type AddressBatch, checkAddressFile, lineVerdicts } from '@passmuster/address/bulk';
import type { Finding } from '@passmuster/findings';
import { networkOf } from '../checks/addressCheck.ts';
import { withRepeated } from '../checks/checkBatch.ts';
import { reportCompleter } from '../checks/completeReport.ts';
import { dataConfig } from '../checks/dataConfig.ts';
import type { Duplicates } from '../checks/duplicates.ts';
import { type Present, presentFindings } from '../checks/presentFindings.ts';
import type { CheckedRecord } from '../checks/report.ts';
import { createBatchReport } from '../output/batchReport.ts';
import type { CheckOptions, ReportedBatch } from './checkInOrder.ts';

const none: readonly Finding[] = [];

/** Lines that are written at a time. Texts that wait for thousands of others survive a garbage collection. */
const linesInReport = 256;

/** Returns the records of some lines of a batch, those that are not blank. */
function* recordsOf(
  { firstLine, verdicts, findingsAt, textAt }: AddressBatch,
  start: number,
  duplicates: Duplicates,
  present: Present,
): Generator<CheckedRecord> {
  const presentAt = (index: number): readonly Finding[] =>
    present(findingsAt(index).map((finding) => ({ ...finding, path: ['address'] })));
  const { blank, checksummed, refused } = lineVerdicts;
  const end = Math.min(start + linesInReport, verdicts.length);
  for (let index = start; index < end; index++) {
    const verdict = verdicts[index];
    if (verdict === blank) continue;
    const row = firstLine + index;
    const findings = verdict === checksummed ? none : presentAt(index);
    const text = verdict === refused ? '' : textAt(index).toLowerCase();
    const repeated = text === '' ? none : duplicates.compareOne({ field: 'address', text }, row);
    if (repeated.length === 0) yield { row, findings };
    else
      yield* withRepeated(
        [{ row, findings }],
        repeated.map((finding) => ({ index: 0, finding })),
        present,
      );
  }
}

/**
 * Checks a file of addresses, one per line, by `@passmuster/address/bulk`: millions per second, with the findings that
 * `checkAddress` gives for each line. Undefined if the settings name no network.
 */
export async function checkAddressLines(
  bytes: AsyncIterable<Uint8Array>,
  { settings, reporting, duplicates }: CheckOptions,
): Promise<AsyncIterable<ReportedBatch> | undefined> {
  const network = networkOf(settings.network);
  if (network === undefined) return undefined;
  const config = await dataConfig(settings.config);
  const { addressBook } = settings;
  async function* batches(checkedNetwork: AddressNetwork): AsyncGenerator<ReportedBatch> {
    const options = {
      network: checkedNetwork,
      config,
      labels: await loadAddressLabels({ config }),
      ...(addressBook && { addressBook: addressBook.map(({ address }) => address) }),
    };
    const present = await presentFindings(settings);
    const complete = await reportCompleter(settings);
    for await (const batch of checkAddressFile(bytes, options)) {
      for (let start = 0; start < batch.verdicts.length; start += linesInReport) {
        const checked = recordsOf(batch, start, duplicates, present);
        yield { records: [], report: createBatchReport(checked, complete, reporting) };
      }
    }
  }
  return batches(network);
}
