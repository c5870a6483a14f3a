import type { Answer } from './answer/answer.ts';
import { readJson } from './answer/readJson.ts';
import { invalid } from './answer/refusal.ts';
import type { Call } from './call.ts';
import { type Parser, validate } from './validation.ts';

type Body<Value> =
  | { readonly value: Value; readonly answer?: undefined }
  | { readonly value?: undefined; readonly answer: Answer };

/** The JSON body of a request, checked, or the answer that refuses it. */
export async function readBody<Value>(
  { request, maxBodyBytes, switches }: Pick<Call, 'request' | 'maxBodyBytes' | 'switches'>,
  parse: Parser<Value>,
  whenEmpty?: unknown,
): Promise<Body<Value>> {
  const body = await readJson(request, maxBodyBytes);
  if ('answer' in body) return { answer: body.answer };
  const input = validate(parse, body.value ?? whenEmpty);
  if (input.findings) return { answer: invalid(switches.validationStatus, input.findings) };
  return { value: input.value };
}
