import type { TextParameters } from '@passmuster/findings';
import { picklist } from 'valibot';
import { annualRevenues } from './codes/annualRevenue.generated.ts';
import { assetTypes } from './codes/assetType.ts';
import { payoutCurrencies } from './codes/currency.ts';
import { documentSubTypes } from './codes/documentSubType.generated.ts';
import { documentTypes } from './codes/documentType.generated.ts';
import { networks } from './codes/network.ts';
import { walletStatuses } from './codes/walletStatus.ts';
import { findChoice } from './findChoice.ts';
import type { schemaRule } from './schemaRules.ts';

type ChoiceText = keyof (typeof schemaRule)['choice']['texts'];

/** The wordings that name the choices, by valibot's description of the list. */
const short: ReadonlyMap<string, ChoiceText> = /* @__PURE__ */ new Map<string, ChoiceText>([
  [picklist(['business']).expects, 'customerType'],
  [picklist(assetTypes).expects, 'assetType'],
  [picklist(networks).expects, 'network'],
  [picklist(payoutCurrencies).expects, 'payoutCurrency'],
  [picklist(walletStatuses).expects, 'walletStatus'],
  [picklist([...documentSubTypes, '']).expects, 'proofKind'],
  [picklist(annualRevenues).expects, 'annualRevenue'],
]);

const documentList = /* @__PURE__ */ (() => picklist(documentTypes).expects)();

/** A document type that the guidance of the specification names, but its list does not contain. SPEC-GAP 28. */
const unlistedLicense = ['REGULATORY_LICENSE_REGISTRATION'];

/** Returns the verdict on a value that is not in a list, by valibot's description of the list: `("erc20" | "polygon")`. */
export function choiceVerdict(
  expected: string,
  input: unknown,
): { readonly text?: ChoiceText; readonly parameters?: TextParameters } {
  const choices = expected.replace(/^\(|\)$/g, '');
  const text = short.get(expected);
  if (text !== undefined) return { text, parameters: { choices } };
  if (typeof input !== 'string' && typeof input !== 'number') return {};
  if (expected === documentList && findChoice(unlistedLicense, String(input)) !== undefined) {
    return { text: 'regulatoryLicense' };
  }
  const choice = findChoice(choices.split(' | '), String(input));
  return choice === undefined ? {} : { text: 'spelling', parameters: { choice } };
}
