import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Step } from '../application/steps.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { ActivityStep } from './activity/ActivityStep.tsx';
import { BusinessStep } from './business/BusinessStep.tsx';
import { DocumentsStep } from './documents/DocumentsStep.tsx';
import { DraftProvider } from './draft/DraftProvider.tsx';
import { useProblem } from './draft/useProblem.ts';
import { Flow } from './frame/Flow.tsx';
import { closeDraft, type OpenedDraft, openStoredDraft } from './openDraft.ts';
import { OwnersStep } from './owners/OwnersStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { SubmitProvider } from './review/SubmitProvider.tsx';

const pages: Readonly<Record<Step, () => ReactElement>> = {
  business: BusinessStep,
  activity: ActivityStep,
  owners: OwnersStep,
  documents: DocumentsStep,
  review: ReviewStep,
};

/** `/applications/:draft/:step`: one step of an application that is kept on this device. */
export function OnboardingPage({
  id,
  step,
}: {
  readonly id: string;
  readonly step: Step;
}): ReactElement {
  const opened = useOpenedDraft(id);
  if (opened === 'missing') return <MissingDraft />;
  if (opened?.id !== id) return <LoadingDraft />;
  return <DraftPage opened={opened} step={step} />;
}

/** Shows a draft, or why it can't be shown. */
function DraftPage({
  opened,
  step,
}: {
  readonly opened: OpenedDraft;
  readonly step: Step;
}): ReactElement {
  const { draft, submission, id } = opened;
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  const loads = useSyncExternalStore(draft.subscribe, () => draft.loads);
  const t = useText();
  const problem = useProblem(draft);
  if (state === 'asking') return <LoadingDraft />;
  if (state === 'elsewhere') {
    return (
      <Page title={t('Application')}>
        <Blank
          title={t('This application is open in another tab')}
          actions={
            <Button kind="primary" onClick={draft.takeOver}>
              {t('Continue here')}
            </Button>
          }
        >
          {problem ?? t('If you continue here, the other tab stops saving.')}
        </Blank>
      </Page>
    );
  }
  if (state === 'read-only') {
    return (
      <Page title={t('Application')}>
        <Blank
          title={t('This application can’t be opened')}
          actions={<ButtonLink to="/applications">{t('View applications')}</ButtonLink>}
        >
          {problem}
        </Blank>
      </Page>
    );
  }
  // What was sent says itself what became of it.
  if (state === 'gone' && submission.state.attempt === undefined) return <MissingDraft />;
  const StepPage = pages[step];
  return (
    <DraftProvider key={`${id} ${loads}`} opened={opened}>
      <SubmitProvider submission={submission}>
        <Flow step={step}>
          <StepPage key={step} />
        </Flow>
      </SubmitProvider>
    </DraftProvider>
  );
}

function LoadingDraft(): ReactElement {
  const t = useText();
  return (
    <Page title={t('Application')}>
      <SkeletonRows label={t('Loading the application')} />
    </Page>
  );
}

function MissingDraft(): ReactElement {
  const t = useText();
  return (
    <Page title={t('Application')}>
      <Blank
        title={t('We can’t find this application')}
        actions={<ButtonLink to="/applications">{t('View applications')}</ButtonLink>}
      >
        {t('It was submitted or deleted, or it is on another device.')}
      </Blank>
    </Page>
  );
}

/** Opens a draft while the page shows it. `missing` if the browser forbids storage. */
function useOpenedDraft(id: string): OpenedDraft | 'missing' | undefined {
  const { language } = useLanguage();
  const [opened, setOpened] = useState<OpenedDraft | 'missing'>();
  const firstLanguage = useRef(language);
  useEffect(() => {
    let isCurrent = true;
    const opening = openStoredDraft(id, firstLanguage.current);
    opening.then(
      (found) => isCurrent && setOpened(found),
      () => isCurrent && setOpened('missing'),
    );
    return () => {
      isCurrent = false;
      setOpened(undefined);
      opening.then(closeDraft).catch(() => undefined);
    };
  }, [id]);
  return opened;
}
