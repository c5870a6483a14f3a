import { _getCodePointCount } from 'valibot';
import type { Live } from './live.ts';
import { begin, type Dataset, first, type State } from './state.ts';

/** Length in Unicode code points, as valibot counts them. */
export const codePoints: (text: string) => number = _getCodePointCount;

/** valibot's own verdict on a value, for a schema the compiler does not know. */
export function accepts(schema: Live, value: unknown): boolean {
  return !schema['~run']({ value }, first).issues;
}

/** valibot's own verdict on a typed value, for an action the compiler does not know. */
export function passes(action: Live, value: unknown): boolean {
  const dataset: Dataset = { typed: true, value };
  return !(action['~run'](dataset as { value: unknown }, first) as Dataset).issues;
}

/** The verdict of generated code that makes an output on the way. */
export function yields(parse: (value: unknown, state: State) => unknown, value: unknown): boolean {
  const state = begin();
  parse(value, state);
  return state.count === 0;
}

/** The verdict of generated code; false for a value that throws when it is read. */
export function decide(test: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return test(value);
  } catch {
    return false;
  }
}
