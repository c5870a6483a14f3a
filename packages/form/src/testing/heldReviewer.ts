import { isOpen, verdictOf } from '@passmuster/findings';
import type { FormFinding, FormReview, Reviewer, ReviewRequest } from '../reviewer/reviewer.ts';

/** A reviewer whose reviews end when the test says so. */
export interface HeldReviewer extends Reviewer {
  /** The requests so far, with the functions that end them. */
  readonly requests: readonly (ReviewRequest & {
    readonly answer: (review?: Partial<FormReview>) => Promise<void>;
    readonly fail: () => Promise<void>;
  })[];
}

/** Lets promises settle that are already decided. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

export const errorAt = (
  path: FormFinding['path'],
  severity: FormFinding['severity'] = 'error',
): FormFinding => ({
  rule: `test/${path.join('-')}`,
  severity,
  path,
  message: 'wrong',
  remedy: 'Change it.',
  basis: 'practice',
  source: { title: 'Test', section: 'Form' },
});

const empty: FormReview = {
  verdict: 'clear',
  ready: true,
  open: { findings: [], requirements: [] },
  acceptances: [],
  findings: [],
  requirements: [],
  fixes: [],
  skipped: [],
  stale: [],
  remedies: {},
};

/** Returns the verdict of a review with these findings. */
export function decided(
  findings: readonly FormFinding[] = [],
): Pick<FormReview, 'verdict' | 'ready' | 'open'> {
  const verdict = verdictOf(findings);
  const open = { findings: findings.filter(isOpen), requirements: [] };
  return { verdict, ready: verdict === 'clear', open };
}

export function heldReviewer(): HeldReviewer {
  const requests: HeldReviewer['requests'][number][] = [];
  return {
    requests,
    review: (request) =>
      new Promise((resolve, reject) => {
        requests.push({
          ...request,
          answer: async (review = {}) => {
            resolve({ ...empty, ...decided(review.findings), ...review });
            await settle();
          },
          fail: async () => {
            reject(new Error('no reviewer'));
            await settle();
          },
        });
      }),
    keep: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    checkFile: () => Promise.resolve([]),
    body: (values) => Promise.resolve(new Blob([JSON.stringify(values)])),
    close: () => undefined,
  };
}
