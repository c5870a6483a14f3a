import type { Exchange } from '../../integration/exchanges.ts';

/** The call behind a page, with a request of it and its answer. */
export interface ShownCall {
  /** Source of the call. Its test runs it. */
  readonly code: string;
  /** Method, path and body. Absent for a call that sends nothing. */
  readonly request?: string;
  readonly answer: string;
}

/** What a call that reads was given: the texts of its example, and what takes their place. */
export type Inputs = (request: URL) => readonly (readonly [example: string, real: string])[];

/** Returns a call as a page has made it, with the request that it sent and the answer that it received. Of a list, the first entry. */
export function realCall({ code }: ShownCall, inputs: Inputs, exchange: Exchange): ShownCall {
  const { request, answer } = exchange;
  return {
    code: inputs(new URL(request, 'https://api.test')).reduce(
      (text, [example, real]) => text.replaceAll(example, () => real),
      code,
    ),
    request: `GET ${request}`,
    answer: JSON.stringify(JSON.parse(answer), firstOnly, 2),
  };
}

const firstOnly = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length > 1 ? [value[0], `… ${value.length - 1} more`] : value;

/** Returns the query of a request as code, such as `{ currency: 'USDC', limit: 1 }`. */
export function queryCode({ searchParams }: URL): string {
  const fields = [...searchParams].map(
    ([name, value]) => `${name}: ${/^\d{1,9}$/u.test(value) ? value : quoted(value)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

export const quoted = (text: string): string => `'${text.replaceAll(/['\\]/gu, '\\$&')}'`;
