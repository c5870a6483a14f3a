import * as v from 'valibot';
import { AssetTypeSchema } from '../asset/assetType.ts';
import { walletCurrencies } from '../codes/currency.ts';
import { walletStatuses } from '../codes/walletStatus.ts';
import { choice } from '../scalar/choice.ts';
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
const walletStatus = v.optional(choice(walletStatuses, walletStatusText.remedy));
const assetType = v.optional(AssetTypeSchema);
const walletCurrency = v.optional(v.pipe(TextSchema, v.examples([...walletCurrencies])));
const customerId = v.optional(UuidSchema);

/** Query of `GET /wallets`. Source: API spec 1.0.0, List wallets. */
export const ListWalletsQuerySchema = plainObject({
  /** The page to return, from 1. */
  page: v.optional(page),
  /** Wallets per page. */
  limit: v.optional(limit),
  /** Only wallets in this state. The specification lists `active` and describes all three (SPEC-GAP 45). */
  status: walletStatus,
  /** Only wallets of this kind. */
  asset_type: assetType,
  /** Only wallets in this currency, such as USDC, USDT, ZAR, CAD or NGN. */
  currency: walletCurrency,
  /** Only wallets of this customer. */
  customer_id: customerId,
});
export type ListWalletsQuery = v.InferOutput<typeof ListWalletsQuerySchema>;

/** The same query as it arrives in a URL: numbers as text, with the API's defaults. */
export const ListWalletsQueryTextSchema = plainObject({
  page: v.optional(v.pipe(WholeNumberTextSchema, page), '1'),
  limit: v.optional(v.pipe(WholeNumberTextSchema, limit), '10'),
  status: walletStatus,
  asset_type: assetType,
  currency: walletCurrency,
  customer_id: customerId,
});
export type ListWalletsQueryText = v.InferOutput<typeof ListWalletsQueryTextSchema>;
