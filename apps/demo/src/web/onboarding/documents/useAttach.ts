import type { FilePlace, FormFinding } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { useState } from 'react';
import { useText } from '../../language/useText.ts';
import { useReview } from '../draft/draftContext.ts';

export interface Refusal {
  readonly text: string;
  readonly finding?: FormFinding | undefined;
}

export interface Attach {
  readonly attach: (file: File) => Promise<void>;
  readonly isChecking: boolean;
  /** Why the last file wasn't kept. */
  readonly refusal: Refusal | undefined;
}

/** Attaches files to a slot, or to the path of a field. A refused file changes nothing. */
export function useAttach(place: string | FilePlace, onAttached: () => void): Attach {
  const t = useText();
  const application = useForm();
  const { slots } = useReview();
  const [other, setOther] = useState('');
  const slot = slots.find(({ id, path }) => id === place || path?.join('.') === place);
  const { name = '', state, findings = [] } = slot?.attempt ?? {};
  const attach = async (file: File) => {
    setOther('');
    if (file.size > 0 && !(await isAccepted(file))) setOther(file.name);
    else if ((await application.attach(place, file)) === 'attached') onAttached();
  };
  const refusal = (refused: string, remedy: string): string =>
    `${t('{name} wasn’t added.', { name: refused })} ${remedy}`;
  const [finding] = state === 'refused' ? findings : [];
  return {
    attach,
    isChecking: state === 'reading',
    refusal: other
      ? { text: refusal(other, t('Save it as a PDF, JPEG or PNG, then add that.')) }
      : finding && { text: refusal(name, finding.remedy), finding },
  };
}

/** The first bytes of a PDF, a PNG and a JPEG, as Latin letters. Sources: ISO 32000-1 7.5.2, ISO/IEC 15948 5.2, ISO/IEC 10918-1 B.1. */
const starts = ['%PDF', '\x89PNG', '\xff\xd8\xff'];

/** Returns whether a file is of a kind that everyone who reviews it can open. Its bytes say so, not its name. */
export async function isAccepted(file: Blob): Promise<boolean> {
  const bytes = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => undefined);
  // What can't be read is refused for that.
  if (!bytes) return true;
  const head = String.fromCharCode(...new Uint8Array(bytes));
  // A PDF may begin with other bytes: readers look for its mark in the first 1,024.
  return head.includes('%PDF') || starts.some((start) => head.startsWith(start));
}
