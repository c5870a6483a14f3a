import { definePreset, type Preset } from '@passmuster/findings';
import { businessType } from './businessType.ts';
import { country } from './country.ts';
import { documents } from './documents.ts';
import { industry } from './industry.ts';
import type { ProviderProfile } from './providerProfile.ts';

/**
 * Returns the rules of a profile: one for each constraint it has.
 *
 * @example
 * profileRules({ name: 'Acme Pay', countries: ['NG'] }).map(({ id }) => id) // ['profile/country']
 */
export const profileRules = (profile: ProviderProfile) => [
  ...(profile.countries ? [country(profile)] : []),
  ...(profile.businessTypes ? [businessType(profile)] : []),
  ...(profile.industries ? [industry(profile)] : []),
  ...(profile.documents ? [documents(profile)] : []),
];

/** A rule of a profile. */
export type ProfileRule = ReturnType<typeof profileRules>[number];

const cache = new WeakMap<ProviderProfile, WeakMap<Preset, Preset>>();

/** Returns the preset with the rules of a profile. Returns the same object for the same arguments. */
export function withProfile(preset: Preset, profile: ProviderProfile): Preset {
  const presets = cache.get(profile) ?? new WeakMap<Preset, Preset>();
  cache.set(profile, presets);
  let joined = presets.get(preset);
  if (!joined) {
    const name = `${preset.name} and ${profile.name}`;
    joined = definePreset(name, [...preset.rules, ...profileRules(profile)]);
    presets.set(preset, joined);
  }
  return joined;
}
