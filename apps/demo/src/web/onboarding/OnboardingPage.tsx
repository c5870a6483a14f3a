import { type ReactElement, useEffect, useRef, useState } from 'react';
import { openApplication } from '../../integration/application.ts';
import { followStorage, openStorage } from '../../integration/storage.ts';
import type { Step } from '../application/steps.ts';
import { useLanguage } from '../language/useText.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { ActivityStep } from './activity/ActivityStep.tsx';
import { BusinessStep } from './business/BusinessStep.tsx';
import { DocumentsStep } from './documents/DocumentsStep.tsx';
import { DraftProvider } from './draft/DraftProvider.tsx';
import { useClaim } from './draft/useClaim.ts';
import { Flow } from './frame/Flow.tsx';
import { type OpenedDraft, openDraft } from './openDraft.ts';
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
  const { language, t } = useLanguage();
  const { isOurs, isElsewhere, takeOver } = useClaim(id);
  const [opened, setOpened] = useOpenedDraft(id, isOurs);
  if (isElsewhere) {
    return (
      <Page title={t('Application')}>
        <Blank
          title={t('This application is open in another tab')}
          actions={
            <Button kind="primary" onClick={takeOver}>
              {t('Continue here')}
            </Button>
          }
        >
          {t('If you continue here, the other tab stops saving.')}
        </Blank>
      </Page>
    );
  }
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
    <DraftProvider
      key={`${id} ${opened.draft.version}`}
      opened={opened}
      onConflict={(draft) =>
        setOpened({ ...opened, draft, application: openApplication(draft.values, language) })
      }
    >
      <SubmitProvider submission={opened.submission}>
        <Flow step={step}>
          <StepPage key={step} />
        </Flow>
      </SubmitProvider>
    </DraftProvider>
  );
}

/** Opens a draft while it is this tab's, each time from what is stored. */
function useOpenedDraft(
  id: string,
  isOurs: boolean,
): readonly [
  opened: OpenedDraft | 'missing' | undefined,
  setOpened: (opened: OpenedDraft) => void,
] {
  const { language } = useLanguage();
  const [opened, setOpened] = useState<OpenedDraft | 'missing'>();
  const firstLanguage = useRef(language);
  useEffect(() => {
    if (!isOurs) return;
    let isCurrent = true;
    openDraft(id, firstLanguage.current).then(
      (found) => isCurrent && setOpened(found ?? 'missing'),
      () => isCurrent && setOpened('missing'),
    );
    return () => {
      isCurrent = false;
      setOpened(undefined);
    };
  }, [id, isOurs]);
  useEffect(() => {
    if (typeof opened !== 'object') return undefined;
    const { draft, submission, application } = opened;
    const look = async () => {
      const stored = await (await openStorage()).load(draft.id);
      // It has expired, or another tab has deleted it. What was sent says itself what became of it.
      if (!stored && submission.state.attempt === undefined) setOpened('missing');
    };
    const unfollow = followStorage(() => void look().catch(() => undefined));
    return () => {
      unfollow();
      application.close();
    };
  }, [opened]);
  return [opened, setOpened];
}
