/**
 * An absolute http or https address without whitespace or control characters. Has no flags, so that a
 * JSON Schema can contain it.
 */
export const webUrlForm =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it refuses
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[^\s\x00-\x1f\x7f-\x9f/?#\\@]*@)?(?:\[[\dA-Fa-f:.]+\]|[^\s\x00-\x1f\x7f-\x9f/?#\\@:[\]<>^|]+)(?::\d{0,5})?(?:[/?#][^\s\x00-\x1f\x7f-\x9f]*)?$/;

/** Most addresses: a subset of `webUrlForm` that takes half the time. */
const usual = /^https?:\/\/[a-z\d.-]+(?:[/?#][!-~]*)?$/;

/**
 * Returns true for an absolute http or https address, in any script. Refuses other schemes such as
 * `javascript:` and `file:`. Source: RFC 3986 §3. SPEC-GAP 23.
 *
 * @example
 * isWebUrl('https://example.com') // true
 * isWebUrl('javascript:alert(1)') // false
 */
export const isWebUrl = (text: string): boolean =>
  usual.test(text) || (webUrlForm.test(text) && text.isWellFormed());
