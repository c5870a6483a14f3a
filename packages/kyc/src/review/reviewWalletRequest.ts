import { type Review, type RuleSettings, review } from '@passmuster/findings';
import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import { walletRules } from '../rules/wallet/walletRules.ts';
import type { CustomerCatalog } from '../texts/customerCatalog.ts';
import { issuesOf } from './schemaIssues.ts';

/** The shape alone: the rules say what the currency means for the network, also beside a field of the wrong type. */
const [WalletShapeSchema] = CreateWalletSchema.pipe;

/** The day of the review, and overrides of its rules and texts. */
export interface WalletReviewOptions {
  /** The day to review as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Turns single rules off or overrides their severity, by id. */
  readonly rules?: RuleSettings;
  readonly catalog?: CustomerCatalog;
}

/**
 * Reviews the body of `POST /wallets`: its shape, and whether the network fits the currency.
 *
 * @throws TypeError when `asOf` is not a calendar date, or `rules` names a rule or a setting that doesn't exist.
 * @example
 * reviewWalletRequest({ currency: 'ZAR', network: 'polygon' }, { asOf: '2026-11-21' }).ready // false
 */
export function reviewWalletRequest(
  request: unknown,
  { asOf, rules: settings, catalog }: WalletReviewOptions,
): Review {
  const extraFindings = toFindings(issuesOf(WalletShapeSchema, request));
  return review(request, walletRules, {
    asOf,
    settings,
    knownRules: ruleIds,
    catalog,
    extraFindings,
  });
}
