import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { languages, networks, presetNames } from '../checks/checkSettings.ts';
import type { ConfigSource } from '../checks/configSource.ts';
import { parseJson } from '../input/parseJson.ts';
import { failOnSettings } from '../output/failOn.ts';
import { outputFormats } from '../output/outputFormat.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { oneOf } from './oneOf.ts';
import { parseChecked } from './readChecked.ts';
import { readText } from './readText.ts';
import { resolveConfig } from './resolveConfig.ts';

/** The files that are read from the current folder if `--config` doesn't name another. */
const configNames = ['passmuster.config.json', 'passmuster.config.js'] as const;
export const [configName] = configNames;

const SettingSchema = oneOf(['off', 'info', 'warning', 'error']);
const OptionSchema = v.union([v.number(), v.array(v.string())]);

/** Settings of `passmuster.config.json`: the same as the options of the commands, which win, and those of `defineConfig`. */
export const ConfigSchema = v.strictObject({
  $schema: v.optional(v.string()),
  extends: v.optional(v.union([v.string(), v.array(v.string())])),
  preset: v.optional(oneOf(presetNames)),
  rules: v.optional(
    v.record(
      v.string(),
      v.union(
        [SettingSchema, v.tuple([SettingSchema, v.record(v.string(), OptionSchema)])],
        'expected one of off, info, warning, error, or a list of one of them and options',
      ),
    ),
  ),
  texts: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  banks: v.optional(v.array(v.record(v.string(), v.unknown()))),
  tables: v.optional(v.array(v.string())),
  olderTables: v.optional(v.array(v.string())),
  stale: v.optional(oneOf(['show', 'look'])),
  ruleModules: v.optional(v.array(v.string())),
  lang: v.optional(oneOf(languages)),
  format: v.optional(oneOf(outputFormats)),
  failOn: v.optional(oneOf(failOnSettings)),
  network: v.optional(oneOf(networks)),
  addressBook: v.optional(v.string()),
  profile: v.optional(v.string()),
  map: v.optional(v.record(v.string(), v.string())),
});
export type Config = v.InferOutput<typeof ConfigSchema>;

/** A configuration, its paths resolved against its own folder. */
export interface LoadedConfig
  extends Pick<
    Config,
    'lang' | 'format' | 'failOn' | 'network' | 'addressBook' | 'profile' | 'map'
  > {
  /** What reviews take from it; absent without a configuration. */
  readonly source?: ConfigSource;
}

export interface ConfigOptions {
  /** A file or a package. Default: that of the current folder, if there is one; `false` for none. */
  readonly config?: string | boolean | undefined;
  /** Run code that the configuration of the current folder names. */
  readonly allowModules?: boolean | undefined;
}

/**
 * Reads the configuration. What it extends and its rule modules are code: for a configuration that was found, rather than
 * named, they are refused, since the folder may come from a stranger, and a check by other rules than it asks for would say
 * something else than it seems to.
 */
export async function readConfig(
  { config: named, allowModules = false }: ConfigOptions,
  terminal: Terminal,
): Promise<LoadedConfig> {
  if (named === false) return {};
  const isNamed = typeof named === 'string';
  const found = isNamed ? named : configNames.find((name) => existsSync(name));
  if (found === undefined) return {};
  const isPipe = isNamed && existsSync(found);
  const path = isNamed && !isPipe ? resolveNamed(found) : found;
  const config = await readOne(path, [], terminal);
  const hasCode = config.source && isCode(config.source);
  if (hasCode && !isNamed && !allowModules) {
    throw new CommandError(
      `${path}: it runs code of this folder. Add --allow-modules if you trust it, or --no-config to check without it`,
    );
  }
  return config;
}

const resolveNamed = (name: string): string =>
  /^\.{0,2}[/\\]|\.json$/.test(name) || isAbsolute(name)
    ? name
    : resolveConfig(name, join(process.cwd(), 'passmuster'));

const isCode = (source: ConfigSource): boolean =>
  source.extends.length > 0 || source.ruleModules.length > 0;

const isModule = (path: string): boolean => !path.endsWith('.json') && /\.[cm]?[jt]s$/.test(path);

/** Reads the JSON of a table; what it says is checked when the configuration is loaded. */
async function readTable(file: string, terminal: Terminal): Promise<unknown> {
  const parsed = parseJson(await readText(file, terminal));
  if (parsed.problem !== undefined) throw new CommandError(`${file}: ${parsed.problem}`);
  return parsed.value;
}

/** Reads one file; `above` are those that extend it. */
async function readOne(
  file: string,
  above: readonly string[],
  terminal: Terminal,
): Promise<LoadedConfig> {
  const path = resolve(file);
  if (isModule(path)) {
    const url = pathToFileURL(path).href;
    return { source: { name: file, extends: [url], ruleModules: [], own: {} } };
  }
  if (above.includes(path)) throw new CommandError(`${file}: these files extend each other`);
  const text = await readText(file, terminal);
  const { $schema: _, ...settings } = parseChecked(file, text, ConfigSchema);
  const { extends: bases = [], ruleModules = [], tables: files, ...others } = settings;
  const { preset, rules, texts, banks, olderTables, stale, ...rest } = others;
  const inFolder = (name: string): string =>
    isAbsolute(name) ? name : resolve(dirname(path), name);
  const resolved = [bases].flat().map((name) => resolveConfig(name, path));
  const read = await Promise.all(
    resolved.map(async (base) =>
      isModule(base)
        ? { source: pathToFileURL(base).href }
        : readOne(base, [...above, path], terminal),
    ),
  );
  const tables =
    files && (await Promise.all(files.map((name) => readTable(inFolder(name), terminal))));
  const own = { preset, rules, texts, banks, olderTables, stale };
  const inherited: Omit<LoadedConfig, 'source'> = Object.assign(
    {},
    ...read.map(({ source: __, ...base }) => base),
  );
  const { addressBook, profile } = rest;
  return {
    ...inherited,
    ...rest,
    ...(addressBook !== undefined && { addressBook: inFolder(addressBook) }),
    ...(profile !== undefined && { profile: inFolder(profile) }),
    source: {
      name: file,
      extends: read.flatMap(({ source }) => source ?? []),
      ruleModules: ruleModules.map((name) => pathToFileURL(inFolder(name)).href),
      ...(tables && { tables }),
      own: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    },
  };
}
