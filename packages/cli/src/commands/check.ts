import { existsSync } from 'node:fs';
import type { RuleSetting } from '@passmuster/findings';
import type {
  CheckSettings,
  Language,
  Network,
  PresetName,
  ReviewSettings,
} from '../checks/checkSettings.ts';
import { fromSource } from '../checks/customerCheck.ts';
import type { Kind } from '../columns/kind.ts';
import { type AcceptOptions, readAcceptances } from '../config/readAcceptances.ts';
import { readAddressBook } from '../config/readAddressBook.ts';
import { type LoadedConfig, readConfig } from '../config/readConfig.ts';
import { readProfile } from '../config/readProfile.ts';
import type { InputFormat } from '../input/sniffFormat.ts';
import { defaultFailOn, type FailOn } from '../output/failOn.ts';
import type { OutputFormat } from '../output/outputFormat.ts';
import type { Shard } from '../pool/selectRows.ts';
import { CommandError } from '../terminal/commandError.ts';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import type { ReadingOptions } from '../text/nextCommand.ts';
import type { ColorChoice } from '../text/style.ts';
import { terminalLines } from '../text/terminalText.ts';
import { checkLiteral } from './checkLiteral.ts';
import { checkRuleIds } from './checkRuleIds.ts';
import { runCheck } from './runCheck.ts';
import type { RunOptions } from './runOptions.ts';

/** Options of `passmuster check`, as given; settings of the configuration fill in what is not. */
export interface CheckOptions
  extends AcceptOptions,
    Omit<ReadingOptions, 'customers' | 'customersBy'> {
  readonly format?: OutputFormat | undefined;
  readonly output?: string | undefined;
  readonly asOf?: string | undefined;
  readonly preset?: PresetName | undefined;
  readonly rule?: Readonly<Record<string, RuleSetting>> | undefined;
  readonly lang?: Language | undefined;
  readonly addressBook?: string | undefined;
  readonly network?: Network | undefined;
  readonly input?: InputFormat | undefined;
  readonly profile?: string | undefined;
  readonly failOn?: FailOn | undefined;
  readonly message?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly color: ColorChoice;
  readonly threads?: number | undefined;
  readonly since?: string | undefined;
  readonly showValues?: boolean | undefined;
  readonly resume?: boolean | undefined;
  readonly shard?: Shard | undefined;
}

type ReviewOptions = Pick<
  CheckOptions,
  'asOf' | 'preset' | 'rule' | 'lang' | 'profile' | 'config' | 'allowModules' | keyof AcceptOptions
>;

async function fromConfig(
  options: ReviewOptions,
  config: LoadedConfig,
  terminal: Terminal,
): Promise<ReviewSettings> {
  const { preset, rule, lang, profile } = options;
  const file = profile ?? config.profile;
  const shared = await fromSource(config.source);
  const rules = { ...shared.rules, ...rule };
  const asOf = options.asOf ?? todayOf(terminal);
  const acceptances = await readAcceptances(options, asOf, terminal);
  const named = {
    set: Object.keys(rules),
    accepted: acceptances.map((acceptance) => acceptance.rule),
  };
  await checkRuleIds(named, shared.ownRules);
  return {
    asOf,
    preset: preset ?? shared.preset ?? 'recommended',
    rules,
    language: lang ?? config.lang ?? 'en',
    config: config.source,
    acceptances,
    ...(config.map && { savedMap: config.map }),
    profile: file === undefined ? shared.profile : await readProfile(file, terminal),
  };
}

/** Returns the settings of a review, from options and configuration. */
export const reviewSettings = async (
  options: ReviewOptions,
  terminal: Terminal,
): Promise<ReviewSettings> => fromConfig(options, await readConfig(options, terminal), terminal);

/** Returns whether an argument is a value rather than the name of a file: `check address 0x5aAe…`. */
const isLiteral = (kind: Kind, argument: string): boolean =>
  (kind === 'address' || kind === 'phone') &&
  argument !== '-' &&
  !existsSync(argument) &&
  !/[/\\]|\.(?:csv|tsv|txt|json|jsonl|ndjson|xlsx)$/i.test(argument);

/** Returns everything that a check of one kind depends on, from options and configuration. */
export async function checkSettings(
  kind: Kind,
  options: ReviewOptions & Pick<CheckOptions, 'addressBook' | 'network'>,
  terminal: Terminal,
): Promise<CheckSettings> {
  return settingsFrom(kind, options, await readConfig(options, terminal), terminal);
}

async function settingsFrom(
  kind: Kind,
  options: ReviewOptions & Pick<CheckOptions, 'addressBook' | 'network'>,
  config: LoadedConfig,
  terminal: Terminal,
): Promise<CheckSettings> {
  const book = options.addressBook ?? config.addressBook;
  return {
    ...(await fromConfig(options, config, terminal)),
    kind,
    network: options.network ?? config.network,
    ...(book !== undefined && { addressBook: await readAddressBook(book, terminal) }),
  };
}

/** Throws for an option of pages where another format would ignore it. */
function refuseForPages({ format, since, showsValues }: RunOptions): void {
  if (format === 'html') return;
  if (since !== undefined) throw new CommandError('--since is for --format html');
  if (showsValues) throw new CommandError('--show-values is for --format html');
}

/** Runs `passmuster check KIND [FILE...]`: checks every record of the files and writes what is found. */
export async function check(
  kind: Kind,
  files: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const config = await readConfig(options, terminal);
  const settings: CheckSettings = {
    ...(await settingsFrom(kind, options, config, terminal)),
    ...(options.message && { withMessage: true }),
  };
  const run = {
    format: options.format ?? config.format ?? 'text',
    output: options.output,
    input: options.input,
    sheet: options.sheet,
    map: options.map,
    column: options.column,
    documents: options.documents,
    config: options.config,
    allowModules: options.allowModules,
    failOn: options.failOn ?? config.failOn ?? defaultFailOn,
    isQuiet: options.quiet ?? false,
    color: options.color,
    isResumed: options.resume,
    shard: options.shard,
    since: options.since,
    showsValues: options.showValues,
  } as const;
  refuseForPages(run);
  if (run.shard && run.format !== 'ndjson' && run.format !== 'csv') {
    throw new CommandError('--shard needs --format ndjson or csv, which `passmuster merge` joins');
  }
  const world = { ...terminal, threads: options.threads ?? terminal.threads };
  if (files.length > 0 && files.every((file) => isLiteral(kind, file))) {
    return checkLiteral(files, settings, run, world);
  }
  if (files.length === 0 && terminal.isInTerminal) {
    const note = 'passmuster: reading what you type. End it with Ctrl-D, or name a file';
    await terminal.err(terminalLines([note]));
  }
  return runCheck(files.length === 0 ? ['-'] : files, settings, run, world);
}
