import * as v from 'valibot';
import type { Answer } from '../api/failure.ts';
import { callControl } from './callControl.ts';

/** Asks whether the sandbox answers. Apart from its other controls: every page asks this. */
export const sandboxStatus = (signal?: AbortSignal): Promise<Answer<unknown>> =>
  callControl(v.unknown(), 'GET', '/status', { signal });
