import { answerAddressBatches } from '../bulk/worker.ts';

// The types of this package are those of a page, not those of a worker.
answerAddressBatches({
  postMessage: (message, transfer) => self.postMessage(message, { transfer }),
  addEventListener: (type, listener) => self.addEventListener(type, listener),
});
