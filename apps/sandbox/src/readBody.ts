import type * as v from 'valibot';
import type { Answer } from './answer/answer.ts';
import { readJson } from './answer/readJson.ts';
import { invalid } from './answer/refusal.ts';
import type { Call } from './call.ts';
import { validate } from './validation.ts';

type Body<Value> =
  | { readonly value: Value; readonly answer?: undefined }
  | { readonly value?: undefined; readonly answer: Answer };

/** The JSON body of a request against its schema, or the answer that refuses it. */
export async function readBody<const Schema extends v.GenericSchema>(
  { request, maxBodyBytes, switches }: Pick<Call, 'request' | 'maxBodyBytes' | 'switches'>,
  schema: Schema,
  whenEmpty?: unknown,
): Promise<Body<v.InferOutput<Schema>>> {
  const body = await readJson(request, maxBodyBytes);
  if ('answer' in body) return { answer: body.answer };
  const input = validate(schema, body.value ?? whenEmpty);
  if (input.findings) return { answer: invalid(switches.validationStatus, input.findings) };
  return { value: input.value };
}
