import type { GenericSchema } from 'valibot';
import type { Issue } from './errors/issue.ts';
import { endWith } from './scope.ts';

/** What a request or an answer must keep to: one of `@passmuster/schemas/accept`. */
export interface Shape<Output = unknown> {
  /** The output, undefined for what is refused. */
  readonly accept: (value: unknown) => Output | undefined;
  /** The schema that can say why. */
  readonly load: () => Promise<GenericSchema>;
}

/** Why `value` was refused, as far as that can be loaded before `signal` is aborted. Never rejects. */
export const whyRefused = (
  { load }: Shape,
  value: unknown,
  signal: AbortSignal,
): Promise<readonly Issue[]> =>
  endWith(
    signal,
    import('./explain.ts').then(({ explain }) => explain(load, value)),
  ).catch(() => [{ path: [], message: 'Refused; the schema did not load' }]);
