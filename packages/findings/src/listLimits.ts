import { deepFreeze } from './deepFreeze.ts';
import type { Rule } from './rule.ts';

/** How many list elements a check reads. A body with more is refused as a whole. */
export interface ListLimits {
  /** In one list. */
  readonly perList: number;
  /** In all lists of a body together. */
  readonly perBody: number;
}

/** The limits unless the caller raises them. SPEC-GAP 74. */
export const listLimits: ListLimits = /* @__PURE__ */ deepFreeze({
  perList: 1000,
  perBody: 5000,
});

/** A list too long to be checked. Its elements are not read. */
export const tooManyElements: Rule<'input/too-many', never> = /* @__PURE__ */ deepFreeze({
  id: 'input/too-many',
  severity: 'error',
  basis: 'practice',
  source: { title: 'API specification 1.0.0', section: 'Limits' },
  gap: 74,
  message: 'There are more than {most} list elements, so they were not checked',
  remedy: 'There are too many entries here. Keep at most {most}.',
});
