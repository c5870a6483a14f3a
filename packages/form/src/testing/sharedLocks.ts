/** A request for a lock, as the page that made it sees it. */
interface LockRequest {
  readonly page: object;
  readonly grant: () => void;
  readonly lose: () => void;
}

/** Locks that several pages share, as Web Locks are: one ends with its page, and can be stolen. */
export function sharedLocks() {
  const held = new Map<string, LockRequest>();
  const waiting = new Map<string, LockRequest[]>();

  const grantNext = (name: string): void => {
    if (held.has(name)) return;
    const next = waiting.get(name)?.shift();
    if (!next) return;
    held.set(name, next);
    next.grant();
  };
  const remove = (name: string, request: LockRequest): void => {
    if (held.get(name) === request) held.delete(name);
    const others = waiting.get(name)?.filter((one) => one !== request);
    waiting.set(name, others ?? []);
    grantNext(name);
  };

  return {
    /** Returns the locks as one page sees them. */
    ofPage: (page: object): Pick<LockManager, 'request'> => ({
      request: (name: string, ...rest: readonly unknown[]) => {
        const { signal, steal, ifAvailable }: LockOptions = Object(rest.length > 1 ? rest[0] : {});
        const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
        if (ifAvailable && held.has(name)) return Promise.resolve().then(() => work(null));
        return new Promise<unknown>((resolve, reject) => {
          const lost = new DOMException('The lock was taken', 'AbortError');
          const request: LockRequest = {
            page,
            lose: () => reject(lost),
            grant: () => {
              void Promise.resolve()
                .then(() => work({ name }))
                .then(resolve, reject)
                .finally(() => remove(name, request));
            },
          };
          signal?.addEventListener('abort', () => {
            if (held.get(name) === request) return;
            remove(name, request);
            reject(lost);
          });
          const holder = held.get(name);
          if (steal) {
            if (holder) {
              held.delete(name);
              holder.lose();
            }
            held.set(name, request);
            request.grant();
          } else {
            waiting.set(name, [...(waiting.get(name) ?? []), request]);
            grantNext(name);
          }
        });
      },
    }),
    /** Ends a page: its locks are free, and its requests are gone. */
    endPage(page: object): void {
      for (const [name, requests] of waiting) {
        waiting.set(
          name,
          requests.filter((one) => one.page !== page),
        );
      }
      for (const [name, request] of [...held]) {
        if (request.page === page) remove(name, request);
      }
    },
  };
}
