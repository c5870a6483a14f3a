import { createSandbox } from '@passmuster/sandbox';

export const answer: Promise<Response> = createSandbox().fetch('http://sandbox/api/asset-codes');
