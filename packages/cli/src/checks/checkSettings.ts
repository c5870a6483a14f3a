import type { Acceptance, RuleSetting } from '@passmuster/findings';
import type { PresetName, ProviderProfile } from '@passmuster/kyc';
import type { Network } from '@passmuster/schemas';
import type { Kind } from '../columns/kind.ts';
import type { BoundColumn } from '../columns/matchHeadings.ts';
import type { TextForm } from '../input/recordSource.ts';
import type { ConfigSource } from './configSource.ts';

// Choices of options, which are read before anything else. Importing them from kyc would take each command 0.3 s longer; a test compares them.
export const presetNames = [
  'spec',
  'recommended',
  'strict',
] as const satisfies readonly PresetName[];
export const networks = ['erc20', 'polygon'] as const satisfies readonly Network[];
export type { Network, PresetName };

export const languages = ['en', 'fr', 'pt-BR', 'pt-PT'] as const;
export type Language = (typeof languages)[number];

/** One entry of an address book. */
export interface KnownAddress {
  readonly address: string;
  readonly label?: string;
}

/** What options and configuration say of a review. Plain data, so that a worker thread can get it. */
export interface ReviewSettings {
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly preset: PresetName;
  /** Overrides by rule id. */
  readonly rules: Readonly<Record<string, RuleSetting>>;
  readonly language: Language;
  /** Warnings that somebody takes responsibility for. */
  readonly acceptances?: readonly Acceptance[] | undefined;
  /** The network of addresses that name none. */
  readonly network?: string | undefined;
  readonly addressBook?: readonly KnownAddress[] | undefined;
  /** Headings by field, for files that have them. */
  readonly savedMap?: Readonly<Record<string, string>> | undefined;
  /** The configuration of the folder, or the one that is named. */
  readonly config?: ConfigSource | undefined;
  /** What one provider requires of customers beyond the API. */
  readonly profile?: ProviderProfile | undefined;
  /** Add the text for the customer to each report. */
  readonly withMessage?: boolean;
}

/** Everything a check depends on: a review, the kind of the records and how their file holds them. */
export interface CheckSettings extends ReviewSettings {
  readonly kind: Kind;
  /** How the text of the file is written; undefined if its records come as they are. */
  readonly form?: TextForm | undefined;
  /** Columns of the table that is checked. */
  readonly bound?: readonly BoundColumn[] | undefined;
  /** The folder that document files are read from. */
  readonly folder?: string | undefined;
}
