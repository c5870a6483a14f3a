import { type BusinessType, businessTypes } from '../codes/businessType.generated.ts';
import {
  type PayoutCurrency,
  payoutCurrencies,
  type WalletCurrency,
  walletCurrencies,
} from '../codes/currency.ts';
import { type DocumentSubType, documentSubTypes } from '../codes/documentSubType.generated.ts';
import { type DocumentType, documentTypes } from '../codes/documentType.generated.ts';
import { type Network, networks } from '../codes/network.ts';
import { type OwnerTitle, ownerTitles } from '../codes/ownerTitle.generated.ts';

type NamesOf<Choice extends string> = Readonly<Partial<Record<Choice, string>>>;

interface OtherNames {
  readonly list: readonly string[];
  /** By choice, separated by commas. */
  readonly names: NamesOf<string>;
}

const of = <const Choice extends string>(
  list: readonly Choice[],
  names: NamesOf<Choice>,
): OtherNames => ({ list, names });

/** Names and initials that people use for a choice, besides its labels. Own list, no source. */
const allNames = /* @__PURE__ */ (() => [
  of<BusinessType>(businessTypes, {
    B_CORPORATION: 'B corp',
    C_CORPORATION: 'C corp',
    S_CORPORATION: 'S corp',
    COOPERATIVE: 'coop',
    GENERAL_PARTNERSHIP: 'GP',
    LIMITED_PARTNERSHIP: 'LP',
    LIMITED_LIABILITY_PARTNERSHIP: 'LLP',
    LIMITED_LIABILITY_COMPANY: 'LLC',
    NONPROFIT_CORPORATION: 'nonprofit',
    SOLE_PROPRIETORSHIP: 'sole proprietor, sole trader',
    NON_US: 'formed outside the United States',
  }),
  // SPEC-GAP 28.
  of<DocumentType>(documentTypes, { OTHER: 'regulatory license registration' }),
  of<DocumentSubType>(documentSubTypes, {
    UTILITY_BILL: 'electricity bill, gas bill, water bill',
    RENTAL_AGREEMENT: 'lease agreement, tenancy agreement',
  }),
  // Of Portuguese titles that have no gender in the labels.
  of<OwnerTitle>(ownerTitles, {
    CEO: 'chief executive officer, diretor-presidente, presidente executivo',
    CFO: 'chief financial officer, diretor financeiro',
    CTO: 'chief technology officer, diretor de tecnologia',
    COO: 'chief operating officer, diretor de operações',
    President: 'presidente',
    'Vice President': 'VP, vice-presidente',
    Director: 'diretor, administrador',
    Manager: 'gerente',
    Partner: 'sócio',
    Owner: 'proprietário',
    Founder: 'fundador',
    'Co-Founder': 'cofundador',
    Secretary: 'secretário da sociedade',
    Treasurer: 'tesoureiro',
  }),
  of<Network>(networks, { erc20: 'ethereum' }),
  of<PayoutCurrency>(payoutCurrencies, {
    NGN: 'naira, nairas, nigerian naira',
    ZAR: 'rand, rands, R',
  }),
  of<WalletCurrency>(walletCurrencies, { ZAR: 'rand, rands' }),
])();

/** Returns the other names of choices that are all of one list of the API, by choice. */
export function otherNamesIn(choices: readonly string[]): NamesOf<string> {
  const found = allNames.find(({ list }) =>
    choices.every((choice) => choice === '' || list.includes(choice)),
  );
  return found?.names ?? {};
}
