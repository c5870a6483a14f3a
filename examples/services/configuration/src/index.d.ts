import type { SharedConfig } from '@passmuster/kyc';

declare const config: SharedConfig<'acme/own-website'>;
export default config;
