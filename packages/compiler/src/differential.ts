export {
  type Comparison,
  compareWithValibot,
  outcome,
  type Tally,
} from './differential/compareWithValibot.ts';
export { difference } from './differential/difference.ts';
export type { Random } from './differential/random.ts';
export { withAccept } from './differential/withAccept.ts';
