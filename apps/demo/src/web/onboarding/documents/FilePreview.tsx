import { type FileRef, type FileValue, isFileRef } from '@passmuster/form';
import { type ReactElement, useState } from 'react';
import { useText } from '../../language/useText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import type { Pixels } from './FileLine.tsx';
import styles from './FilePreview.module.css';
import { useFileUrl } from './useFileUrl.ts';

const isImage = ({ type }: FileRef): boolean => type === 'image/png' || type === 'image/jpeg';

/** A small picture of what a slot holds, which opens it. */
export function SlotThumbnail({
  value,
  title,
  onSize,
}: {
  readonly value: FileValue;
  readonly title: string;
  readonly onSize: (pixels: Pixels) => void;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  if (!isFileRef(value)) {
    return (
      <span className={styles.thumb} aria-hidden="true">
        <Icon name="link" />
      </span>
    );
  }
  return (
    <>
      <Thumbnail
        file={value}
        onOpen={() => setOpen(true)}
        onSize={(width, height) => onSize({ fileId: value.fileId, text: `${width} × ${height}` })}
      />
      <FilePreview file={value} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A small picture of a file; opens the preview. */
function Thumbnail({
  file,
  onOpen,
  onSize,
}: {
  readonly file: FileRef;
  readonly onOpen: () => void;
  /** Called with the size of an image in pixels. */
  readonly onSize: (width: number, height: number) => void;
}): ReactElement {
  const t = useText();
  const url = useFileUrl(isImage(file) ? file : undefined);
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={t('Preview {name}', { name: file.name })}
      onClick={onOpen}
    >
      {url === undefined ? (
        <span className={styles.kind} aria-hidden="true">
          {isImage(file) ? '' : 'PDF'}
        </span>
      ) : (
        <img
          src={url}
          alt=""
          className={styles.photo}
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize(naturalWidth, naturalHeight)
          }
        />
      )}
    </button>
  );
}

/** A file as large as the screen allows. Nothing leaves the device. */
function FilePreview({
  file,
  title,
  isOpen,
  onClose,
}: {
  readonly file: FileRef;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const t = useText();
  const url = useFileUrl(isOpen ? file : undefined);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <p className={`${ui.muted} ${ui.small}`}>{file.name}</p>
      <div className={styles.sheetPage}>
        {url !== undefined &&
          (isImage(file) ? (
            <img src={url} alt={file.name} />
          ) : (
            <iframe src={url} title={file.name} />
          ))}
      </div>
      {url !== undefined && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {t('Open in a new tab')}
          </a>
        </p>
      )}
    </Dialog>
  );
}
