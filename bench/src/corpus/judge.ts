import { checkAddress, loadAddressLabels } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import type { Finding, Preset } from '@passmuster/findings';
import { loadTables, reviewBusinessCustomer } from '@passmuster/kyc';
import { type AddressCase, addressCases } from '@passmuster/testing/corpus/addressCases';
import { type Application, applications, corpusDay } from '@passmuster/testing/corpus/applications';
import { type BankCase, bankCases } from '@passmuster/testing/corpus/bankCases';
import type { Mistake } from '@passmuster/testing/corpus/mistake';
import { mistakes } from '@passmuster/testing/corpus/mistakes';

/** A case of the corpus and the rules that reported a finding. */
export interface Judged {
  readonly id: string;
  readonly note: string;
  readonly heldOut: boolean;
  /** For a valid case, the wrong findings; for a mistake, the findings that noticed it. `rule path`, without repetition. */
  readonly remarks: readonly string[];
  /** How many findings of severity `info` a valid application has. */
  readonly infos: number;
}

/** The result of a preset on the corpus. */
export interface CorpusReport {
  readonly preset: string;
  readonly applications: readonly Judged[];
  readonly simple: readonly Judged[];
  readonly table: readonly Judged[];
}

const pathOf = ({ path }: Pick<Finding, 'path'>): string => path.map(String).join('.');
const remarkOf = (finding: Finding): string => `${finding.rule} ${pathOf(finding)}`;
const isAtOrBelow = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`);
const remarksOf = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.filter(({ severity }) => severity !== 'info').map(remarkOf)),
];

/** Reviews the first `limit` applications and their mistakes with a preset and its tables. */
export async function judgeCustomers(preset: Preset, limit = Infinity): Promise<CorpusReport> {
  const options = { asOf: corpusDay, preset, tables: await loadTables(preset) };
  const review = (body: unknown) => reviewBusinessCustomer(body, options);
  const chosen = new Map(applications.slice(0, limit).map((one) => [one.id, one]));
  const reviews = new Map([...chosen].map(([id, one]) => [id, review(one.body())]));
  const judgeApplication = ({ id, heldOut }: Application): Judged => {
    const findings = reviews.get(id)?.findings ?? [];
    const infos = findings.filter(({ severity }) => severity === 'info').length;
    return { id, note: 'valid', heldOut, remarks: remarksOf(findings), infos };
  };
  /** Returns the findings and unmet requirements that point at the mistake and are absent without it. */
  const judgeMistake = ({ id, note, heldOut, application, at, body }: Mistake): Judged => {
    const before = reviews.get(application);
    const said = new Set(before?.findings.map(remarkOf));
    const unmetBefore = new Set(unmet(before?.requirements ?? []));
    const after = review(body());
    const remarks = [
      ...after.findings.map(remarkOf).filter((remark) => !said.has(remark)),
      ...unmet(after.requirements).filter((remark) => !unmetBefore.has(remark)),
    ].filter((remark) => {
      const path = remark.slice(remark.indexOf(' ') + 1);
      return at.some((place) => isAtOrBelow(path, place));
    });
    return { id, note: `${note} (${application})`, heldOut, remarks, infos: 0 };
  };
  const made = mistakes.filter(({ application }) => chosen.has(application));
  return {
    preset: preset.name,
    applications: [...chosen.values()].map(judgeApplication),
    simple: made.filter(({ kind }) => kind === 'simple').map(judgeMistake),
    table: made.filter(({ kind }) => kind === 'table').map(judgeMistake),
  };
}

const unmet = (
  requirements: ReturnType<typeof reviewBusinessCustomer>['requirements'],
): readonly string[] =>
  requirements
    .filter(({ status, level }) => status !== 'met' && level === 'required')
    .map(({ path }) => `requirement ${pathOf({ path })}`);

/** The mistakes that were noticed, and the wrong findings on valid cases. */
export interface CasesReport {
  readonly valid: readonly Judged[];
  readonly mistakes: readonly Judged[];
}

/** Checks every bank method of the corpus. */
export function judgeBanks(): CasesReport {
  const judge = ({ note, at, heldOut, body }: BankCase, index: number): Judged => {
    const findings = checkBankAccount(body);
    const near = findings.filter((finding) =>
      at.some((place) => isAtOrBelow(pathOf(finding), place)),
    );
    const remarks = at.length === 0 ? remarksOf(findings) : [...new Set(near.map(remarkOf))];
    const infos = findings.filter(({ severity }) => severity === 'info').length;
    return {
      id: `bank-${index + 1}`,
      note: `${note}: ${body['bank_name']}`,
      heldOut,
      remarks,
      infos,
    };
  };
  return {
    valid: bankCases.flatMap((one, index) => (one.at.length === 0 ? [judge(one, index)] : [])),
    mistakes: bankCases.flatMap((one, index) => (one.at.length > 0 ? [judge(one, index)] : [])),
  };
}

/** Checks every address of the corpus. */
export async function judgeAddresses(): Promise<CasesReport> {
  const labels = await loadAddressLabels();
  const judge = (one: AddressCase, index: number): Judged => {
    const { value, network, addressBook, note, heldOut } = one;
    const findings = checkAddress(value, { network, addressBook, labels });
    const infos = findings.filter(({ severity }) => severity === 'info').length;
    return { id: `address-${index + 1}`, note, heldOut, remarks: remarksOf(findings), infos };
  };
  return {
    valid: addressCases.flatMap((one, index) => (one.isMistake ? [] : [judge(one, index)])),
    mistakes: addressCases.flatMap((one, index) => (one.isMistake ? [judge(one, index)] : [])),
  };
}
