import { isLoopback } from './isLoopback.ts';

type Problem = readonly [(url: URL, allowPlainHttp: boolean) => boolean, string];

const problems: readonly Problem[] = [
  [
    ({ protocol, hostname }, allowPlainHttp) =>
      protocol !== 'https:' && !(protocol === 'http:' && (allowPlainHttp || isLoopback(hostname))),
    'must start with https:// (or http:// on this machine, or elsewhere with allowPlainHttp)',
  ],
  [
    ({ username, password }) => username + password !== '',
    'must not contain a user name or password',
  ],
  [({ href }) => /[?#]/.test(href), 'must not have a query or a fragment'],
];

/**
 * Returns the base address without a trailing slash. Keeps a path such as `/api`, also where it is the whole address. Plain http, which shows the key to
 * the network, is for this machine only, unless `allowPlainHttp` is true.
 *
 * @throws {TypeError} if no request can be built from it. The message doesn't repeat the address, which may contain a secret.
 */
export function parseBaseUrl(text: string, allowPlainHttp = false): string {
  if (path.test(text)) return withoutSlashes(text);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new TypeError('createClient: baseUrl must be an absolute URL, such as https://host/api');
  }
  for (const [isWrong, problem] of problems) {
    if (isWrong(url, allowPlainHttp)) throw new TypeError(`createClient: baseUrl ${problem}`);
  }
  return withoutSlashes(url.href);
}

/** A path on the page's own server. Two slashes would begin the name of another one. */
const path = /^\/(?!\/)[^?#\\]*$/;

export const isPath = (baseUrl: string): boolean => baseUrl.startsWith('/');

function withoutSlashes(address: string): string {
  let end = address.length;
  while (end > 1 && address.charAt(end - 1) === '/') end -= 1;
  return address.slice(0, end);
}
