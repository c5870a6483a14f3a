import { existsSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { languages, presetNames } from '../checks/checkSettings.ts';
import { failOnSettings } from '../output/failOn.ts';
import { outputFormats } from '../output/outputFormat.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { oneOf } from './oneOf.ts';
import { parseChecked } from './readChecked.ts';
import { readText } from './readText.ts';

/** The file that is read from the current folder if `--config` doesn't name another. */
export const configName = 'passmuster.config.json';

/** Settings of `passmuster.config.json`: the same as the options of the commands, which win. */
export const ConfigSchema = v.strictObject({
  $schema: v.optional(v.string()),
  preset: v.optional(oneOf(presetNames)),
  rules: v.optional(v.record(v.string(), oneOf(['off', 'info', 'warning', 'error']))),
  ruleModules: v.optional(v.array(v.string())),
  lang: v.optional(oneOf(languages)),
  format: v.optional(oneOf(outputFormats)),
  failOn: v.optional(oneOf(failOnSettings)),
  network: v.optional(oneOf(['erc20', 'polygon'])),
  addressBook: v.optional(v.string()),
  profile: v.optional(v.string()),
  map: v.optional(v.record(v.string(), v.string())),
});
export type Config = v.InferOutput<typeof ConfigSchema>;

/** A configuration, its paths resolved against its own folder. */
export interface LoadedConfig extends Omit<Config, 'ruleModules'> {
  /** File URLs. */
  readonly ruleModules: readonly string[];
  /** True if the file names rule modules that were not loaded. */
  readonly leavesOutModules: boolean;
}

export interface ConfigOptions {
  /** Default: `passmuster.config.json` of the current folder, if there is one. */
  readonly config?: string | undefined;
  /** Load rule modules that the configuration of the current folder names. */
  readonly allowModules?: boolean | undefined;
}

const none: LoadedConfig = { ruleModules: [], leavesOutModules: false };

/**
 * Reads the configuration. Rule modules are code: those of a configuration that was found, rather than named, are left
 * out, since the folder may come from a stranger.
 */
export async function readConfig(
  { config: file, allowModules = false }: ConfigOptions,
  terminal: Terminal,
): Promise<LoadedConfig> {
  const path = resolve(file ?? configName);
  if (file === undefined && !existsSync(path)) return none;
  const text = await readText(file ?? configName, terminal);
  const settings = parseChecked(file ?? configName, text, ConfigSchema);
  const { ruleModules = [], addressBook, profile, ...config } = settings;
  const inFolder = (name: string): string =>
    isAbsolute(name) ? name : resolve(dirname(path), name);
  const isTrusted = file !== undefined || allowModules;
  return {
    ...config,
    ...(addressBook !== undefined && { addressBook: inFolder(addressBook) }),
    ...(profile !== undefined && { profile: inFolder(profile) }),
    ruleModules: isTrusted ? ruleModules.map((name) => pathToFileURL(inFolder(name)).href) : [],
    leavesOutModules: !isTrusted && ruleModules.length > 0,
  };
}
