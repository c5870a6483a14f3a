import type { Page } from '@playwright/test';
import type { Translate } from '../words.ts';

/** What a walk through the demo is given. */
export interface Tour {
  readonly page: Page;
  readonly demoUrl: string;
  /** A demo whose sandbox isn't running. */
  readonly demoAloneUrl: string;
  readonly t: Translate;
  /** Checks the page as it is; called in every state. */
  readonly look: (state: string) => Promise<void>;
}
