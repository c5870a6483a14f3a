import { type AddressNetwork, loadAddressLabels } from '@passmuster/address';
import { type AddressBatch, checkAddressFile, lineVerdicts } from '@passmuster/address-bulk';
import { networkOf } from '../checks/addressCheck.ts';
import { applySettings } from '../checks/applySettings.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RecordReport } from '../checks/report.ts';
import type { CheckedBatch } from './checkInOrder.ts';
import { startAddressWorker } from './startAddressWorker.ts';

/**
 * Checks a file of addresses, one a line, by `@passmuster/address-bulk`: millions a second, with the findings that
 * `checkAddress` gives for each line. Undefined where the settings name no network.
 */
export function checkAddressLines(
  bytes: AsyncIterable<Uint8Array>,
  byteLength: number | undefined,
  settings: CheckSettings,
  threads: number,
): AsyncIterable<CheckedBatch> | undefined {
  const network = networkOf(settings.network);
  if (network === undefined) return undefined;
  const { addressBook, rules } = settings;
  const reportOf = (batch: AddressBatch, index: number): RecordReport => {
    const isChecksummed = batch.verdicts[index] === lineVerdicts.checksummed;
    const found = isChecksummed ? [] : batch.findingsAt(index);
    const findings = found.map((finding) => ({ ...finding, path: ['address'] }));
    return { row: batch.firstLine + index, findings: applySettings(findings, rules) };
  };
  async function* batches(checkedNetwork: AddressNetwork): AsyncGenerator<CheckedBatch> {
    const options = {
      network: checkedNetwork,
      labels: await loadAddressLabels(),
      byteLength,
      ...(addressBook && { addressBook: addressBook.map(({ address }) => address) }),
      ...(threads > 1 && { startWorker: startAddressWorker }),
    };
    for await (const batch of checkAddressFile(bytes, options)) {
      const filled = Array.from(batch.verdicts.keys()).filter(
        (index) => batch.verdicts[index] !== lineVerdicts.blank,
      );
      yield { records: [], reports: filled.map((index) => reportOf(batch, index)) };
    }
  }
  return batches(network);
}
