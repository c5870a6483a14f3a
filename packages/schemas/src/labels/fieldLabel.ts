import { propertyAt } from '@passmuster/findings';
import { fields, fieldsIn } from './checklistLabels.ts';
import type { PartialLabels } from './labels.ts';
import { namesOf } from './namesOf.ts';

/**
 * Returns the label of the field at a path; English if `labels` lack it. In a `country` (ISO 3166-1 alpha-2) it is the
 * name used there. A field without a label is called by its name in words.
 *
 * @example
 * fieldLabel(['business_owners', 0, 'email']) // 'Email'
 * fieldLabel(['tax_identification_number'], fr) // 'Numéro d’identification fiscale'
 * fieldLabel(['tax_identification_number'], en, 'KE') // 'KRA PIN'
 */
export function fieldLabel(
  path: readonly PropertyKey[],
  labels: PartialLabels = {},
  country: string = '',
): string {
  const names = namesOf(path);
  const inCountry = (all: PartialLabels['fieldsIn']): unknown => propertyAt(all, country);
  for (const place of [inCountry(labels.fieldsIn), labels.fields, inCountry(fieldsIn), fields]) {
    for (const name of names) {
      const label = propertyAt(place, name);
      if (typeof label === 'string') return label;
    }
  }
  return inWords(names.at(-1) ?? '');
}

function inWords(field: string): string {
  const words = field.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
