import { operations } from '@passmuster/schemas/operations';
import { Client } from '../config/client.ts';
import type { ApiHandlerOptions } from './apiHandlerOptions.ts';

const ids: readonly string[] = operations.map(({ route }) => route.id);

const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' && URL.canParse(text) && new URL(text).origin === text;

/**
 * Throws if an option cannot work: without types, a callback that is missing would otherwise fail at the first visitor.
 *
 * @throws {TypeError} that names the option
 */
export function checkOptions<Session>(options: ApiHandlerOptions<Session>): void {
  const { client, operations: listed, origins = [], prefix = '' } = options;
  const assert = (isValid: boolean, message: string): void => {
    if (!isValid) throw new TypeError(`createApiHandler: ${message}`);
  };
  assert(client instanceof Client, 'client must be made by createClient');
  assert(
    Array.isArray(listed) && listed.every((id) => ids.includes(id)),
    'operations must be a list of operations, such as createWallet',
  );
  for (const name of ['authorize', 'permit'] as const)
    assert(typeof options[name] === 'function', `${name} must be a function`);
  for (const name of ['review', 'answer', 'onError', 'onRevision'] as const)
    assert(
      options[name] === undefined || typeof options[name] === 'function',
      `${name} must be a function`,
    );
  assert(
    Array.isArray(origins) && origins.every(isOrigin),
    'origins must be a list of origins without a path, such as https://shop.example',
  );
  assert(
    options.revision === undefined || typeof options.revision === 'string',
    'revision must be that of a reviewer',
  );
  assert(/^(?:\/[^/?#]+)*$/.test(prefix), 'prefix must be a path such as /api');
}
