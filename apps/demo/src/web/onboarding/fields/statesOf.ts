import { iso31662 } from 'iso-3166';
import type { Option } from '../../ui/Options.tsx';

/** Returns the subdivisions of a country by name, each with its code after the hyphen, such as `LA`. */
export function statesOf(country: string): readonly Option[] {
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ value: code.slice(3), label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
