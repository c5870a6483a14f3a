/// <reference lib="webworker" />
import { serveReviews } from '../worker.ts';

serveReviews({ catalogs: { fr: () => import('../texts/fr.ts') } });
