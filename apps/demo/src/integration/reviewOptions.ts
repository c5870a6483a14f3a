import type { DirectReviewerOptions } from '@passmuster/form/reviewer';
import { formTexts } from './formTexts.ts';

/** How this form reviews: for the page's worker, its reports and the tests. */
export const reviewOptions = {
  rules: {
    // Files that can't be opened and shares that don't add up are cheap to fix now and slow to fix after a submission, so
    // this form doesn't send them. A passport is uploaded, never linked (SPEC-GAP 23).
    'document/image-bytes': 'error',
    'document/whole-image': 'error',
    'document/image-size': 'error',
    'business/ownership-sum': 'error',
    'owner/image-address': 'off',
    // Each question is asked. The API reads one without an answer as no, which nobody has said.
    'business/flags-answered': 'warning',
    // The examples use the names and numbers that are reserved for examples.
    'email/public-domain': 'off',
    'business/website-public': 'off',
    'phone/fictional': 'off',
  },
  catalogs: {
    en: async () => formTexts('en'),
    fr: async () => formTexts('fr'),
    'pt-BR': async () => formTexts('pt-BR'),
    'pt-PT': async () => formTexts('pt-PT'),
  },
} as const satisfies DirectReviewerOptions;
