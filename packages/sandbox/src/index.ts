export { createSandbox, type Sandbox } from './createSandbox.ts';
export type { StorageOptions } from './db/storageOptions.ts';
export type { Connection } from './http/createServer.ts';
export type { RateLimit } from './http/rateLimiter.ts';
export type { Log } from './http/services.ts';
export type { Environment } from './ledger/apiKey.ts';
export type { ApiKeys, KeyEntry, NewKey } from './ledger/keyStore.ts';
export type { BankField, Switches } from './ledger/switches.ts';
export type { SandboxOptions } from './sandboxOptions.ts';
