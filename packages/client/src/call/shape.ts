import type { GenericSchema } from 'valibot';
import type { Issue } from '../errors/issue.ts';
import { endWith } from '../transport/scope.ts';

/** The shape of a request or a response: an export of `@passmuster/schemas/accept`. */
export interface Shape<Output = unknown> {
  /** Returns the output, or undefined if the value is refused. Never throws. */
  readonly accept: (value: unknown) => Output | undefined;
  /** Loads the schema that can say why. */
  readonly load: () => Promise<GenericSchema>;
}

/** Returns why `value` was refused, as far as that can be loaded before `signal` is aborted. Never rejects. */
export const whyRefused = (
  { load }: Shape,
  value: unknown,
  signal: AbortSignal,
): Promise<readonly Issue[]> =>
  endWith(
    signal,
    import('./explain.ts').then(({ explain }) => explain(load, value)),
  ).catch(() => [{ path: [], message: 'Refused; the schema did not load' }]);
