import { parseValidateAddressQuery } from '@passmuster/schemas/compiled';
import { success } from '../answer/answer.ts';
import { invalid } from '../answer/refusal.ts';
import type { Operation } from '../call.ts';
import { validateQuery } from '../validation.ts';

/** `GET /payouts/validate-address`. Source: API spec 1.0.0, Validate address. SPEC-GAP 57. */
export const validateAddress: Operation = async ({ request, switches }) => {
  const query = validateQuery(parseValidateAddressQuery, request.url);
  if (query.findings) return invalid(switches.validationStatus, query.findings);
  const { isAddress } = await import('@passmuster/address');
  const valid = isAddress(query.value.address);
  return success(200, {
    data: { valid },
    message: valid ? 'Address is valid' : 'Address is not valid',
  });
};
