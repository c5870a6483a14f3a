/** A request that only reads, and its answer. */
export interface Exchange {
  /** Path and query, below the address of the API. */
  readonly request: string;
  readonly answer: string;
}

const maxExchanges = 10;
const maxLength = 200_000;
let exchanges: readonly Exchange[] = [];

/** Returns the last request of a path that this page has sent, with its answer. */
export const lastExchange = (path: RegExp): Exchange | undefined =>
  exchanges.find(({ request }) => path.test(request));

/**
 * Sends a request, and keeps what a page has read, for “Show code”. Only until the page is closed, and nothing that was sent to create
 * something: that may be personal.
 */
export const recordingFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
  if (method === 'GET' && response.ok) {
    const { pathname, search } = new URL(response.url);
    const request = `${pathname.replace('/api', '')}${search}`;
    void response
      .clone()
      .text()
      .then((answer) => {
        if (answer.length > maxLength) return;
        exchanges = [{ request, answer }, ...exchanges].slice(0, maxExchanges);
      })
      .catch(() => undefined);
  }
  return response;
};
