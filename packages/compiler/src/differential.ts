export {
  type Comparison,
  type Compiled,
  compareWithValibot,
  type Tally,
} from './differential/compareWithValibot.ts';
export type { Random } from './differential/random.ts';
