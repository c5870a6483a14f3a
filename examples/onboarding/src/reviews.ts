import { formSettings, serveReviews } from '@passmuster/form/worker';

// The page uploads files, where the API documents web addresses, and asks each question.
serveReviews({ rules: formSettings });
