import { claimDraft, type DraftClaim } from '@passmuster/form/drafts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after which a draft that isn't ours is open elsewhere. */
const patience = 300;

export interface Claim {
  readonly isOurs: boolean;
  /** True while another tab has the draft. */
  readonly isElsewhere: boolean;
  readonly takeOver: () => void;
}

/** Claims a draft for this tab while the component is mounted. */
export function useClaim(id: string): Claim {
  const claim = useRef<DraftClaim>(undefined);
  const [isOurs, setOurs] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const made = claimDraft(id, () => {
      setOurs(made.isOurs);
      setElsewhere(!made.isOurs);
    });
    claim.current = made;
    setOurs(made.isOurs);
    const timer = setTimeout(() => setElsewhere(!made.isOurs), patience);
    return () => {
      clearTimeout(timer);
      setOurs(false);
      setElsewhere(false);
      made.release();
    };
  }, [id]);
  return { isOurs, isElsewhere, takeOver: useCallback(() => claim.current?.takeOver(), []) };
}
