import type { BusinessCustomerInput, BusinessCustomerProfile } from '@passmuster/schemas';
import { businessCustomerShape } from '@passmuster/schemas/accept/businessCustomer';
import { createBusinessCustomerResponseShape } from '@passmuster/schemas/accept/createBusinessCustomerResponse';
import { createBusinessCustomerRoute } from '@passmuster/schemas/operations';
import type { Part } from '../call/part.ts';
import { request } from '../call/request.ts';
import type { ApiResult } from '../call/result.ts';
import { writeBody } from '../call/writeBody.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/** Returns a body as it is, since it was accepted where it was written, such as in the worker of a page. */
const acceptedBody = (body: Blob, text: string): Part => ({
  shape: { accept: () => body, load: () => Promise.reject(new Error('A Blob is never refused')) },
  value: body,
  write(draft) {
    draft.body = text;
  },
});

/**
 * Creates a business customer (`POST /business-customers`). Fills in the defaults. A `Blob` of JSON is sent as it is, to
 * a server that checks it: the page of a form has it checked and written in a worker.
 * Source: API spec 1.0.0, Create business customer.
 *
 * @example
 * const { data, error } = await createBusinessCustomer(client, customer);
 * error?.issues.map(({ path }) => path.join('.')) // ['business_owners.0.email'], or undefined
 */
export async function createBusinessCustomer(
  client: Client,
  body: BusinessCustomerInput | Blob,
  options?: CallOptions,
): Promise<ApiResult<BusinessCustomerProfile>> {
  const part =
    body instanceof Blob
      ? acceptedBody(body, await body.text())
      : { shape: businessCustomerShape, value: body, write: writeBody };
  return request(
    client,
    {
      route: createBusinessCustomerRoute,
      parts: [part],
      answer: createBusinessCustomerResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
