import { checkAddress, loadAddressLabels } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import type { Finding } from '@passmuster/findings';
import { loadTables, recommended, reviewBusinessCustomer } from '@passmuster/kyc';
import { addressCases } from '@passmuster/testing/corpus/addressCases';
import { applications, corpusDay } from '@passmuster/testing/corpus/applications';
import { bankCases } from '@passmuster/testing/corpus/bankCases';
import { mistakes } from '@passmuster/testing/corpus/mistakes';

const keyOf = ({ rule, text, path }: Finding): string =>
  `${rule}${text === undefined ? '' : `.${text}`} at ${path.map(String).join('.') || 'the whole value'}`;

const lines = (title: string, findings: readonly Finding[]): readonly string[] => [
  `${title}${findings.length > 1 ? ` (${findings.length} findings)` : ''}`,
  ...findings.map((finding) => `  ${finding.severity} ${keyOf(finding)}\n    ${finding.remedy}`),
];

/**
 * Returns the texts that people read about each mistake of the corpus: the findings that the same application doesn't have without
 * the mistake, with their remedies. Held-out cases are left out unless `heldOut` is true.
 */
export async function corpusTexts(heldOut: boolean): Promise<string> {
  const isShown = (one: { readonly heldOut: boolean }): boolean => heldOut || !one.heldOut;
  const options = { asOf: corpusDay, preset: recommended, tables: await loadTables(recommended) };
  const review = (body: unknown) => reviewBusinessCustomer(body, options).findings;
  const known = new Map(
    applications.map(({ id, body }) => [id, new Set(review(body()).map(keyOf))]),
  );
  const labels = await loadAddressLabels();
  return [
    ...mistakes.filter(isShown).flatMap(({ id, note, application, body }) =>
      lines(
        `${id}: ${note} (${application})`,
        review(body()).filter((finding) => !known.get(application)?.has(keyOf(finding))),
      ),
    ),
    ...bankCases
      .filter((one) => isShown(one) && one.at.length > 0)
      .flatMap(({ note, body }) => lines(`bank: ${note}`, checkBankAccount(body))),
    ...addressCases
      .filter((one) => isShown(one) && one.isMistake)
      .flatMap(({ note, value, network, addressBook }) =>
        lines(`address: ${note}`, checkAddress(value, { network, addressBook, labels })),
      ),
  ].join('\n');
}
