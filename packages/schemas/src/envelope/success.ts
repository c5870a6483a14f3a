import * as v from 'valibot';
import { openObject } from '../scalar/openObject.ts';

const status = v.literal('success');
const message = v.nullish(v.string());

/** Returns the schema of `{ status: 'success', data, message? }`, the response of every operation but the deletion. SPEC-GAP 67. */
export function success<const Data extends v.GenericSchema>(data: Data) {
  return openObject({ status, data, message });
}

/** Returns the schema of a response with one page of a list. */
export function successPage<const Data extends v.GenericSchema, const Page extends v.GenericSchema>(
  data: Data,
  pagination: Page,
) {
  return openObject({ status, data, pagination, message });
}

/** `{ status: 'success', message }`, the response of a deletion. */
export const SuccessMessageSchema = openObject({ status, message });
export type SuccessMessage = v.InferOutput<typeof SuccessMessageSchema>;
