/**
 * Returns true if a host name, as `URL` gives it, is an address of this machine: `127.0.0.0/8` by number, `[::1]` or
 * `localhost`. Any other name is looked up, `127.example.com` and `sandbox.localhost` too.
 *
 * @example
 * isLoopback(new URL('http://127.1:4010/api').hostname) // true
 * isLoopback('127.0.0.1.example.com') // false
 */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname);
