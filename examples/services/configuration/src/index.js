// @ts-check
import { defineConfig } from '@passmuster/kyc';
import { ownWebsite } from './ownWebsite.js';

export default defineConfig({
  name: 'acme',
  rules: {
    'owner/minimum-age': ['error', { years: 21 }],
    'business/ownership-sum': 'warning',
    'owner/passport-form': 'off',
  },
  ownRules: [ownWebsite],
  texts: {
    fr: {
      'acme/own-website':
        'Ceci est une page de réseau social. Indiquez l’adresse de votre propre site web.',
    },
  },
  profile: { name: 'Acme Pay', countries: ['NG', 'ZA'] },
  banks: [{ country: 'NG', name: 'Acme Microfinance Bank', code: '50999' }],
});
