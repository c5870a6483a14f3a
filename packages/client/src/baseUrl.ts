const problems: readonly (readonly [(url: URL) => boolean, string])[] = [
  [({ protocol }) => !/^https?:$/.test(protocol), 'must begin with https:// (or http://)'],
  [({ username, password }) => username + password !== '', 'must hold no user name or password'],
  [({ href }) => /[?#]/.test(href), 'must have no query and no fragment'],
];

/**
 * The base address without a slash at its end; a path, such as `/api`, is kept.
 *
 * @throws {TypeError} if requests could not be built from it. The address is not repeated: it may hold a secret.
 */
export function parseBaseUrl(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new TypeError('createClient: baseUrl must be an absolute URL, such as https://host/api');
  }
  for (const [isWrong, remedy] of problems) {
    if (isWrong(url)) throw new TypeError(`createClient: baseUrl ${remedy}`);
  }
  let end = url.href.length;
  while (url.href.charAt(end - 1) === '/') end -= 1;
  return url.href.slice(0, end);
}
