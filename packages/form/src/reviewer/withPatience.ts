/** Milliseconds after which an answer is given up. */
const patience = 30_000;

/** Returns the result of a promise. Rejects with a `TimeoutError` if it takes more than 30 seconds. */
export async function withPatience<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), patience);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

export const isTimeout = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'TimeoutError';
