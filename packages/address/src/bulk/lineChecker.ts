import { type CheckAddressOptions, checkAddress } from '../checkAddress.ts';
import { knownDestinations } from '../destinationFindings.ts';
import { compileLineModule } from './compileLineModule.ts';
import { type LineModule, startLineModule } from './lineModule.ts';
import { lineReader, lineText } from './lineReader.ts';
import { type LineVerdict, lineVerdicts, undecided } from './lineVerdict.ts';

const lineFeed = 10;

export interface LineChecker {
  /** Returns a verdict for each line of a batch. */
  check(lines: Uint8Array): Uint8Array;
  /** Returns the verdicts after deciding those that the module left open. */
  decide(lines: Uint8Array, verdicts: Uint8Array): Uint8Array;
  /** The module, if WebAssembly is available. */
  readonly module: LineModule | undefined;
}

/** The options of `checkAddress` with an address book that is indexed. */
export type LineOptions = Omit<CheckAddressOptions, 'addressBook' | 'path'> & {
  readonly addressBook?: Exclude<CheckAddressOptions['addressBook'], readonly unknown[]>;
};

/**
 * Checks by WebAssembly if it is available, else by JavaScript (`useModule`: for tests). In both, a line about which
 * more is known than whether it is an address goes through `checkAddress`.
 */
export function createLineChecker(options: LineOptions, useModule = true): LineChecker {
  const compiled = useModule ? compileLineModule() : undefined;
  const module = compiled && startLineModule({ module: compiled });
  const decide: LineChecker['decide'] = (lines, verdicts) => decided(lines, verdicts, options);
  if (module === undefined) {
    return { check: (lines) => verdictsByText(lines, options), decide, module };
  }
  for (const address of knownDestinations(options.config)) module.mark(address);
  for (const address of options.labels?.addresses() ?? []) module.mark(address);
  for (const address of options.addressBook?.addresses() ?? []) module.mark(address);
  return { check: (lines) => decide(lines, module.verdictsOf(lines)), decide, module };
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
