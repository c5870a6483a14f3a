import type { Operation } from '@passmuster/schemas/operations';
import type { RequestExample } from '../../src/operations/requestExample.ts';
import type { DescribedOperation } from './openapi.ts';

/** Returns the request that the examples of the OpenAPI document describe, with the required parameters only. */
export function requestExampleOf(
  route: Operation['route'],
  { parameters = [], requestBody }: DescribedOperation,
): RequestExample {
  const given = (place: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === place && (parameter.required || place === 'path'))
      .map(({ name, example }): [string, string] => [name, String(example)]);
  const body = requestBody?.content['application/json'].example;
  return {
    route,
    params: Object.fromEntries(given('path')),
    query: Object.fromEntries(given('query')),
    ...(body !== undefined && { body }),
  };
}
