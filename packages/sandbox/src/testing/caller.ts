import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../createSandbox.ts';

/** An answer that has been read. */
export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly text: string;
  readonly headers: Headers;
}

export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>;

/** Calls a sandbox in process with one key. */
export function callerOf({ fetch }: Pick<Sandbox, 'fetch'>, key?: string): Caller {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`http://sandbox${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { 'x-api-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      body: json && text !== '' ? JSON.parse(text) : undefined,
      text,
      headers: response.headers,
    };
  };
}

/** Calls with the key of a new merchant. */
export async function newMerchant(sandbox: Sandbox): Promise<Caller> {
  const keys = await sandbox.keys();
  return callerOf(sandbox, await keys.create({ merchant: randomUUID() }));
}
