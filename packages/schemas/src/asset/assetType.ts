import { assetTypes } from '../codes/assetType.ts';
import { choice } from '../scalar/choice.ts';
import { assetTypeText } from '../scalar/choiceTexts.ts';

/** A kind of asset. Source: API spec 1.0.0, List wallets and List asset codes, `asset_type`. */
export const AssetTypeSchema = choice(assetTypes, assetTypeText.remedy);
