import type { Identity } from '@passmuster/client/submission';
import type { PartialLabels } from '@passmuster/schemas/labels';
import type { Reviewer } from '../reviewer/reviewer.ts';
import type { DescribedFields } from './formDescriber.ts';
import type { FormSubmission } from './submitted.ts';

/** What a form starts with. */
export interface CustomerFormOptions<Values extends object> extends DescribedFields {
  /** Reviews the values: `workerReviewer` or `directReviewer`. */
  readonly reviewer: Reviewer;
  /** Sends the form at most once: `createSubmission`. Default: none, and `submit` sends nothing. */
  readonly submission?: FormSubmission | undefined;
  /** Returns the calendar date, `YYYY-MM-DD`, asked for at each review. Default: where the page is. */
  readonly today?: (() => string) | undefined;
  /** What the form holds when it opens; its keys are the fields of the form, in their order. Default: blank. */
  readonly values?: Values | undefined;
  /** Labels of a language, such as `fr` of `@passmuster/schemas/labels/fr`; its `locale` is a key of the reviewer's `catalogs`. Default: English. */
  readonly texts?: PartialLabels | undefined;
  /** Returns the values that tell one request from another. Default: the email and the phone of a customer. */
  readonly identity?: ((values: Values) => Identity) | undefined;
}
