import config from '@acme/passmuster-config';
import { serveReviews } from '@passmuster/form/worker';

serveReviews({
  config,
  catalogs: { fr: async () => (await import('@passmuster/kyc/fr')).fr },
});
