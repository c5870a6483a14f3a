import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { stepHref, stepTitles } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toneIcons } from '../../ui/tone.ts';
import { useApplication } from '../draft/applicationContext.ts';
import styles from './JumpLink.module.css';
import { usePlaces } from './placesContext.ts';
import type { TodoItem } from './todo.ts';

const tones = { error: 'error', missing: 'neutral', warning: 'warning' } as const;

/** A link to the field of an entry. The field gets the focus, also when it's on this step already. */
export function JumpLink({
  item,
  onJump,
}: {
  readonly item: TodoItem;
  /** Goes to the field. Default: at once. */
  readonly onJump?: ((target: string) => void) | undefined;
}): ReactElement {
  const t = useText();
  const { id } = useApplication();
  const { goTo } = usePlaces();
  const tone = tones[item.kind];
  return (
    <Link
      className={styles.jump}
      data-tone={tone}
      href={stepHref(id, item.step, item.target)}
      onClick={() => (onJump ?? goTo)(item.target)}
    >
      <Icon name={toneIcons[tone]} />
      <span>{item.label}</span>
      <small>{item.note || t(stepTitles[item.step])}</small>
    </Link>
  );
}
