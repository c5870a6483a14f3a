import type { Acceptance } from '@passmuster/findings';
import { type CustomerValues, type FileRef, workerReviewer } from '@passmuster/form';
import type { FormLanguage } from './formTexts.ts';
import { nameOwners } from './nameOwners.ts';

/** What the page asks its worker besides reviews. */
export type WorkerRequest =
  | { readonly kind: 'pages'; readonly file: FileRef }
  | {
      readonly kind: 'report';
      readonly values: CustomerValues;
      readonly asOf: string;
      readonly language: FormLanguage;
      readonly accepted: readonly Acceptance[];
    };

/** A review to keep. */
export interface CheckReport {
  /** The audit record: JSON without any text or value. */
  readonly record: unknown;
  /** What to do about each finding of the record, in the language of the page. */
  readonly remedies: readonly string[];
}

let worker: Worker | undefined;
const startWorker = (): Worker => {
  worker ??= new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** Reviews off the main thread. One worker for the page, started with the first request. */
export const reviewer = nameOwners(workerReviewer(startWorker));

const ask = <Result>(request: WorkerRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const started = startWorker();
    started.addEventListener('error', reject, { once: true });
    port1.onmessage = ({ data }: MessageEvent) => {
      port1.close();
      started.removeEventListener('error', reject);
      if (Object.hasOwn(data, 'result')) resolve(data.result as Result);
      else reject(new Error('The worker failed'));
    };
    started.postMessage(request, [port2]);
  });

/** Returns the number of pages of a PDF of this device; undefined if it doesn't say. */
export const countPages = (file: FileRef): Promise<number | undefined> =>
  ask({ kind: 'pages', file });

/** Returns the report of a review of these values, with what a person accepted. */
export const reportOn = (
  values: CustomerValues,
  asOf: string,
  language: FormLanguage,
  accepted: readonly Acceptance[],
): Promise<CheckReport> => ask({ kind: 'report', values, asOf, language, accepted });
