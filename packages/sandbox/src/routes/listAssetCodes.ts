import { parseListAssetCodesQuery } from '@passmuster/schemas/compiled';
import { success } from '../answer/answer.ts';
import { invalid } from '../answer/refusal.ts';
import { assetCodes } from '../assetCodes.ts';
import type { Operation } from '../call.ts';
import { validateQuery } from '../validation.ts';

/** `GET /asset-codes`. Source: API spec 1.0.0, List asset codes. */
export const listAssetCodes: Operation = async ({ request, switches }) => {
  const query = validateQuery(parseListAssetCodesQuery, request.url);
  if (query.findings) return invalid(switches.validationStatus, query.findings);
  const { asset_type: wanted } = query.value;
  return success(200, {
    data: assetCodes.filter(({ asset_type: kind }) => wanted === undefined || kind === wanted),
  });
};
