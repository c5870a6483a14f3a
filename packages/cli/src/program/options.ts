import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { languages, presetNames } from '../checks/checkSettings.ts';
import { inputFormats } from '../input/sniffFormat.ts';
import { outputFormats } from '../output/outputFormat.ts';

/** Returns a calendar date, `YYYY-MM-DD`. */
export function calendarDate(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = /^\d{4}-\d{2}-\d{2}$/.test(text) && date.toISOString().startsWith(text);
  if (!isReal || text < '1900') throw new InvalidArgumentError('Pass a date such as 2026-01-31.');
  return text;
}

/** Collects `name=value` pairs of an option that may be repeated. */
function pairs(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf('=');
  if (at <= 0) throw new InvalidArgumentError('Pass name=value.');
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

/** Collects rules, separated by commas. */
function ruleList(text: string, before: readonly string[] = []): readonly string[] {
  const rules = text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');
  if (rules.length === 0) throw new InvalidArgumentError('Pass RULE[,RULE].');
  return [...before, ...rules];
}

const settings = ['off', 'info', 'warning', 'error'] as const;

/** Collects `rule=severity` pairs. */
export function ruleSettings(
  text: string,
  before: Readonly<Record<string, (typeof settings)[number]>> = {},
): Readonly<Record<string, (typeof settings)[number]>> {
  const [rule, name] = Object.entries(pairs(text))[0] ?? [];
  const setting = settings.find((candidate) => candidate === name);
  if (rule === undefined || setting === undefined) {
    throw new InvalidArgumentError(`Pass rule=${settings.join('|')}.`);
  }
  return { ...before, [rule]: setting };
}

/** Returns a whole number from `least` on. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!Number.isSafeInteger(number) || number < least || text.trim() === '') {
      throw new InvalidArgumentError(`Pass a whole number from ${least} on.`);
    }
    return number;
  };

export const languageOption = () =>
  new Option('--lang <language>', 'language of the texts').choices(languages);

export const presetOption = () =>
  new Option('--preset <preset>', 'rules to apply (default: recommended)').choices(presetNames);

export const acceptOption = () =>
  new Option('--accept <rules>', 'accept the warnings of these rules in this run').argParser(
    ruleList,
  );

export const acceptedByOption = () =>
  new Option('--accepted-by <name>', 'with --accept: the person who accepts them');

export const reasonOption = () =>
  new Option('--reason <text>', 'with --accept: why they may stand');

export const acceptancesOption = () =>
  new Option('--acceptances <file>', 'warnings that somebody accepts, as JSON');

export const formatOption = () =>
  new Option('--format <format>', 'output format (default: text)').choices(outputFormats);

/** Returns the shard of `I/N`: the I-th of N parts. */
export function shardOf(text: string): { readonly index: number; readonly count: number } {
  const [, index = '', count = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count) {
    throw new InvalidArgumentError('Pass I/N with I from 1 to N, such as 2/8.');
  }
  return shard;
}

/** Returns `--config`: a file, or a package that exports a configuration. */
export const configOption = () =>
  new Option(
    '--config <file>',
    'settings: a file or a package (default: passmuster.config.json in this folder)',
  );

/** Returns `--config`, once for each of two configurations to compare. */
export const configsOption = () =>
  new Option('--config <file>', 'settings to review one file by: pass it twice').argParser(
    (name: string, names: readonly string[] = []): readonly string[] => [...names, name],
  );

/** Returns `--no-config`: the settings of the folder are not read. */
export const noConfigOption = () => new Option('--no-config', 'ignore the settings of this folder');

/** Returns `--allow-modules`: code of the folder may run. */
export const allowModulesOption = () =>
  new Option('--allow-modules', 'run code that the settings of this folder name');

/** Returns `--map`: the column that gives a field. */
export const mapOption = () =>
  new Option('--map <field=heading>', 'read a field from the column of this heading').argParser(
    pairs,
  );

/** Returns `--input`: how the records are written. */
export const inputOption = () =>
  new Option('--input <format>', 'input format, if it is not recognized').choices(inputFormats);

/** Returns `--sheet`: which one of a workbook is read. */
export const sheetOption = () =>
  new Option('--sheet <name>', 'sheet of a workbook (default: the first that fits)');

/** Returns `--documents`: where the files are that a table names. */
export const documentsOption = () =>
  new Option('--documents <folder>', 'folder of document files (default: that of the table)');
