import { statesByLetter } from 'virtual:states';
import type { Option } from '@passmuster/schemas/labels';

/** Loads the subdivisions of a country by name, each with its code after the hyphen, such as `LA`. */
export async function loadStates(country: string): Promise<readonly Option<string>[]> {
  const loaded = await statesByLetter[country.charAt(0)]?.();
  const found = loaded?.states[country] ?? [];
  return found.map(([value, label]) => ({ value, label }));
}
