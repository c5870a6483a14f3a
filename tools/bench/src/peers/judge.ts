import { checkAddress } from '@passmuster/address';
import { checkBic, checkIban } from '@passmuster/bank';
import { definePreset, type Finding } from '@passmuster/findings';
import {
  type CustomerReviewer,
  coverage,
  loadCustomerReviewer,
  recommended,
} from '@passmuster/kyc';
import { checkPhone } from '@passmuster/phone';
import { maxMetadata } from '@passmuster/phone/max';
import { groupBy } from './groupBy.ts';
import { judgeNumbers } from './judgeNumbers.ts';
import type { PeerCase, Verdict } from './peerCase.ts';

const asOf = '2026-11-21';
const judging = [
  'business/tax-id',
  'business/registration-number',
  'postal/state-code',
  'postal/postal-code',
  'postal/postal-area',
];

/** Judges cases by the rules of this project. */
export async function judgeCases(
  cases: readonly PeerCase[],
): Promise<readonly (readonly [PeerCase, Verdict])[]> {
  const rules = recommended.rules.filter(({ id }) => judging.includes(id));
  const reviewer = await loadCustomerReviewer({ preset: definePreset('peers', rules) });
  const covered = new Map<string, Promise<ReadonlySet<string>>>();
  const subjectsOf = (country: string): Promise<ReadonlySet<string>> => {
    const known = covered.get(country) ?? coveredSubjects(country);
    covered.set(country, known);
    return known;
  };
  const verdictOn = async (one: PeerCase): Promise<Verdict> => {
    if (one.subject === 'state' || one.subject === 'postal-code') {
      const subjects = await subjectsOf(one.country ?? '');
      if (!subjects.has(one.subject)) return 'unknown';
    }
    return takes(reviewer, one) === one.isValid ? 'same' : 'different';
  };
  const kinds = groupBy(
    cases.filter(({ subject }) => subject === 'number'),
    ({ peer, topic }) => `${peer} ${topic}`,
  );
  const judged = [];
  for (const kind of kinds.values()) {
    judged.push(...(await judgeNumbers(kind, { reviewer, asOf, subjectsOf })));
  }
  for (const one of cases) {
    if (one.subject !== 'number') judged.push([one, await verdictOn(one)] as const);
  }
  return judged;
}

async function coveredSubjects(country: string): Promise<ReadonlySet<string>> {
  const { lines } = await coverage(country);
  return new Set(lines.flatMap(({ subject, checked }) => (checked ? subject : [])));
}

function takes(reviewer: CustomerReviewer, one: PeerCase): boolean {
  const { subject, text } = one;
  switch (subject) {
    case 'phone':
      return checkPhone(text, { metadata: maxMetadata }).every(isInfo);
    case 'address':
      return checkAddress(text, { network: 'erc20' }).every(({ severity }) => severity !== 'error');
    case 'bic':
      return checkBic(text).length === 0;
    case 'iban':
      return checkIban(text).length === 0;
    default:
      return takesPlace(reviewer, one);
  }
}

const isInfo = ({ severity }: Finding): boolean => severity === 'info';

function takesPlace(reviewer: CustomerReviewer, one: PeerCase): boolean {
  const { country, subject, text, state } = one;
  const place = subject === 'state' ? { state: text } : { state, postal_code: text };
  const { findings } = reviewer.review({ registered_address: { country, ...place } }, { asOf });
  const about = subject === 'state' ? /^postal\/state-code$/ : /^postal\/postal-(?:code|area)$/;
  return findings.every(({ rule }) => !about.test(rule));
}
