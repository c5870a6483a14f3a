/** Where the documentation is published. */
const site = 'https://passmuster.github.io/passmuster/';

/**
 * Returns the address of the page that explains a rule of these packages: why it exists, an example on both sides, its
 * source, and when to turn it off. Rules of your own have no page there.
 *
 * @example
 * rulePage('owner/minimum-age') // 'https://passmuster.github.io/passmuster/rules/owner/minimum-age/'
 */
export const rulePage = (ruleId: string): string => `${site}rules/${ruleId}/`;
