import type { Finding } from '@passmuster/findings';

/** What a page shows of a finding. A requirement has no severity. */
export type Found = Pick<Finding, 'rule' | 'path'> &
  Partial<Pick<Finding, 'remedy' | 'severity' | 'text' | 'parameters'>>;
