import type { Rule } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { withPatience } from '../reviewer/withPatience.ts';
import { fileEmpty, fileSize, fileUnread } from '../texts/formRules.ts';
import type { Path } from '../values/path.ts';
import { ownFinding } from './ownFinding.ts';

/** Bytes of the largest file that is read. The review advises far smaller ones. */
const maxFileBytes = 64_000_000;

/** What the reading of a file depends on. */
interface ReadOptions {
  /** Where its findings belong. */
  readonly path: Path;
  /** Remedies by rule id, in the language of the page. */
  readonly remedies: Readonly<Record<string, string>>;
  /** False once another file was chosen: the rest isn't read. */
  readonly isLatest: () => boolean;
}

/**
 * Reads a file once, from its first byte to its last, so that no later step depends on a device that is slow or gone. Returns
 * why it can't be used: it is empty, larger than 64 MB, or its bytes don't arrive within 30 seconds.
 */
export async function readFile(
  file: Blob,
  { path, remedies, isLatest }: ReadOptions,
): Promise<FormFinding | undefined> {
  const found = (rule: Rule<string, never>): FormFinding => ownFinding(rule, path, remedies);
  if (file.size === 0) return found(fileEmpty);
  if (file.size > maxFileBytes) return found(fileSize);
  const reader = file.stream().getReader();
  try {
    const read = async (): Promise<void> => {
      while (isLatest()) if ((await reader.read()).done) return;
    };
    await withPatience(read());
    return undefined;
  } catch {
    return found(fileUnread);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
