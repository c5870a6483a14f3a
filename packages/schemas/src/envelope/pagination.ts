import * as v from 'valibot';
import { openObject } from '../scalar/openObject.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The place of a page in its list. Source: API spec 1.0.0, Pagination object. */
export const PaginationSchema = openObject({
  total: count,
  page: count,
  limit: count,
  totalPages: count,
});
export type Pagination = v.InferOutput<typeof PaginationSchema>;
