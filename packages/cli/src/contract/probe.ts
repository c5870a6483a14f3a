import type { ContractAnswer, ContractApi } from './contractApi.ts';

/** What a probe found out. `unsettled`: the answer doesn't tell. */
export interface Observation {
  readonly verdict: 'confirmed' | 'differs' | 'unsettled';
  /** What the service did, in words of our own, with its status and code. */
  readonly saw: string;
  /** Switches of the sandbox that make it do the same. */
  readonly switches?: Readonly<Record<string, unknown>>;
}

/** One reading of the specification, and how to compare it with a service. */
export interface Probe {
  /** Number of the gap in SPEC.md. */
  readonly gap: number;
  /** What this project reads. */
  readonly reading: string;
  readonly settle: (api: ContractApi) => Promise<Observation>;
}

/** Returns a field of a JSON object, or undefined. */
export const fieldOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => Object(part)[key], value);

/** Returns the elements of a list, or none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the status and the error code. A code of other characters is not repeated. */
export function shown({ status, body }: ContractAnswer): string {
  const code = fieldOf(body, 'code') ?? fieldOf(body, 'error', 'code');
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)
    ? `${status} ${code}`
    : `${status}`;
}

export const isSuccess = ({ status }: ContractAnswer): boolean => status >= 200 && status < 300;

export const isRefusal = ({ status }: ContractAnswer): boolean => status >= 400 && status < 500;

export const confirmed = (saw: string): Observation => ({ verdict: 'confirmed', saw });

export const unsettled = (saw: string): Observation => ({ verdict: 'unsettled', saw });

export const differs = (
  saw: string,
  switches?: Readonly<Record<string, unknown>>,
): Observation => ({ verdict: 'differs', saw, ...(switches === undefined ? {} : { switches }) });

/** Compares the status that a refused request gets; the switch of the sandbox named `name` holds another one. */
export async function settleStatus(
  api: ContractApi,
  path: string,
  expected: number,
  name: string,
): Promise<Observation> {
  const answer = await api.get(path);
  const { status } = answer;
  if (status === expected) return confirmed(shown(answer));
  return differs(shown(answer), status >= 400 && status <= 599 ? { [name]: status } : undefined);
}
