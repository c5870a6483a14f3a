import { test } from './servers.ts';
import { type Translate, wordsOf } from './words.ts';

const widths = [375, 1280];
const languages = ['en', 'fr'] as const;

/** Declares journeys for a phone and a desk, each in English and in French. */
export function forEachLook(title: string, declare: (t: Translate) => void): void {
  for (const width of widths) {
    for (const language of languages) {
      test.describe(`${title}, ${width} px wide, ${language}`, () => {
        test.use({ viewport: { width, height: 900 }, locale: language });
        declare(wordsOf(language));
      });
    }
  }
}
