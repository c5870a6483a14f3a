import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { isStep } from '../application/steps.ts';
import { ApplicationsPage } from '../applications/ApplicationsPage.tsx';
import { useText } from '../language/useText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { Shell } from './Shell.tsx';

/** Returns a page in a chunk of its own. */
const page = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((component) => ({ default: component })));

const OnboardingPage = page(() =>
  import('../onboarding/OnboardingPage.tsx').then((module) => module.OnboardingPage),
);
const CustomersPage = page(() =>
  import('../customers/CustomersPage.tsx').then((module) => module.CustomersPage),
);
const CustomerPage = page(() =>
  import('../customers/CustomerPage.tsx').then((module) => module.CustomerPage),
);
const ApplicationPage = page(() =>
  import('../customers/ApplicationPage.tsx').then((module) => module.ApplicationPage),
);
const ReportPage = page(() =>
  import('../customers/ReportPage.tsx').then((module) => module.ReportPage),
);
const WalletsPage = page(() =>
  import('../wallets/WalletsPage.tsx').then((module) => module.WalletsPage),
);
const PayoutMethodsPage = page(() =>
  import('../payoutMethods/PayoutMethodsPage.tsx').then((module) => module.PayoutMethodsPage),
);
const TransactionsPage = page(() =>
  import('../transactions/TransactionsPage.tsx').then((module) => module.TransactionsPage),
);
const AddressCheckPage = page(() =>
  import('../addressCheck/AddressCheckPage.tsx').then((module) => module.AddressCheckPage),
);

/** The addresses of the app. */
export function App(): ReactElement {
  return (
    <Shell>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Redirect to="/applications" replace />
          </Route>
          <Route path="/applications">
            <ApplicationsPage />
          </Route>
          <Route path="/applications/:draft/:step">
            {({ draft, step }) =>
              isStep(step) ? <OnboardingPage id={draft} step={step} /> : <NotFound />
            }
          </Route>
          <Route path="/customers">
            <CustomersPage />
          </Route>
          <Route path="/customers/:id">{({ id }) => <CustomerPage key={id} id={id} />}</Route>
          <Route path="/customers/:id/application">
            {({ id }) => <ApplicationPage key={id} id={id} />}
          </Route>
          <Route path="/customers/:id/report">{({ id }) => <ReportPage id={id} />}</Route>
          <Route path="/wallets/:id?">
            {({ id }) => <WalletsPage {...(id !== undefined && { selected: id })} />}
          </Route>
          <Route path="/payout-methods">
            <PayoutMethodsPage />
          </Route>
          <Route path="/transactions/:reference?">
            {({ reference = '' }) => (
              <TransactionsPage key={reference} reference={decodeURIComponent(reference)} />
            )}
          </Route>
          <Route path="/address-check">
            <AddressCheckPage />
          </Route>
          <Route path="/address-check/list">
            <AddressCheckPage isList />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </Shell>
  );
}

function Loading(): ReactElement {
  const t = useText();
  return (
    <main>
      <SkeletonRows label={t('Loading')} />
    </main>
  );
}

function NotFound(): ReactElement {
  const t = useText();
  return (
    <Page title={t('Page not found')}>
      <Blank
        title={t('This page doesn’t exist')}
        actions={<ButtonLink to="/applications">{t('View applications')}</ButtonLink>}
      >
        {t('Check the address, or start from the applications.')}
      </Blank>
    </Page>
  );
}
