import { expect } from 'vitest';
import type { ContractAnswer, ContractApi } from '../contract/contractApi.ts';
import type { Probe } from '../contract/probe.ts';

/** What a service answers: one answer to everything, or one that depends on the request. */
type Service = object | ((path: string, more: object) => object);

const answerOf = (given: object): ContractAnswer => {
  const { status = 200, ...body } = given as { readonly status?: number };
  return { status, body, text: JSON.stringify(body) };
};

function apiOf(service: Service): ContractApi {
  const ask = (path: string, more: object): ContractAnswer =>
    answerOf(typeof service === 'function' ? service(path, more) : service);
  return {
    apiKey: 'a-key',
    get: async (path, credentials = {}) => ask(path, credentials),
    send: async (method, path, body) => ask(`${method} ${path}`, body ?? {}),
    count: () => 0,
  };
}

/** A probe, what a service answers it, and what the probe must find. Texts may be given as patterns. */
export interface ProbeRow {
  readonly gap: number;
  readonly reading: RegExp;
  readonly service: Service;
  readonly finds: object;
}

/** Asks the one probe of a gap whose reading matches, and compares what it finds. */
export async function expectSettled(
  probes: readonly Probe[],
  { gap, reading, service, finds }: ProbeRow,
): Promise<void> {
  const found = probes.filter((probe) => probe.gap === gap && reading.test(probe.reading));
  expect(found.map((probe) => probe.gap)).toEqual([gap]);
  const patterns = Object.entries(finds).map(([key, value]) => [
    key,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ]);
  expect(await found[0]?.settle(apiOf(service))).toMatchObject(Object.fromEntries(patterns));
}

/** Returns an answer of 400 with a code. */
export const code = (value: string): object => ({ status: 400, code: value });
