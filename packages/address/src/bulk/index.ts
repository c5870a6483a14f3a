export {
  type AddressBatch,
  type CheckAddressFileOptions,
  checkAddressFile,
} from './checkAddressFile.ts';
export { type LineVerdict, lineVerdicts } from './lineVerdict.ts';
