import { type FileValue, type FormFinding, isFileRef } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useText } from '../../language/useText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Details } from '../../ui/Details.tsx';
import field from '../../ui/Field.module.css';
import { Finding } from '../../ui/Finding.tsx';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/ui.module.css';
import { FieldFindings } from '../fields/FieldFindings.tsx';
import { focusControl } from '../frame/focusControl.ts';
import styles from './Documents.module.css';
import { EmptySlot, FileDrop, FileInputs, useFileInput } from './FileDrop.tsx';
import { FileLine, type Pixels } from './FileLine.tsx';
import { FilePreview, Thumbnail } from './FilePreview.tsx';
import { useAttach } from './useAttach.ts';

export interface SlotProps {
  /** ID to link to while it is empty, and the field of its findings. */
  readonly id: string;
  /** ID to link to for what is in it. */
  readonly place?: string | undefined;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly isRecommended?: boolean;
  readonly isOptional?: boolean;
  readonly value: FileValue;
  readonly findings: readonly FormFinding[];
  /** Where files are attached: a slot of the form, or the path of a field. */
  readonly attachTo: string;
  /** Shows what the form holds now. */
  readonly onChange: () => void;
  /** What else is to be said of the file. */
  readonly children?: ReactNode;
}

/** A place for one document. The whole slot accepts a drop; a refused file changes nothing. */
export function DocumentSlot(props: SlotProps): ReactElement {
  const { id, title, hint, isRecommended = false, isOptional = false } = props;
  const { place, value, findings, attachTo, onChange, children } = props;
  const application = useForm();
  const t = useText();
  const [before, setBefore] = useState<{ readonly undo: () => void; readonly text: string }>();
  const { attach, isChecking, refusal } = useAttach(attachTo, () => {
    setBefore(
      isFileRef(value)
        ? {
            undo: () => application.set(attachTo, value),
            text: t('Replaced {name}.', { name: value.name }),
          }
        : undefined,
    );
    onChange();
  });
  const input = useFileInput(attach);
  const [pixels, setPixels] = useState<Pixels>();
  const name = nameOf(value, t('Linked image'));
  const isFilled = value !== '';
  const problems = (
    <>
      {refusal && (
        <div id={`${id}-refusal`} role="alert">
          <Finding tone="error" text={refusal.text}>
            {refusal.finding && (
              <Details rows={[[t('Rule'), <code key="rule">{refusal.finding.rule}</code>]]} />
            )}
          </Finding>
        </div>
      )}
      {!refusal && <FieldFindings id={`${id}-findings`} findings={findings} />}
    </>
  );
  const undo = before && (
    <p className={styles.swap}>
      <output>{before.text}</output>{' '}
      <TextButton
        onClick={() => {
          before.undo();
          onChange();
          setBefore(undefined);
        }}
      >
        {t('Undo')}
      </TextButton>
    </p>
  );
  return (
    <FileDrop isFilled={isFilled} id={id} onFile={attach}>
      {(isOver) => (
        <>
          <FileInputs input={input} title={title} />
          {isFilled && <SlotThumbnail value={value} title={title} onSize={setPixels} />}
          <div className={styles.slotText} id={place}>
            <h3>
              {title}
              {isRecommended && (
                <span className={`${ui.muted} ${ui.reg}`}> {t('(recommended)')}</span>
              )}
              {isOptional && <span className={`${ui.muted} ${ui.reg}`}> {t('(optional)')}</span>}
            </h3>
            {isFilled ? (
              <FileLine value={value} name={name} pixels={pixels} />
            ) : (
              hint && <p className={field.hint}>{hint}</p>
            )}
            {isFilled && children}
            {undo}
            {problems}
          </div>
          {isFilled ? (
            <div className={styles.slotActs}>
              <SlotBadge findings={findings} isChecking={isChecking} />
              <Button isSmall isPending={isChecking} onClick={input.choose}>
                {t('Replace')}
                <span className={ui.vh}> {name}</span>
              </Button>
              <Button
                kind="quiet"
                isSmall
                icon="remove"
                aria-label={t('Remove {name}', { name })}
                onClick={() => {
                  const undo = application.detach(attachTo);
                  setBefore({ undo, text: t('Removed {name}.', { name }) });
                  onChange();
                  setTimeout(() => focusSlot(id), 0);
                }}
              />
            </div>
          ) : (
            <EmptySlot input={input} title={title} isOver={isOver} isChecking={isChecking} />
          )}
        </>
      )}
    </FileDrop>
  );
}

/** Focuses a button of an empty slot. A phone shows others than a desk. */
function focusSlot(id: string): void {
  const slot = document.getElementById(id);
  if (slot) focusControl(slot);
}

function SlotThumbnail({
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

function SlotBadge({
  findings,
  isChecking,
}: {
  readonly findings: readonly FormFinding[];
  readonly isChecking: boolean;
}): ReactElement {
  const t = useText();
  if (isChecking) return <Badge tone="neutral">{t('Checking…')}</Badge>;
  const hasError = findings.some(({ severity }) => severity === 'error');
  if (hasError) return <Badge tone="error">{t('To fix')}</Badge>;
  return findings.length > 0 ? (
    <Badge tone="warning">{t('To look at')}</Badge>
  ) : (
    <Badge tone="success" icon="check">
      {t('Added')}
    </Badge>
  );
}

const nameOf = (value: FileValue, linked: string): string =>
  isFileRef(value) ? value.name : linked;
