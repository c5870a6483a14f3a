import {
  type ReactElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { Redirect } from 'wouter';
import { type Application, openApplication } from '../../integration/application.ts';
import { type Step, stepHref } from '../application/steps.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { ActivityStep } from './activity/ActivityStep.tsx';
import { BusinessStep } from './business/BusinessStep.tsx';
import { DraftProvider } from './DraftProvider.tsx';
import { DocumentsStep } from './documents/DocumentsStep.tsx';
import { useProblem } from './draft/useProblem.ts';
import { Flow } from './frame/Flow.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { OwnersStep } from './owners/OwnersStep.tsx';
import { keepAttempt } from './review/keepAttempt.ts';
import { ReviewStep } from './review/ReviewStep.tsx';

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
  const application = useOpened(id);
  if (application === 'missing') return <MissingDraft />;
  if (application?.id !== id) return <LoadingDraft />;
  return <DraftPage key={id} application={application} step={step} />;
}

/** Shows a draft, or why it can't be shown. */
function DraftPage({
  application,
  step,
}: {
  readonly application: Application;
  readonly step: Step;
}): ReactElement {
  const { draft, form } = application;
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  const submitted = useSyncExternalStore(form.subscribe, () => form.state.status.kind);
  const t = useText();
  const problem = useProblem(draft);
  if (state === 'asking') return <LoadingDraft />;
  if (state === 'elsewhere') {
    return <OpenElsewhere id={application.id} problem={problem} onContinue={draft.takeOver} />;
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
  if (state === 'gone' && (submitted === 'loading' || submitted === 'editing')) {
    return <MissingDraft />;
  }
  // Nothing of it can be changed any more.
  if (submitted === 'created' && step !== 'review') {
    return <Redirect to={stepHref(application.id, 'review')} replace />;
  }
  const StepPage = pages[step];
  return (
    <DraftProvider application={application}>
      <Flow step={step}>
        <StepPage key={step} />
      </Flow>
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

/** Opens an application while the page shows it. `missing` if the browser forbids storage. */
function useOpened(id: string): Application | 'missing' | undefined {
  const { language, t } = useLanguage();
  const [opened, setOpened] = useState<Application | 'missing'>();
  // Another language is given to the form that is open.
  const open = useEffectEvent((draft: string) =>
    openApplication(draft, t.labels, ({ values, state }) =>
      keepAttempt(draft, values, state, language),
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    const opening = open(id);
    opening.then(
      (application) => isCurrent && setOpened(application),
      () => isCurrent && setOpened('missing'),
    );
    return () => {
      isCurrent = false;
      setOpened(undefined);
      opening.then(({ close }) => close()).catch(() => undefined);
    };
  }, [id]);
  return opened;
}
