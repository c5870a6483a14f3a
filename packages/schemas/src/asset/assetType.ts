import * as v from 'valibot';
import { assetTypes } from '../codes/assetType.ts';

export const AssetTypeSchema = v.picklist(assetTypes, 'Send STABLECOIN or FIAT');
