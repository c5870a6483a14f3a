import type { Answer } from '../answer/answer.ts';
import { refusal } from '../answer/refusal.ts';

/** SPEC-GAP 48: the same for an unknown customer and for another merchant's. */
export const customerNotFound: Answer = refusal(404, 'CUSTOMER_NOT_FOUND', 'Customer not found');
