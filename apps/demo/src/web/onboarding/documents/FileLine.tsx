import { type FileRef, type FileValue, isFileRef } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import ui from '../../ui/ui.module.css';
import styles from './Documents.module.css';
import { usePages } from './usePages.ts';

/** The size of an image, as text such as `1240 × 1754`. */
export interface Pixels {
  readonly fileId: string;
  readonly text: string;
}

/** A file by its name, kind, pages or pixels, and size. */
export function FileLine({
  value,
  name,
  pixels,
  others,
}: {
  readonly value: FileValue;
  readonly name: string;
  readonly pixels: Pixels | undefined;
  /** Titles of the other slots that have a file of this name and size. */
  readonly others: readonly string[];
}): ReactElement {
  const t = useText();
  const { bytes, list } = useFormat();
  const file = isFileRef(value) ? value : undefined;
  const pages = usePages(file);
  const extent =
    pages === undefined
      ? pixels?.fileId === file?.fileId && pixels?.text
      : pages === 1
        ? t('1 page')
        : t('{count} pages', { count: pages });
  return (
    <p className={styles.file}>
      <span>{name}</span>{' '}
      {file && (
        <span className={`${ui.muted} ${ui.nowrap}`}>
          {[kindOf(file), extent, bytes(file.size)].filter(Boolean).join(', ')}
        </span>
      )}
      {others.length > 0 && (
        <span className={ui.muted}> {t('Also added as {title}.', { title: list(others) })}</span>
      )}
    </p>
  );
}

const kindOf = ({ type, name }: FileRef): string =>
  (type.split('/')[1] ?? name.split('.').at(-1) ?? '').toUpperCase();
