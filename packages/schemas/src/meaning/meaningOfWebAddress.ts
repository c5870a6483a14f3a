import type { Meaning } from './meaning.ts';

/** Longer than any address of a website that people type. */
const maxLength = 1000;

/** A domain with at least one dot, and what may follow it. */
const bareDomain = /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** `http` or `https`, with a letter too many or too few, before a colon or slashes. */
const scheme = /^(h{0,2}t{1,3}p(s?))[:;/\\]{1,5}\s*/i;

/**
 * Returns the address of the website that a text means, with `https://` or the scheme that was meant. Undefined for a text without
 * a domain. Never throws on any `text`.
 *
 * @example
 * meaningOfWebAddress('example.com') // { value: 'https://example.com', by: 'alias' }
 * meaningOfWebAddress('htp:/example.com') // { value: 'http://example.com', by: 'typo' }
 * meaningOfWebAddress('see Facebook') // undefined
 */
export function meaningOfWebAddress(text: unknown): Meaning<string> | undefined {
  if (typeof text !== 'string' || text.length > maxLength) return undefined;
  const written = text.trim();
  const [start = '', , secure = 's'] = scheme.exec(written) ?? [];
  const domain = written.slice(start.length).replace(/^\/+/, '').replace(/^www,/i, 'www.');
  if (!bareDomain.test(domain)) return undefined;
  const value = `http${secure.toLowerCase()}://${domain}`;
  if (value.toLowerCase() === written.toLowerCase()) return { value, by: 'same' };
  return { value, by: written === domain ? 'alias' : 'typo' };
}
