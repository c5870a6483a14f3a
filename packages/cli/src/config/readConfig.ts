import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { languages, presetNames } from '../checks/checkSettings.ts';
import { unreadableFile } from '../input/readBytes.ts';
import { outputFormats } from '../output/outputFormat.ts';
import { systemCode } from '../terminal/commandError.ts';
import { oneOf } from './oneOf.ts';
import { parseChecked } from './readChecked.ts';

/** The file that is read from the current folder where `--config` names no other. */
const configName = 'passmuster.config.json';

/** Settings of `passmuster.config.json`: the same as the options of the commands, which win. */
export const ConfigSchema = v.strictObject({
  $schema: v.optional(v.string()),
  preset: v.optional(oneOf(presetNames)),
  rules: v.optional(v.record(v.string(), oneOf(['off', 'info', 'warning', 'error']))),
  ruleModules: v.optional(v.array(v.string())),
  lang: v.optional(oneOf(languages)),
  format: v.optional(oneOf(outputFormats)),
  failOn: v.optional(oneOf(['error', 'warning'])),
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
}

/** Reads `file`, or `passmuster.config.json` of the folder where there is one. */
export function readConfig(file: string | undefined, folder: string): LoadedConfig {
  const path = resolve(folder, file ?? configName);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (file === undefined && systemCode(error) === 'ENOENT') return { ruleModules: [] };
    throw unreadableFile(file ?? configName, error);
  }
  const settings = parseChecked(file ?? configName, text, ConfigSchema);
  const { ruleModules = [], addressBook, profile, ...config } = settings;
  const inFolder = (name: string): string =>
    isAbsolute(name) ? name : resolve(dirname(path), name);
  return {
    ...config,
    ...(addressBook !== undefined && { addressBook: inFolder(addressBook) }),
    ...(profile !== undefined && { profile: inFolder(profile) }),
    ruleModules: ruleModules.map((name) => pathToFileURL(inFolder(name)).href),
  };
}
