export type { AddressWorker } from './addressWorker.ts';
export {
  type AddressBatch,
  type CheckAddressFileOptions,
  checkAddressFile,
  workerPaysFrom,
} from './checkAddressFile.ts';
export { type LineVerdict, lineVerdicts } from './lineVerdict.ts';
