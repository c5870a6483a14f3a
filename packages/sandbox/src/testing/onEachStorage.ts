import { afterAll, beforeAll, describe } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import type { StorageOptions } from '../db/storageOptions.ts';
import type { SandboxOptions } from '../sandboxOptions.ts';
import { newStorage, storages } from './storages.ts';

/** Runs a suite on SQLite and on a real PostgreSQL, each opened once. */
export function onEachStorage(
  subject: string,
  suite: (sandbox: () => Sandbox, storage: () => StorageOptions) => void,
  options: SandboxOptions = {},
): void {
  describe.each(storages)(`${subject} on %s`, (kind) => {
    let storage: StorageOptions;
    let sandbox: Sandbox;
    beforeAll(async () => {
      storage = await newStorage(kind);
      sandbox = createSandbox({ ...options, ...storage });
      await sandbox.ready;
    });
    afterAll(() => sandbox.close());
    suite(
      () => sandbox,
      () => storage,
    );
  });
}
