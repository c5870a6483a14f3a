import { openApi } from '../http/openApi.ts';
import type { SeedIds } from './seedData.ts';

/** Returns the ids that the examples of the OpenAPI document name, so that each finds something. */
export async function exampleIds(): Promise<SeedIds> {
  const { paths } = await openApi();
  const { delete: deletion } = paths['/payout/methods/{payout_method_id}'];
  const { get: search } = paths['/customers/transactions/by_ref_id/{reference_id}'];
  const [method] = deletion.parameters;
  const [reference] = search.parameters;
  return {
    customer_id: deletion.requestBody.content['application/json'].example.customer_id,
    payout_method_id: method?.example ?? '',
    reference_id: reference?.example ?? '',
  };
}
