import {
  type ChangeEvent,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useText } from '../../language/useText.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import { usePlace } from '../frame/placesContext.ts';
import styles from './Documents.module.css';

/** A list item that accepts a dropped file, or a pasted one while the focus is in it. */
export function FileDrop({
  anchor,
  isFilled,
  onFile,
  children,
}: {
  readonly anchor: string;
  readonly isFilled: boolean;
  /** Takes the first file that is dropped or pasted, and the names of the others. */
  readonly onFile: (file: File, others: readonly string[]) => Promise<void>;
  readonly children: (isOver: boolean) => ReactNode;
}): ReactElement {
  const [isOver, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const take = ([file, ...others]: Iterable<File>) => {
    const names = others.map(({ name }) => name);
    if (file) void onFile(file, names);
  };
  return (
    <li
      className={classNames(styles.slot, !isFilled && styles.empty)}
      ref={usePlace(anchor)}
      id={anchor}
      data-field={anchor}
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      {children(isOver)}
    </li>
  );
}

const accept = 'application/pdf,image/png,image/jpeg';

export interface FileInput {
  readonly file: RefObject<HTMLInputElement | null>;
  readonly camera: RefObject<HTMLInputElement | null>;
  readonly choose: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Returns the state of the inputs of a slot. */
export function useFileInput(onFile: (file: File) => Promise<void>): FileInput {
  const file = useRef<HTMLInputElement>(null);
  return {
    file,
    camera: useRef<HTMLInputElement>(null),
    choose: () => file.current?.click(),
    onChange: (event) => {
      const [picked] = event.target.files ?? [];
      event.target.value = '';
      if (picked) void onFile(picked);
    },
  };
}

/** The inputs behind the buttons of a slot. */
export function FileInputs({
  input,
  title,
}: {
  readonly input: FileInput;
  readonly title: string;
}): ReactElement {
  return (
    <>
      <input
        ref={input.file}
        type="file"
        accept={accept}
        hidden
        aria-label={title}
        onChange={input.onChange}
      />
      <input
        ref={input.camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={input.onChange}
      />
    </>
  );
}

/** What a slot shows while it is empty. */
export function EmptySlot({
  input,
  title,
  isOver,
  isChecking,
}: {
  readonly input: FileInput;
  readonly title: string;
  readonly isOver: boolean;
  readonly isChecking: boolean;
}): ReactElement {
  const t = useText();
  if (isChecking) {
    return (
      <div className={styles.drop}>
        <output>{t('Checking the file…')}</output>
      </div>
    );
  }
  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <p className={styles.choose}>
        {isOver ? (
          t('Release to add the file')
        ) : (
          <>
            <Icon name="upload" />
            <span>{t('Drop a file here or')}</span>
            <TextButton onClick={input.choose}>
              {t('choose a file')}
              <span className={ui.vh}> {t('for {title}', { title })}</span>
            </TextButton>
          </>
        )}
      </p>
      <span className={classNames(ui.phoneOnly, styles.two)}>
        <Button icon="camera" onClick={() => input.camera.current?.click()}>
          {t('Take a photo')}
        </Button>
        <Button icon="upload" onClick={input.choose}>
          {t('Choose a file')}
        </Button>
      </span>
    </div>
  );
}
