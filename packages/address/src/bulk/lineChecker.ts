import { type CheckAddressOptions, checkAddress } from '../checkAddress.ts';
import { knownDestinations } from '../destinationFindings.ts';
import { startLineModule } from './lineModule.ts';
import { lineReader, lineText } from './lineReader.ts';
import { type LineVerdict, lineVerdicts, undecided } from './lineVerdict.ts';

const lineFeed = 10;

/** The options of `checkAddress` with an address book that is indexed. */
export type LineOptions = Omit<CheckAddressOptions, 'addressBook' | 'path'> & {
  readonly addressBook?: Exclude<CheckAddressOptions['addressBook'], readonly unknown[]>;
};

/**
 * Returns a function that returns a verdict for each line of a batch, by WebAssembly if it is available, else by JavaScript
 * (`useModule`: for tests). In both, a line about which more is known than whether it is an address goes through `checkAddress`.
 */
export function createLineChecker(
  options: LineOptions,
  useModule = true,
): (lines: Uint8Array) => Uint8Array {
  const module = useModule ? startLineModule() : undefined;
  if (module === undefined) return (lines) => verdictsByText(lines, options);
  for (const address of knownDestinations(options.config)) module.mark(address);
  for (const address of options.labels?.addresses() ?? []) module.mark(address);
  for (const address of options.addressBook?.addresses() ?? []) module.mark(address);
  return (lines) => decided(lines, module.verdictsOf(lines), options);
}

function decided(lines: Uint8Array, verdicts: Uint8Array, options: LineOptions): Uint8Array {
  const { oneCase, refused } = lineVerdicts;
  const open = hasOwnSeverities(options) ? [undecided, oneCase, refused] : [undecided];
  if (!open.some((verdict) => verdicts.includes(verdict))) return verdicts;
  const textAt = lineReader(lines, verdicts);
  return verdicts.map((verdict, i) =>
    open.includes(verdict) ? verdictOn(textAt(i), options) : verdict,
  );
}

/** Returns true if the caller or a configuration sets rules: the module doesn't know their severities. */
const hasOwnSeverities = ({ rules, config }: LineOptions): boolean =>
  rules !== undefined || Object.keys(config?.rules ?? {}).length > 0;

function verdictsByText(lines: Uint8Array, options: LineOptions): Uint8Array {
  const verdicts: LineVerdict[] = [];
  for (let at = 0; at < lines.length; ) {
    const next = lines.indexOf(lineFeed, at) + 1 || lines.length;
    verdicts.push(verdictOn(lineText(lines, at, next), options));
    at = next;
  }
  return Uint8Array.from(verdicts);
}

function verdictOn(text: string, options: LineOptions): LineVerdict {
  if (text === '') return lineVerdicts.blank;
  const severities = checkAddress(text, options).map(({ severity }) => severity);
  if (severities.includes('error')) return lineVerdicts.refused;
  if (severities.includes('warning')) return lineVerdicts.noted;
  return severities.includes('info') ? lineVerdicts.oneCase : lineVerdicts.checksummed;
}
