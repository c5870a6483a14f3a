import { isFilledIn } from '@passmuster/findings';
import type { Cell } from './rawRecord.ts';

/** Returns true if a cell shows something: spaces and invisible characters are none. */
export const isFilledCell = (cell: Cell | undefined): boolean => isFilledIn(String(cell ?? ''));
