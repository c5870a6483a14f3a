import type { PresetName } from '@passmuster/kyc';
import type { Network } from '@passmuster/schemas';

/** What the playground checks, and how. A link holds only these, never the input. */
export interface Settings {
  readonly kind: 'customer' | 'bank' | 'wallet' | 'address' | 'phone';
  /** The name of a built-in example. Absent once the input was changed. */
  readonly example?: string;
  readonly preset: PresetName;
  /** The day to review as of; today if absent. */
  readonly asOf?: string;
  readonly language: 'en' | 'fr' | 'pt-BR' | 'pt-PT';
  /** The country of registration, if the input names none. */
  readonly country?: string;
  readonly network: Network;
}

const choices = {
  kind: ['customer', 'bank', 'wallet', 'address', 'phone'],
  preset: ['recommended', 'spec', 'strict'],
  language: ['en', 'fr', 'pt-BR', 'pt-PT'],
  network: ['polygon', 'erc20'],
} as const satisfies { [Name in keyof Settings]?: readonly Settings[Name][] };

/** Returns the value if it is one of the choices, or the first of them. */
function chosen<const Choice extends string>(
  [first, ...others]: readonly [Choice, ...Choice[]],
  value: string | null,
): Choice {
  return others.find((choice) => choice === value) ?? first;
}

const matching = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;

/** Returns the settings in the fragment of an address. What it doesn't have, or has wrong, is the default. */
export function readSettings(fragment: string): Settings {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const [example, asOf, country] = [
    matching(given.get('example'), /^[A-Z][\w ,]{1,60}$/),
    matching(given.get('asOf'), /^\d{4}-\d\d-\d\d$/),
    matching(given.get('country'), /^[A-Z]{2}$/),
  ];
  return {
    kind: chosen(choices.kind, given.get('kind')),
    preset: chosen(choices.preset, given.get('preset')),
    language: chosen(choices.language, given.get('language')),
    network: chosen(choices.network, given.get('network')),
    ...(example !== undefined && { example }),
    ...(asOf !== undefined && { asOf }),
    ...(country !== undefined && { country }),
  };
}

const defaults = readSettings('');

/** Returns the fragment of an address that has the settings; those that are the default are left out. */
export function writeSettings(settings: Settings): string {
  const given = Object.entries(settings).filter(
    ([name, value]) => value !== undefined && value !== Reflect.get(defaults, name),
  );
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
    .toString()
    .replaceAll('+', '%20');
}
