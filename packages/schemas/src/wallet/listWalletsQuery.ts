import * as v from 'valibot';
import { AssetTypeSchema } from '../asset/assetType.ts';
import { walletStatuses } from '../codes/walletStatus.ts';
import { walletStatusText } from '../scalar/choiceTexts.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { requiredMessage } from '../scalar/requiredMessage.ts';
import { TextSchema } from '../scalar/text.ts';
import { UuidSchema } from '../scalar/uuid.ts';
import { WholeNumberTextSchema } from '../scalar/wholeNumberText.ts';

const page = v.pipe(
  v.number(requiredMessage('Enter a whole number.')),
  v.safeInteger('Enter a whole number.'),
  v.minValue(1, 'Enter 1 or more.'),
);
const limit = v.pipe(
  v.number(requiredMessage('Enter a whole number.')),
  v.safeInteger('Enter a whole number.'),
  v.minValue(1, 'Enter 1 to 100'),
  v.maxValue(100, 'Enter 1 to 100'),
);
const filters = {
  status: v.optional(v.picklist(walletStatuses, walletStatusText.remedy)),
  asset_type: v.optional(AssetTypeSchema),
  currency: v.optional(TextSchema),
  customer_id: v.optional(UuidSchema),
};

/** Query of `GET /wallets`. Source: API spec 1.0.0, List wallets. */
export const ListWalletsQuerySchema = plainObject({
  page: v.optional(page),
  limit: v.optional(limit),
  ...filters,
});
export type ListWalletsQuery = v.InferOutput<typeof ListWalletsQuerySchema>;

/** The same query as it arrives in a URL: numbers as text, with the API's defaults. */
export const ListWalletsQueryTextSchema = plainObject({
  page: v.optional(v.pipe(WholeNumberTextSchema, page), '1'),
  limit: v.optional(v.pipe(WholeNumberTextSchema, limit), '10'),
  ...filters,
});
export type ListWalletsQueryText = v.InferOutput<typeof ListWalletsQueryTextSchema>;
