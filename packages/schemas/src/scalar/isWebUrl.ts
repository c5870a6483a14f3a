/**
 * An absolute http or https address in ASCII, as RFC 3986 writes it: other characters, a bare `%` and signs such as `{` are
 * percent-encoded, a domain of another script is Punycode. Has no flags, so that a JSON Schema can contain it.
 */
export const webUrlForm =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2})*@)?(?:\[[\dA-Fa-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\dA-Fa-f]{2})+)(?::\d{0,5})?(?:[/?](?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?$/;

/** Most addresses: a subset of `webUrlForm` that takes half the time. */
const usual = /^https?:\/\/[a-z\d.-]+(?:[/?][\w.~!$&'()*+,;=:@/?-]*)?$/;

/**
 * Returns true for an absolute http or https address in ASCII. Refuses other schemes such as `javascript:` and `file:`, and
 * addresses as people read them, such as `https://münchen.de`. Source: RFC 3986 §3. SPEC-GAP 23, 84.
 *
 * @example
 * isWebUrl('https://example.com') // true
 * isWebUrl('javascript:alert(1)') // false
 */
export const isWebUrl = (text: string): boolean => usual.test(text) || webUrlForm.test(text);
