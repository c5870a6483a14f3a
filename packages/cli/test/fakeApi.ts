import { page, success, walletSample } from '@passmuster/testing/answers';

/** What becomes of a request, and what its sender gets to know. */
export type Treatment =
  | 'answered'
  | 'answer lost'
  | 'lost on the way'
  /** The sender has given up when the API gets to it. */
  | 'late'
  | 'refused'
  | 'limited'
  | 'not reached';

type Listed = typeof walletSample;

/** What tells rows apart here. */
export const descriptionOf = (content: string): string => JSON.parse(content).description;

/** Just below the longest time that a request may be under way. */
const longestDelay = 295_000;

const refusal = (status: number, code: string): Response =>
  Response.json(
    { status: 'error', message: code, code },
    { status, headers: { 'retry-after': '0' } },
  );

const unreachable = (): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });

/** An API of wallets, of one merchant with one API key at a time. */
export class FakeApi {
  apiKey = 'key-0';
  now: () => Date = () => new Date();
  readonly #wallets: Listed[] = [];
  #late: { readonly content: string; readonly at: number }[] = [];
  readonly #created = new Map<string, number>();
  /** Requests that may have been accepted, for all that their sender knows, by the name of their row. */
  readonly arrived: Map<string, number> = new Map();

  /** How many wallets of this description were created by requests. */
  created(description: string): number {
    return this.#created.get(description) ?? 0;
  }

  /** Somebody else creates a wallet. */
  create(content: string): Listed {
    const id = `00000000-0000-4000-8000-${String(this.#wallets.length).padStart(12, '0')}`;
    const { network, ...fields } = JSON.parse(content);
    const addresses = walletSample.addresses.map((address) => ({ ...address, network }));
    const wallet = {
      ...walletSample,
      ...fields,
      id,
      created_at: this.now().toISOString(),
      addresses,
    };
    this.#wallets.push(wallet);
    return wallet;
  }

  #accept(content: string): Listed {
    const description = descriptionOf(content);
    this.#created.set(description, this.created(description) + 1);
    return this.create(content);
  }

  /** Gets to the late requests whose time has come. */
  catchUp(): void {
    const now = this.now().getTime();
    for (const { content } of this.#late.filter(({ at }) => at <= now)) this.#accept(content);
    this.#late = this.#late.filter(({ at }) => at > now);
  }

  #list(url: URL): Response {
    const at = Number(url.searchParams.get('page') ?? 1);
    const limit = Number(url.searchParams.get('limit') ?? 10);
    const total = this.#wallets.length;
    const totalPages = Math.ceil(total / limit);
    const wallets = this.#wallets.slice((at - 1) * limit, at * limit);
    return Response.json({ ...page(wallets), pagination: { total, page: at, limit, totalPages } });
  }

  /** Answers one request, which sends the row of that name. */
  async answer(url: string, init: RequestInit, treatment: Treatment, name = ''): Promise<Response> {
    if (treatment === 'not reached') throw unreachable();
    const key = new Headers(init.headers).get('x-api-key');
    if (key !== this.apiKey) return refusal(401, 'INVALID_TOKEN');
    if (init.method !== 'POST') return this.#list(new URL(url));
    if (treatment === 'refused') return refusal(400, 'VALIDATION_ERROR');
    if (treatment === 'limited') return refusal(429, 'RATE_LIMITED');
    const content = String(init.body);
    this.arrived.set(name, (this.arrived.get(name) ?? 0) + 1);
    if (treatment === 'late') this.#late.push({ content, at: this.now().getTime() + longestDelay });
    if (treatment === 'late' || treatment === 'lost on the way')
      throw new TypeError('fetch failed');
    const wallet = this.#accept(content);
    if (treatment === 'answer lost') throw new TypeError('fetch failed');
    return Response.json(success(wallet), { status: 201 });
  }
}
