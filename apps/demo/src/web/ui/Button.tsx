import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  readonly kind?: 'primary' | 'quiet' | 'plain';
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
  readonly isDanger?: boolean;
  /** Before the text; alone when there's an `aria-label` and no text. */
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly className?: string | undefined;
}

export interface ButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Ignores clicks but keeps the focus and says that work is going on. */
  readonly isPending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  isPending = false,
  children,
  onClick,
  kind,
  isSmall,
  isWide,
  isDanger,
  icon,
  iconAfter,
  className,
  ...rest
}: ButtonProps): ReactElement {
  const look = { kind, isSmall, isWide, isDanger, icon, className, children };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || rest['aria-disabled']}
      className={classOf(look)}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (!isPending) onClick?.(event);
      }}
    >
      {isPending ? (
        <span className={styles.spin} aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} />
      )}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

/** A link to a page of the app that looks like a button. */
export function ButtonLink({
  to,
  children,
  icon,
  iconAfter,
  onClick,
  ...look
}: Omit<Look, 'kind'> & {
  readonly to: string;
  readonly kind?: 'primary' | 'quiet' | 'plain' | undefined;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}): ReactElement {
  return (
    <Link href={to} className={classOf({ ...look, icon, children })} {...(onClick && { onClick })}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}

/** A button inside a sentence. */
export function TextButton({
  className,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactElement {
  return <button type="button" {...props} className={classNames(styles.link, className)} />;
}

function classOf({
  kind,
  isSmall,
  isWide,
  isDanger,
  icon,
  className,
  children,
}: {
  readonly [Key in keyof Look]?: Look[Key] | undefined;
} & { readonly children?: ReactNode }): string {
  return classNames(
    styles.btn,
    kind === 'primary' && styles.primary,
    kind === 'quiet' && styles.quiet,
    isSmall === true && styles.s,
    isWide === true && styles.wide,
    isDanger === true && styles.danger,
    icon !== undefined && children === undefined && styles.icon,
    className,
  );
}
