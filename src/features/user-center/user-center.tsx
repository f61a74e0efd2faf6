import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  selectUserCenter,
  selectVerificationActor,
  userCenterIntents,
  type UserCenterActor,
  type UserCenterIntents,
  type UserCenterView as View,
} from '../../../machines/user-center';
import { selectVerification, verificationIntents, type VerificationActor } from '../../../machines/verification';
import { CenterFrame } from './center-frame';
import { SpecialPage, WholeVehiclePage } from './order-pages';
import { Threshold } from './threshold';
import { VerificationPageView, type VerificationParts } from './verification-page';
import { Workplace } from './workplace';

type UserCenterViewProps = { view: View; on: UserCenterIntents; papers?: VerificationParts };

function Page({ view: { page, person, stage }, papers }: Pick<UserCenterViewProps, 'view' | 'papers'>) {
  if (stage !== 'inside' || !person || !papers) return null;
  switch (page) {
    case 'workplace':
      return <Workplace person={person} papers={papers.view} />;
    case 'verification':
      return <VerificationPageView {...papers} />;
    case 'wholeVehicle':
      return <WholeVehiclePage person={person} />;
    case 'special':
      return <SpecialPage person={person} />;
  }
}

export function UserCenterView({ view, on, papers }: UserCenterViewProps) {
  const isInside = view.stage === 'inside' && papers !== undefined;
  return (
    <CenterFrame person={isInside ? view.person : null} page={view.page} onSignOut={on.signOut}>
      {isInside ? <Page view={view} papers={papers} /> : <Threshold view={view} onRetry={on.retry} />}
    </CenterFrame>
  );
}

type InsideProps = { view: View; on: UserCenterIntents; verification: VerificationActor };

function Inside({ view, on, verification }: InsideProps) {
  const papers = useSelector(verification, selectVerification, shallowEqual);
  const intents = useMemo(() => verificationIntents(verification), [verification]);
  return <UserCenterView view={view} on={on} papers={{ view: papers, on: intents }} />;
}

export function UserCenter({ actor }: { actor: UserCenterActor }) {
  const view = useSelector(actor, selectUserCenter, shallowEqual);
  const verification = useSelector(actor, selectVerificationActor);
  const on = useMemo(() => userCenterIntents(actor), [actor]);
  return verification ? (
    <Inside view={view} on={on} verification={verification} />
  ) : (
    <UserCenterView view={view} on={on} />
  );
}
