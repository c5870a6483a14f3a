import * as v from 'valibot';
import { assetTypes } from '../codes/assetType.ts';
import { assetTypeText } from '../scalar/choiceTexts.ts';

/** A kind of asset. Source: API spec 1.0.0, List wallets and List asset codes, `asset_type`. */
export const AssetTypeSchema = v.picklist(assetTypes, assetTypeText.remedy);
