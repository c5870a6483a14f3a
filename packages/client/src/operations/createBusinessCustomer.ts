import type { BusinessCustomerInput, BusinessCustomerProfile } from '@passmuster/schemas';
import {
  businessCustomerShape,
  createBusinessCustomerResponseShape,
} from '@passmuster/schemas/accept';
import { createBusinessCustomerRoute } from '@passmuster/schemas/operations';
import { parseJson } from '../call/parseJson.ts';
import type { Part } from '../call/part.ts';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeBody } from '../call/writeBody.ts';
import { type Client, settingsOf } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';
import type { PlatformBlob } from '../config/webTypes.ts';

/** Returns a body as it is, for a server that checks it: it was accepted where it was written, such as in the worker of a page. */
const acceptedBody = (body: PlatformBlob, text: string): Part => ({
  shape: { accept: () => body, load: () => Promise.reject(new Error('A Blob is never refused')) },
  value: body,
  write(draft) {
    draft.body = text;
  },
});

const checkedBody = (value: unknown): Part => ({
  shape: businessCustomerShape,
  value,
  write: writeBody,
});

/** Returns a body of JSON. It is checked where the key is, since no server of a page stands between it and the API. */
async function readBlob(body: PlatformBlob, client: Client, options: CallOptions): Promise<Part> {
  const { holdsKey, validateRequests } = settingsOf(client);
  // Fails if the file that it is a part of has changed.
  const text = await body.text().catch(() => '');
  const isChecked = validateRequests && (holdsKey || Object(options).apiKey !== undefined);
  return isChecked || text === '' ? checkedBody(parseJson(text)) : acceptedBody(body, text);
}

/**
 * Creates a business customer (`POST /business-customers`). Fills in the defaults. A `Blob` of JSON is
 * checked too where the client has the key. Without one it is sent as it is, to a server that checks it: the page of a form
 * has it checked and written in a worker.
 * Source: API spec 1.0.0, Create business customer.
 *
 * @example
 * const { error } = await createBusinessCustomer(client, { ...customer, email: 'ada' });
 * error?.issues.map(({ path }) => path.join('.')) // ['email']
 */
export async function createBusinessCustomer(
  client: Client,
  body: BusinessCustomerInput | PlatformBlob,
  options: CallOptions = {},
): Promise<ApiResult<BusinessCustomerProfile>> {
  const part = body instanceof Blob ? await readBlob(body, client, options) : checkedBody(body);
  return runCall(
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
