import { CommandError } from '../terminal/commandError.ts';

/** How a request is authenticated. Both by default, as the specification shows each of them in one place (SPEC-GAP 59). */
export type Credentials = Readonly<Record<string, string>>;

/** An answer, as far as a probe may look at it. */
export interface ContractAnswer {
  readonly status: number;
  /** The parsed body, or undefined if it is not JSON. */
  readonly body: unknown;
  readonly text: string;
}

export interface ContractApi {
  readonly apiKey: string;
  readonly get: (path: string, credentials?: Credentials) => Promise<ContractAnswer>;
  /** Sends a body. Only for one that the specification's own text refuses, or that matches nothing. */
  readonly send: (
    method: 'POST' | 'DELETE',
    path: string,
    body: object | undefined,
  ) => Promise<ContractAnswer>;
  /** How many requests have been sent. */
  readonly count: () => number;
}

/** More than all probes need. */
const maxRequests = 40;
const timeoutMs = 10_000;
const maxBytes = 1_048_576;

export interface ContractApiOptions {
  /** Origin and path of the API, without a slash at the end. */
  readonly api: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/**
 * Returns the API that probes ask: one request at a time, at most 40, each for at most 10 seconds and 1 MB, without
 * following redirects, which would take the key elsewhere.
 */
export function createContractApi({ api, apiKey, fetch, signal }: ContractApiOptions): ContractApi {
  let sent = 0;
  async function request(path: string, init: RequestInit): Promise<ContractAnswer> {
    sent += 1;
    if (sent > maxRequests) throw new Error('A probe sends too many requests');
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(`${api}${path}`, { ...init, redirect: 'manual', signal: either });
    if (response.status === 429) {
      throw new CommandError('the API limits requests. Wait, and run the command again');
    }
    const text = await readBounded(response);
    return { status: response.status, body: parsed(text), text };
  }
  const answered = (path: string, init: RequestInit): Promise<ContractAnswer> =>
    request(path, init).catch((error: unknown) => {
      if (error instanceof CommandError) throw error;
      throw new CommandError('the API could not be reached, or did not answer in 10 seconds', {
        cause: error,
      });
    });
  const usual: Credentials = { 'x-api-key': apiKey };
  return {
    apiKey,
    get: (path, credentials = usual) => answered(path, { headers: { ...credentials } }),
    send: (method, path, body) =>
      answered(path, {
        method,
        headers: { ...usual, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    count: () => sent,
  };
}

async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
