/**
 * The form of an absolute http or https address without white space or control characters around or
 * inside it. Without flags, so that it can stand in a JSON Schema.
 */
export const webUrlForm =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it refuses
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[^\s\x00-\x1f\x7f-\x9f/?#\\@]*@)?(?:\[[\dA-Fa-f:.]+\]|[^\s\x00-\x1f\x7f-\x9f/?#\\@:[\]<>^|]+)(?::\d{0,5})?(?:[/?#][^\s\x00-\x1f\x7f-\x9f]*)?$/;

/** What nearly every address looks like: a part of `webUrlForm` that takes half its time. */
const usual = /^https?:\/\/[a-z\d.-]+(?:[/?#][!-~]*)?$/;

/**
 * True for an absolute http or https address. Source: RFC 3986 §3; names in other scripts than Latin
 * are taken too. Other schemes (`javascript:`, `file:`) are refused. SPEC-GAP 23.
 *
 * @example
 * isWebUrl('https://example.com') // true
 * isWebUrl('javascript:alert(1)') // false
 */
export const isWebUrl = (text: string): boolean =>
  usual.test(text) || (webUrlForm.test(text) && text.isWellFormed());
