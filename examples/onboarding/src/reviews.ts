import { serveReviews } from '@passmuster/form/worker';

serveReviews();
