import type { SharedConfig } from '@passmuster/findings';
import { type Configuration, defineConfig, readTables } from '@passmuster/kyc';
import { CommandError } from '../terminal/commandError.ts';
import { loadRuleModules } from './loadRuleModules.ts';

/** A configuration as a file says it, before modules are loaded. Plain data, so that it can be handed to a worker thread. */
export interface ConfigSource {
  /** The file, as it is shown. */
  readonly name: string;
  /** File URLs of modules that export a configuration, and other files. */
  readonly extends: readonly (string | ConfigSource)[];
  /** File URLs of modules that export `rules`. */
  readonly ruleModules: readonly string[];
  /** The JSON of tables that replace those of the packages. */
  readonly tables?: readonly unknown[];
  /** The settings that a configuration may share. */
  readonly own: Readonly<Record<string, unknown>>;
}

/** `defineConfig` for what no compiler has seen. */
const define = defineConfig as (config: Configuration<string>) => SharedConfig;

/** Returns the configuration of a source with its modules loaded. Throws `CommandError`, in one sentence, if it can't be applied whole. */
export async function loadConfigSource(source: ConfigSource): Promise<SharedConfig> {
  const { name, own, ruleModules } = source;
  const [bases, rules] = await Promise.all([
    Promise.all(
      source.extends.map((base) =>
        typeof base === 'string' ? configOfModule(base) : loadConfigSource(base),
      ),
    ),
    loadRuleModules(ruleModules),
  ]);
  // A module by itself is a configuration of its own name.
  const [only] = bases;
  const isModule =
    only && bases.length === 1 && rules.length === 0 && !source.tables && isEmpty(own);
  if (isModule) return withLoadedRules(only);
  const tables = source.tables && (await readTables(source.tables).catch(refuse(`${name}: `)));
  try {
    const config = { ...own, name, extends: bases, ownRules: rules, ...(tables && { tables }) };
    return await withLoadedRules(define(config));
  } catch (error) {
    return refuse('')(error);
  }
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Returns a function that throws the sentence of a refusal as a `CommandError`, after a text. */
const refuse =
  (before: string) =>
  (error: unknown): never => {
    throw error instanceof TypeError ? new CommandError(`${before}${error.message}`) : error;
  };

/** Returns the configuration with the rules that it loads when they are needed. */
async function withLoadedRules(config: SharedConfig): Promise<SharedConfig> {
  const loaded = await Promise.all(
    config.ownRules.map(async (rule) => {
      if (typeof rule !== 'function') return [rule];
      const { rules } = await rule();
      if (Array.isArray(rules)) return rules;
      throw new CommandError(`${config.name}, ownRules: a module must export a list named rules`);
    }),
  );
  return { ...config, ownRules: loaded.flat() };
}

async function configOfModule(url: string): Promise<SharedConfig> {
  const { pathname } = new URL(url);
  const module: unknown = await import(url).catch((error: unknown) => {
    // What defineConfig refuses is its sentence; a circle of modules ends before it is called.
    if (error instanceof TypeError)
      throw new CommandError(`${pathname}: ${error.message}`, { cause: error });
    const isCircle = error instanceof ReferenceError && /before initialization/.test(error.message);
    const why = isCircle
      ? 'its modules import each other'
      : `this module doesn't load (${error instanceof Error ? error.name : typeof error})`;
    throw new CommandError(`${pathname}: ${why}`, { cause: error });
  });
  const config: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
  if (typeof config === 'object' && config !== null && 'format' in config && 'lines' in config) {
    return config as SharedConfig;
  }
  throw new CommandError(`${pathname}: it must export by default what defineConfig returns`);
}
