import {
  type DirectReviewerOptions,
  exampleDataSettings,
  formSettings,
} from '@passmuster/form/reviewer';
import { formTexts } from './formTexts.ts';

/** How this form reviews: for the page's worker, its reports and the tests. Its examples use what is reserved for examples. */
export const reviewOptions = {
  rules: { ...formSettings, ...exampleDataSettings },
  catalogs: {
    en: async () => formTexts('en'),
    fr: async () => formTexts('fr'),
    'pt-BR': async () => formTexts('pt-BR'),
    'pt-PT': async () => formTexts('pt-PT'),
  },
} as const satisfies DirectReviewerOptions;
