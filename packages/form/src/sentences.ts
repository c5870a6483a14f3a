export { problemOf, questionOf, sentenceOf } from './sentences/sentences.ts';
export type { SubmitTexts } from './texts/submitTexts.ts';
