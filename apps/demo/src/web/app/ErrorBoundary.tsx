import { Component, type ReactElement, type ReactNode } from 'react';
import { useOnline } from '../api/useOnline.ts';
import { useText } from '../language/useText.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';

interface ErrorBoundaryProps {
  /** Where the reader is: another place is shown again. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Says that a page failed or couldn't be loaded, instead of leaving the window white, and offers a way back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (place !== this.props.place && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed(): ReactElement {
  const t = useText();
  const isOnline = useOnline();
  return (
    <Page title={t('This page couldn’t be shown')}>
      <Blank
        title={isOnline ? t('Something went wrong') : t('You’re offline')}
        actions={
          <>
            {isOnline && (
              // A chunk that failed stays failed until the page is loaded again.
              <Button kind="primary" onClick={() => location.reload()}>
                {t('Try again')}
              </Button>
            )}
            <ButtonLink to="/applications">{t('View applications')}</ButtonLink>
          </>
        }
      >
        {isOnline
          ? t('What you entered is saved on this device.')
          : t('Open this page again once you’re connected. What you entered is saved.')}
      </Blank>
    </Page>
  );
}
