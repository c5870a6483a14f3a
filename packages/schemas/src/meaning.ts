export { fractionsOfOne } from './meaning/fractionsOfOne.ts';
export type { Meaning, MeaningBy } from './meaning/meaning.ts';
export { meaningOfAnswer } from './meaning/meaningOfAnswer.ts';
export { type ChoiceLabels, meaningOfChoice } from './meaning/meaningOfChoice.ts';
export { meaningOfCountry } from './meaning/meaningOfCountry.ts';
export { meaningOfDate } from './meaning/meaningOfDate.ts';
export { meaningOfNumber } from './meaning/meaningOfNumber.ts';
export { meaningOfShare } from './meaning/meaningOfShare.ts';
export { meaningOfWebAddress } from './meaning/meaningOfWebAddress.ts';
