import type { ChoiceLabels } from '@passmuster/schemas/meaning';
import { naicsTitles } from '@passmuster/schemas/naics';
import { customerLabels } from './customerLabels.ts';

/** What people call the choices of a list, in the languages of this program, and the titles of industries. */
export const choiceLabels: readonly ChoiceLabels[] = [...customerLabels, { industry: naicsTitles }];
