import { readFileSync } from 'node:fs';
import { type Logger, pino } from 'pino';
import * as v from 'valibot';
import type { StorageOptions } from '../db/storageOptions.ts';
import { assertGivenKey } from '../ledger/apiKey.ts';
import type { Switches } from '../ledger/switches.ts';
import type { SandboxOptions } from '../sandboxOptions.ts';
import { SwitchesSchema } from '../simulate/controlSchemas.ts';
import type { settingNames } from './settingNames.ts';

/** The environment variables of the process. No other file reads them. */
export type Environment = Readonly<Partial<Record<(typeof settingNames)[number], string>>>;

/** Returns where the data is kept, from `DATABASE_URL` or `SANDBOX_DATA`. */
export function storageOf(environment: Environment): StorageOptions {
  const { DATABASE_URL: databaseUrl, SANDBOX_DATA: file } = environment;
  if (!databaseUrl) return { file: file || '.data/sandbox.sqlite' };
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL must begin with postgres://');
  const { SANDBOX_CONNECT_TIMEOUT: connect, SANDBOX_STATEMENT_TIMEOUT: statement } = environment;
  return {
    databaseUrl,
    ...(connect ? { connectTimeoutMs: wholeNumber('SANDBOX_CONNECT_TIMEOUT', connect) } : {}),
    ...(statement
      ? { statementTimeoutMs: wholeNumber('SANDBOX_STATEMENT_TIMEOUT', statement) }
      : {}),
  };
}

/** Returns the settings of a server. Missing settings get the defaults of `createSandbox`. */
export function optionsOf(environment: Environment): SandboxOptions {
  const { SANDBOX_API_KEY: key, SANDBOX_MAX_BODY: body, SANDBOX_RATE_LIMIT: limit } = environment;
  if (key) assertGivenKey(key, 'SANDBOX_API_KEY');
  return {
    ...storageOf(environment),
    ...(key ? { apiKeys: [key] } : {}),
    ...(seedOf(environment) ? { seedExamples: true } : {}),
    ...(environment['SANDBOX_SWITCHES']
      ? { switches: readSwitches(environment['SANDBOX_SWITCHES']) }
      : {}),
    ...(body ? { maxBodyBytes: wholeNumber('SANDBOX_MAX_BODY', body) } : {}),
    ...(limit
      ? { rateLimit: { requests: wholeNumber('SANDBOX_RATE_LIMIT', limit), seconds: 60 } }
      : {}),
    log: logOf(environment),
  };
}

/** Returns a logger that writes structured lines to standard error: only failures, unless `SANDBOX_LOG` is a lower level. */
function logOf({ SANDBOX_LOG: level }: Environment): Logger {
  if (level && level !== 'silent' && !Object.hasOwn(pino.levels.values, level))
    throw new Error(`SANDBOX_LOG must be silent, ${Object.values(pino.levels.labels).join(', ')}`);
  return pino({ level: level || 'error', base: null }, pino.destination({ dest: 2, sync: false }));
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${name} must be a whole number`);
  return number;
}

/** Returns whether `SANDBOX_SEED` asks for the sample data, which belong to the merchant of `SANDBOX_API_KEY`. */
function seedOf({ SANDBOX_SEED: seed, SANDBOX_API_KEY: key }: Environment): boolean {
  if (!seed) return false;
  if (seed !== 'examples') throw new Error('SANDBOX_SEED must be examples');
  if (!key) throw new Error('SANDBOX_SEED needs SANDBOX_API_KEY');
  return true;
}

/** Reads the switches of a file, such as `passmuster contract --save` writes. */
function readSwitches(file: string): Partial<Switches> {
  const { output, success } = v.safeParse(SwitchesSchema, parsedFile(file));
  if (!success) throw new Error('SANDBOX_SWITCHES must name a JSON file of switches');
  return output;
}

function parsedFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
