import { type ReactElement, useEffect, useState } from 'react';
import { type ApplicationSubmission, openSubmission } from '../../integration/submission.ts';
import type { Step } from '../application/steps.ts';
import { useText } from '../language/useText.ts';
import type { StoredDraft } from '../storage/draft.ts';
import { loadDraft } from '../storage/drafts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { ActivityStep } from './activity/ActivityStep.tsx';
import { BusinessStep } from './business/BusinessStep.tsx';
import { DocumentsStep } from './documents/DocumentsStep.tsx';
import { DraftProvider } from './draft/DraftProvider.tsx';
import { Flow } from './frame/Flow.tsx';
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
  const t = useText();
  const [opened, setOpened] = useState<OpenDraft | 'missing'>();
  useEffect(() => {
    let isCurrent = true;
    openDraft(id).then(
      (found) => isCurrent && setOpened(found ?? 'missing'),
      () => isCurrent && setOpened('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (opened === 'missing') {
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
  if (opened?.draft.id !== id) {
    return (
      <Page title={t('Application')}>
        <SkeletonRows label={t('Loading the application')} />
      </Page>
    );
  }
  const StepPage = pages[step];
  return (
    <DraftProvider key={id} draft={opened.draft} submission={opened.submission}>
      <SubmitProvider submission={opened.submission}>
        <Flow step={step}>
          <StepPage key={step} />
        </Flow>
      </SubmitProvider>
    </DraftProvider>
  );
}

interface OpenDraft {
  readonly draft: StoredDraft;
  readonly submission: ApplicationSubmission;
}

async function openDraft(id: string): Promise<OpenDraft | undefined> {
  const [draft, submission] = await Promise.all([loadDraft(id), openSubmission(id)]);
  return draft && { draft, submission };
}
