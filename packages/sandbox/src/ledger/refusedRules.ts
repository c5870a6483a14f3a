import type { Finding } from '@passmuster/findings';
import type { Context } from './context.ts';
import type { Switches } from './switches.ts';

/** An offline rule on which this server refuses a request, whatever the rule's severity is offline. */
interface RefusedRule {
  /** Number of the gap in SPEC.md that is closest to the rule. */
  readonly gap: number;
  readonly rule: string;
  /** Returns whether the merchant's switches leave the rule on, for the field of the finding. Default: always on. */
  readonly applies?: (switches: Switches, field: PropertyKey | undefined) => boolean;
}

const kycRules = ({ kycRules: on }: Switches) => on;

/** The rules of kyc and bank on which this server refuses. It has no rules of its own. */
export const refusedRules: readonly RefusedRule[] = [
  { gap: 26, rule: 'business/required-documents', applies: kycRules },
  { gap: 27, rule: 'owner/proof-of-address', applies: kycRules },
  { gap: 33, rule: 'owner/minimum-age', applies: kycRules },
  {
    gap: 35,
    rule: 'bank/recommended-field',
    applies: ({ requiredBankFields }, field) => requiredBankFields.some((name) => name === field),
  },
  { gap: 39, rule: 'wallet/known-currency' },
  {
    gap: 82,
    rule: 'business/filled-in',
    applies: ({ refuseBlankText }) => refuseBlankText,
  },
];

/** Returns the findings on which a request is refused. */
const refused = (findings: readonly Finding[], switches: Switches): readonly Finding[] =>
  findings.filter(({ rule, path }) =>
    refusedRules.some((row) => row.rule === rule && (row.applies?.(switches, path[0]) ?? true)),
  );

/** Reviews the body of an operation, whole or not, and returns the findings on which it is refused. */
export type Review = (
  body: unknown,
  context: Pick<Context, 'switches' | 'now'>,
) => Promise<readonly Finding[]>;

/** Returns the day of a moment. SPEC-GAP 33: in UTC. */
const dayOf = (moment: string): string => moment.slice(0, 10);

/** Returns the KYC rules the specification states. They are loaded at the first customer. SPEC-GAP 26, 27, 33, 82. */
export const reviewCustomer: Review = async (body, { switches, now }) => {
  if (!switches.kycRules && !switches.refuseBlankText) return [];
  const { reviewBusinessCustomer, recommended, spec } = await import('@passmuster/kyc');
  const preset = switches.refuseBlankText ? recommended : spec;
  const options = { asOf: dayOf(now), preset };
  return refused(reviewBusinessCustomer(body, options).findings, switches);
};

/** Returns the fields a bank method needs. SPEC-GAP 35. */
export const reviewBankMethod: Review = async (body, { switches }) => {
  const { checkBankAccount } = await import('@passmuster/bank');
  return refused(checkBankAccount(body), switches);
};

/** Returns the currency of a wallet that this server does not have. The schema decides on the network. SPEC-GAP 39. */
export const reviewWallet: Review = async (body, { switches, now }) => {
  const { reviewWalletRequest } = await import('@passmuster/kyc');
  return refused(reviewWalletRequest(body, { asOf: dayOf(now) }).findings, switches);
};
