export { type AddressWorker, answerAddressBatches } from './addressWorker.ts';
