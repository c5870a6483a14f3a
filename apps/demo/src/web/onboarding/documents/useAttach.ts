import { useState } from 'react';
import { localToday } from '../../../integration/today.ts';
import type { FileRef } from '../../../integration/values.ts';
import type { DraftFinding } from '../../application/draftReview.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useLanguage } from '../../language/useText.ts';
import { runJob } from '../../review/worker.ts';
import { keepFile } from '../../storage/files.ts';

/** Files over this size aren't read at all; the review refuses far smaller ones. */
const readable = 64_000_000;

export interface Refusal {
  readonly text: string;
  readonly finding?: DraftFinding | undefined;
}

export interface Attach {
  readonly attach: (file: File) => Promise<void>;
  readonly isChecking: boolean;
  /** Why the last file wasn't kept. */
  readonly refusal: Refusal | undefined;
}

/** Checks a file by its bytes before it is kept. A refused file changes nothing. */
export function useAttach(onAttached: (file: FileRef) => void): Attach {
  const { language, t } = useLanguage();
  const { bytes } = useFormat();
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const attach = async (file: File) => {
    setRefusal(undefined);
    if (file.size > readable) {
      setRefusal({
        text: t('{name} is too large ({size}). Upload a file of up to 10 MB.', {
          name: file.name,
          size: bytes(file.size),
        }),
      });
      return;
    }
    setChecking(true);
    try {
      const kept = await keepFile(file);
      const [finding] = await runJob<'check-file'>({
        kind: 'check-file',
        file: kept,
        asOf: localToday(),
        language,
      });
      if (finding) {
        setRefusal({
          text: `${t('{name} wasn’t added.', { name: file.name })} ${finding.remedy}`,
          finding,
        });
      } else onAttached(kept);
    } catch {
      setRefusal({ text: t('This file can’t be read. Choose it again, or choose another.') });
    } finally {
      setChecking(false);
    }
  };
  return { attach, isChecking, refusal };
}
