import type { AccountPurpose } from '../codes/accountPurpose.generated.ts';
import type { AnnualRevenue } from '../codes/annualRevenue.generated.ts';
import type { AssetType } from '../codes/assetType.ts';
import type { BusinessType } from '../codes/businessType.generated.ts';
import type { PayoutCurrency, WalletCurrency } from '../codes/currency.ts';
import type { DocumentSubType } from '../codes/documentSubType.generated.ts';
import type { DocumentType } from '../codes/documentType.generated.ts';
import type { Network } from '../codes/network.ts';
import type { OwnerTitle } from '../codes/ownerTitle.generated.ts';
import type { SourceOfFunds } from '../codes/sourceOfFunds.generated.ts';
import type { WalletStatus } from '../codes/walletStatus.ts';
import type { ChecklistItem, FieldName } from './checklistLabels.ts';
import type { Hints } from './hints/hints.ts';

type LabelsOf<Key extends string> = Readonly<Record<Key, string>>;

/** What a form calls fields, documents and choices in one language. Each value of a list has a label of its own. */
export interface Labels extends Hints {
  /** BCP 47. */
  readonly locale: string;
  readonly fields: LabelsOf<FieldName>;
  /** Names of fields in countries that have their own, by ISO 3166-1 alpha-2 code. */
  readonly fieldsIn: Readonly<Record<string, Readonly<Partial<Record<FieldName, string>>>>>;
  readonly checklist: LabelsOf<ChecklistItem>;
  readonly accountPurposes: LabelsOf<AccountPurpose>;
  readonly annualRevenues: LabelsOf<AnnualRevenue>;
  readonly assetTypes: LabelsOf<AssetType>;
  readonly businessTypes: LabelsOf<BusinessType>;
  readonly documentSubTypes: LabelsOf<DocumentSubType>;
  readonly documentTypes: LabelsOf<DocumentType>;
  readonly networks: LabelsOf<Network>;
  readonly ownerTitles: LabelsOf<OwnerTitle>;
  readonly payoutCurrencies: LabelsOf<PayoutCurrency>;
  readonly sourcesOfFunds: LabelsOf<SourceOfFunds>;
  readonly walletCurrencies: LabelsOf<WalletCurrency>;
  readonly walletStatuses: LabelsOf<WalletStatus>;
}

/** Labels in another language, some of which may be missing: those stay English. */
export type PartialLabels = {
  readonly [List in keyof Labels]?: Labels[List] extends string
    ? string
    : Readonly<Partial<Labels[List]>>;
};
