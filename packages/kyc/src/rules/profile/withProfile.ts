import { definePreset, type Preset } from '@passmuster/findings';
import { allowedBusinessType } from './allowedBusinessType.ts';
import { allowedCountry } from './allowedCountry.ts';
import { allowedIndustry } from './allowedIndustry.ts';
import type { ProviderProfile } from './providerProfile.ts';
import { requiredByProvider } from './requiredByProvider.ts';

/**
 * Returns the rules of a profile: one for each constraint it has.
 *
 * @example
 * profileRules({ name: 'Acme Pay', countries: ['NG'] }).map(({ id }) => id) // ['profile/country']
 */
export const profileRules = (profile: ProviderProfile) => [
  ...(profile.countries ? [allowedCountry(profile)] : []),
  ...(profile.businessTypes ? [allowedBusinessType(profile)] : []),
  ...(profile.industries ? [allowedIndustry(profile)] : []),
  ...(profile.documents ? [requiredByProvider(profile)] : []),
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
