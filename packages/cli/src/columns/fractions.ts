import { propertyAt } from '@passmuster/findings';
import { fractionsOfOne } from '@passmuster/schemas/meaning';

const shareOf = (owner: unknown): unknown => propertyAt(owner, 'ownership_percentage');

/**
 * Returns the paths of shares that are fractions, as spreadsheets store percentages: 0.6 for 60%. All shares of a customer are
 * 1 at most then. Those that add up to 1 have a finding of their own.
 */
export function sharesAsFractions(customer: unknown): readonly (readonly (string | number)[])[] {
  const owners = propertyAt(customer, 'business_owners');
  if (!Array.isArray(owners)) return [];
  const shares = owners.map(shareOf).filter((share) => typeof share === 'number');
  if (fractionsOfOne(shares) !== 'incomplete') return [];
  return owners.flatMap((owner, at) => {
    const share = shareOf(owner);
    return typeof share === 'number' && share > 0
      ? [['business_owners', at, 'ownership_percentage']]
      : [];
  });
}
