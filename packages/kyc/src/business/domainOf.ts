/**
 * The domain of an e-mail address, lowercase; the whole text where it has no `@`.
 *
 * @example
 * domainOf('Office@Example.com') // 'example.com'
 */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
