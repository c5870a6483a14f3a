import { type AddressWorker, answerAddressBatches } from '../worker.ts';

// The types of this package are those of a page, not those of a worker.
answerAddressBatches(self as unknown as AddressWorker);
