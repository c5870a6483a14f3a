import { type AddressNetwork, loadAddressLabels } from '@passmuster/address';
import { type AddressBatch, checkAddressFile, lineVerdicts } from '@passmuster/address-bulk';
import { networkOf } from '../checks/addressCheck.ts';
import { applySettings } from '../checks/applySettings.ts';
import type { RecordReport } from '../checks/report.ts';
import { createBatchReport } from '../output/batchReport.ts';
import type { CheckOptions, ReportedBatch } from './checkInOrder.ts';
import { startAddressWorker } from './startAddressWorker.ts';

/**
 * Checks a file of addresses, one a line, by `@passmuster/address-bulk`: millions a second, with the findings that
 * `checkAddress` gives for each line. Undefined where the settings name no network.
 */
export function checkAddressLines(
  bytes: AsyncIterable<Uint8Array>,
  byteLength: number | undefined,
  { settings, reporting, threads }: CheckOptions,
): AsyncIterable<ReportedBatch> | undefined {
  const network = networkOf(settings.network);
  if (network === undefined) return undefined;
  const { addressBook, rules } = settings;
  function* reportsOf({ firstLine, verdicts, findingsAt }: AddressBatch): Generator<RecordReport> {
    for (const [index, verdict] of verdicts.entries()) {
      if (verdict === lineVerdicts.blank) continue;
      const found = verdict === lineVerdicts.checksummed ? [] : findingsAt(index);
      const findings = found.map((finding) => ({ ...finding, path: ['address'] }));
      yield { row: firstLine + index, findings: applySettings(findings, rules) };
    }
  }
  async function* batches(checkedNetwork: AddressNetwork): AsyncGenerator<ReportedBatch> {
    const options = {
      network: checkedNetwork,
      labels: await loadAddressLabels(),
      byteLength,
      ...(addressBook && { addressBook: addressBook.map(({ address }) => address) }),
      ...(threads > 1 && { startWorker: startAddressWorker }),
    };
    for await (const batch of checkAddressFile(bytes, options)) {
      yield { records: [], report: createBatchReport(reportsOf(batch), reporting) };
    }
  }
  return batches(network);
}
