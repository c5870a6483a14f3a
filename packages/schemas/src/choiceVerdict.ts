import { elementsOf, type TextParameters } from '@passmuster/findings';
import { annualRevenues } from './codes/annualRevenue.generated.ts';
import { assetTypes } from './codes/assetType.ts';
import { payoutCurrencies } from './codes/currency.ts';
import { customerTypes } from './codes/customerType.ts';
import { documentTypes } from './codes/documentType.generated.ts';
import { networks } from './codes/network.ts';
import { proofKinds } from './codes/proofKind.ts';
import { walletStatuses } from './codes/walletStatus.ts';
import { sameChoice } from './meaning/sameChoice.ts';
import type { schemaRule } from './schemaRules.ts';

type ChoiceText = keyof (typeof schemaRule)['choice']['texts'];

/** The wordings that name the choices, by their list. */
const short: ReadonlyMap<unknown, ChoiceText> = /* @__PURE__ */ new Map<unknown, ChoiceText>([
  [customerTypes, 'customerType'],
  [assetTypes, 'assetType'],
  [networks, 'network'],
  [payoutCurrencies, 'payoutCurrency'],
  [walletStatuses, 'walletStatus'],
  [proofKinds, 'proofKind'],
  [annualRevenues, 'annualRevenue'],
]);

/** A document type that the guidance of the specification names, but its list does not contain. SPEC-GAP 28. */
const unlistedLicense = ['REGULATORY_LICENSE_REGISTRATION'];

/** Returns the verdict on a value that is not in a list; `choices` is the requirement of the issue, a list of this package. */
export function choiceVerdict(
  choices: unknown,
  input: unknown,
): { readonly text?: ChoiceText; readonly parameters?: TextParameters } {
  const list = (elementsOf(choices) ?? []).filter((choice) => typeof choice === 'string');
  const text = short.get(choices);
  if (text !== undefined) {
    return { text, parameters: { choices: list.map((choice) => `"${choice}"`).join(' | ') } };
  }
  const written = typeof input === 'number' ? String(input) : input;
  if (choices === documentTypes && sameChoice(unlistedLicense, written) !== undefined) {
    return { text: 'regulatoryLicense' };
  }
  const meant = sameChoice(list, written);
  return meant === undefined ? {} : { text: 'spelling', parameters: { choice: `"${meant}"` } };
}
