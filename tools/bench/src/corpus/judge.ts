import { checkAddress, loadAddressLabels } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import { type Finding, type Preset, valueAt } from '@passmuster/findings';
import { type CustomerReview, fixesOf, loadTables, reviewBusinessCustomer } from '@passmuster/kyc';
import { CreateBankPayoutMethodSchema, toFindings } from '@passmuster/schemas';
import { type AddressCase, addressCases } from '@passmuster/testing/corpus/addressCases';
import { type Application, applications, corpusDay } from '@passmuster/testing/corpus/applications';
import { type BankCase, bankCases } from '@passmuster/testing/corpus/bankCases';
import type { Mistake } from '@passmuster/testing/corpus/mistake';
import { mistakes } from '@passmuster/testing/corpus/mistakes';
import * as v from 'valibot';

/** A case of the corpus and the rules that reported a finding. */
export interface Judged {
  readonly id: string;
  readonly note: string;
  readonly heldOut: boolean;
  /** For a valid case, the wrong findings; for a mistake, the findings that noticed it. `rule path`, without repetition. */
  readonly remarks: readonly string[];
  /** How many findings of severity `info` a valid application has. */
  readonly infos: number;
  /** Fixes that don't restore the value of the valid application, as `rule path`. */
  readonly otherFixes: readonly string[];
}

/** Valid applications, and the mistakes made in them. */
export interface Customers {
  readonly applications: readonly Application[];
  readonly mistakes: readonly Mistake[];
}

/** The result of a preset on the corpus. */
export interface CorpusReport {
  readonly preset: string;
  readonly applications: readonly Judged[];
  readonly simple: readonly Judged[];
  readonly across: readonly Judged[];
  readonly table: readonly Judged[];
}

const pathOf = ({ path }: Pick<Finding, 'path'>): string => path.map(String).join('.');
const remarkOf = (finding: Finding): string => `${finding.rule} ${pathOf(finding)}`;
const isAtOrBelow = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`);
const remarksOf = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.filter(({ severity }) => severity !== 'info').map(remarkOf)),
];

/** The project's own corpus. */
const ownCorpus: Customers = { applications, mistakes };

/** Reviews the first `limit` applications and their mistakes with a preset and its tables. */
export async function judgeCustomers(
  preset: Preset,
  limit = Infinity,
  corpus: Customers = ownCorpus,
): Promise<CorpusReport> {
  const options = { asOf: corpusDay, preset, tables: await loadTables(preset) };
  const review = (body: unknown) => reviewBusinessCustomer(body, options);
  const chosen = new Map(
    corpus.applications.slice(0, limit).map(({ id, heldOut, body }) => {
      const valid: unknown = body();
      return [id, { id, heldOut, valid, made: review(valid) }] as const;
    }),
  );
  const judgeMistake = ({ id, note, heldOut, application, at, body }: Mistake): Judged => {
    const mistaken = body();
    const after = review(mistaken);
    const before = chosen.get(application);
    const said = before === undefined ? [] : placesOf(before.made);
    const remarks = placesOf(after).filter((remark) => {
      const path = remark.slice(remark.indexOf(' ') + 1);
      return !said.includes(remark) && at.some((place) => isAtOrBelow(path, place));
    });
    const otherFixes = otherFixesOf(mistaken, after, before?.valid);
    return { id, note: `${note} (${application})`, heldOut, remarks, infos: 0, otherFixes };
  };
  const judgeKind = (wanted: Mistake['kind']): readonly Judged[] =>
    corpus.mistakes
      .filter(({ application, kind }) => kind === wanted && chosen.has(application))
      .map(judgeMistake);
  return {
    preset: preset.name,
    applications: [...chosen.values()].map(({ id, heldOut, valid, made }) => ({
      id,
      note: 'valid',
      heldOut,
      remarks: remarksOf(made.findings),
      infos: infosOf(made.findings),
      otherFixes: otherFixesOf(valid, made, valid),
    })),
    simple: judgeKind('simple'),
    across: judgeKind('across'),
    table: judgeKind('table'),
  };
}

/** Returns the findings and unmet requirements of a review. */
const placesOf = ({ findings, requirements }: CustomerReview): readonly string[] => [
  ...findings.map(remarkOf),
  ...unmet(requirements),
];

/** Returns the fixes of a review that enter another value than the valid application has. */
const otherFixesOf = (draft: unknown, made: CustomerReview, valid: unknown): readonly string[] =>
  fixesOf({ draft }, made)
    .filter(({ changes }) => changes.some(({ path, value }) => valueAt(valid, path) !== value))
    .map((fix) => `${fix.rule} ${pathOf(fix)}`);

const unmet = (requirements: CustomerReview['requirements']): readonly string[] =>
  requirements
    .filter(({ status, level }) => status !== 'met' && level === 'required')
    .map(({ path }) => `requirement ${pathOf({ path })}`);

/** The mistakes that were noticed, and the wrong findings on valid cases. */
export interface CasesReport {
  readonly valid: readonly Judged[];
  readonly mistakes: readonly Judged[];
}

const infosOf = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'info').length;

/** Checks bank methods as a form does: by the schema of the request, then the account. */
export function judgeBanks(cases: readonly BankCase[] = bankCases): CasesReport {
  const judge = ({ note, at, heldOut, body }: BankCase, index: number): Judged => {
    const parsed = v.safeParse(CreateBankPayoutMethodSchema, body);
    const findings = [...toFindings(parsed.issues ?? []), ...checkBankAccount(body)];
    const near = findings.filter((finding) =>
      at.some((place) => isAtOrBelow(pathOf(finding), place)),
    );
    const remarks = at.length === 0 ? remarksOf(findings) : [...new Set(near.map(remarkOf))];
    return {
      id: `bank-${index + 1}`,
      note: `${note}: ${body['bank_name']}`,
      heldOut,
      remarks,
      infos: infosOf(findings),
      otherFixes: [],
    };
  };
  return {
    valid: cases.flatMap((one, index) => (one.at.length === 0 ? [judge(one, index)] : [])),
    mistakes: cases.flatMap((one, index) => (one.at.length > 0 ? [judge(one, index)] : [])),
  };
}

/** Checks every address of the corpus. */
export async function judgeAddresses(): Promise<CasesReport> {
  const labels = await loadAddressLabels();
  const judge = (one: AddressCase, index: number): Judged => {
    const { value, network, addressBook, note, heldOut } = one;
    const findings = checkAddress(value, { network, addressBook, labels });
    const [remarks, infos] = [remarksOf(findings), infosOf(findings)];
    return { id: `address-${index + 1}`, note, heldOut, remarks, infos, otherFixes: [] };
  };
  return {
    valid: addressCases.flatMap((one, index) => (one.isMistake ? [] : [judge(one, index)])),
    mistakes: addressCases.flatMap((one, index) => (one.isMistake ? [judge(one, index)] : [])),
  };
}
