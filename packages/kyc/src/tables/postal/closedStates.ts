/**
 * Countries whose states are a closed list that people know: what is not in it is not a state. Elsewhere addresses have
 * regions, districts and counties that ISO 3166-2 doesn't list.
 */
export const hasClosedStates = (country: string): boolean =>
  ['AU', 'BR', 'CA', 'IN', 'MX', 'NG', 'US', 'ZA'].includes(country);
