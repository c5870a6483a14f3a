import { type ReactElement, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { isStep } from '../application/steps.ts';
import { ApplicationsPage } from '../applications/ApplicationsPage.tsx';
import { useText } from '../language/useText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPage } from './lazyPage.ts';
import { Shell } from './Shell.tsx';

const OnboardingPage = lazyPage(() =>
  import('../onboarding/OnboardingPage.tsx').then((module) => module.OnboardingPage),
);
const CustomersPage = lazyPage(() =>
  import('../customers/CustomersPage.tsx').then((module) => module.CustomersPage),
);
const CustomerPage = lazyPage(() =>
  import('../customers/CustomerPage.tsx').then((module) => module.CustomerPage),
);
const ApplicationPage = lazyPage(() =>
  import('../customers/ApplicationPage.tsx').then((module) => module.ApplicationPage),
);
const ReportPage = lazyPage(() =>
  import('../customers/ReportPage.tsx').then((module) => module.ReportPage),
);
const WalletsPage = lazyPage(() =>
  import('../wallets/WalletsPage.tsx').then((module) => module.WalletsPage),
);
const PayoutMethodsPage = lazyPage(() =>
  import('../payoutMethods/PayoutMethodsPage.tsx').then((module) => module.PayoutMethodsPage),
);
const TransactionsPage = lazyPage(() =>
  import('../transactions/TransactionsPage.tsx').then((module) => module.TransactionsPage),
);
const AddressCheckPage = lazyPage(() =>
  import('../addressCheck/AddressCheckPage.tsx').then((module) => module.AddressCheckPage),
);
const ProviderCustomers = lazyPage(() =>
  import('../provider/ProviderCustomers.tsx').then((module) => module.ProviderCustomers),
);
const ProviderAccounts = lazyPage(() =>
  import('../provider/ProviderAccounts.tsx').then((module) => module.ProviderAccounts),
);

/** The addresses of the app. */
export function App(): ReactElement {
  const [place] = useLocation();
  return (
    <ErrorBoundary place={place}>
      <Shell>
        <ErrorBoundary place={place}>
          <Suspense fallback={<Loading />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}

function Pages(): ReactElement {
  return (
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
          <TransactionsPage key={reference} reference={decoded(reference)} />
        )}
      </Route>
      <Route path="/address-check">
        <AddressCheckPage />
      </Route>
      <Route path="/address-check/list">
        <AddressCheckPage isList />
      </Route>
      <Route path="/provider/customers">
        <ProviderCustomers />
      </Route>
      <Route path="/provider/payout-methods">
        <ProviderAccounts />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** Returns a part of the address as text; as it is if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
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
