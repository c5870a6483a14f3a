import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from './classNames.ts';
import ui from './ui.module.css';

/** A page with its title; the actions stand on the right. */
export function Page({
  title,
  lead,
  actions,
  above,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <main id="main" className={ui.page}>
      {above}
      <div className={ui.pageHead}>
        <div>
          <PageTitle>{title}</PageTitle>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={classNames(ui.row, ui.push)}>{actions}</div>}
      </div>
      {children}
    </main>
  );
}

/** Where the app was opened: its first page doesn't take the focus. */
const openedAt = location.pathname;
let hasMoved = false;

/** The `h1` of a page. Gets the focus when the page changes, so that screen readers announce it. */
export function PageTitle({ children }: { readonly children: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Passmuster`;
  }, [children]);
  useEffect(() => {
    hasMoved ||= location.pathname !== openedAt;
    if (!hasMoved || location.hash !== '') return;
    heading.current?.focus({ preventScroll: true });
    // The page before may have been scrolled down.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

export function Crumbs({
  label,
  to,
  parent,
  children,
}: {
  readonly label: string;
  readonly to: string;
  readonly parent: string;
  /** The name of the page. Default: none, if its title is right below. */
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <nav className={ui.crumbs} aria-label={label}>
      <Link href={to}>{parent}</Link>
      {children && (
        <>
          <span aria-hidden="true">/</span>
          <b>{children}</b>
        </>
      )}
    </nav>
  );
}

/** A list without entries: why it is empty, and how to start. */
export function Blank({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}): ReactElement {
  return (
    <div className={classNames(ui.card, ui.blank)}>
      <h2>{title}</h2>
      <p>{children}</p>
      {actions && <div className={classNames(ui.row, ui.center)}>{actions}</div>}
    </div>
  );
}
