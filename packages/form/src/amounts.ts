export type {
  Amount,
  AmountFormat,
  AmountProblem,
  AmountUnit,
  ParsedAmount,
} from './amounts/amount.ts';
export { formatAmount } from './amounts/formatAmount.ts';
export { parseAmount } from './amounts/parseAmount.ts';
