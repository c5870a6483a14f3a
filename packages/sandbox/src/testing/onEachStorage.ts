import { afterAll, beforeAll, describe } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import type { SandboxOptions } from '../sandboxOptions.ts';
import { openTestStorage, storages, type TestStorage } from './storages.ts';

/** The same suite on SQLite and on a real PostgreSQL, each opened once. */
export function onEachStorage(
  subject: string,
  suite: (sandbox: () => Sandbox, storage: () => TestStorage) => void,
  options: SandboxOptions = {},
): void {
  describe.each(storages)(`${subject} on %s`, (kind) => {
    let storage: TestStorage;
    let sandbox: Sandbox;
    beforeAll(async () => {
      storage = await openTestStorage(kind);
      sandbox = createSandbox({ ...options, ...storage });
      await sandbox.ready;
    }, 30_000);
    afterAll(async () => {
      await sandbox.close();
      await storage.stop();
    }, 30_000);
    suite(
      () => sandbox,
      () => storage,
    );
  });
}
