/**
 * Returns a domain and the domains above it, without the top level. Only the last five labels count: no listed
 * domain has more.
 *
 * @example
 * domainAndParents('a.b.co') // ['a.b.co', 'b.co']
 */
export const domainAndParents = (domain: string): readonly string[] => {
  const labels = domain.split('.').slice(-5);
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
};
