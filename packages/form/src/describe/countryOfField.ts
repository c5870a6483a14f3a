import { parsePath, valueAt } from '@passmuster/findings';

/**
 * Returns the country whose terms a field uses: that of the address which it is part of, otherwise that of the business;
 * empty text while there is none.
 *
 * @example
 * countryOfField('registered_address.state', { registered_address: { country: 'NG' } }) // 'NG'
 * countryOfField('tax_identification_number', { registered_address: { country: 'NG' } }) // 'NG'
 * countryOfField('business_owners.0.address.state', { business_owners: [{ address: { country: 'KE' } }] }) // 'KE'
 */
export function countryOfField(path: string | readonly PropertyKey[], values: unknown): string {
  const group = parsePath(path).slice(0, -1);
  for (const place of [
    [...group, 'country'],
    ['registered_address', 'country'],
  ]) {
    const country = valueAt(values, place);
    if (typeof country === 'string') return country;
  }
  return '';
}
