import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  deskCustomersIntents,
  selectDeskCustomers,
  type DeskCustomersActor,
  type DeskCustomersIntents,
  type DeskCustomersView as View,
} from '../../../../machines/house/desk-customers';
import { deskCustomersCopy as copy } from '../../../copy/house/desk-customers';
import { Button } from '../../../ui/press/button';
import { EmptyState } from '../../../ui/show/empty-state';
import { SeekCustomer } from './seek-customer';
import { BackToSearch, CustomerPage } from './customer-page';

type Parts = { view: View; on: DeskCustomersIntents };

export function DeskCustomersView({ view, on }: Parts) {
  const { stage, shown, failureCode } = view;
  if (stage === 'seeking') return <SeekCustomer view={view} on={on} />;
  if (stage === 'reading')
    return (
      <>
        <BackToSearch on={on} />
        <output className="block py-16 text-muted">{copy.reading}</output>
      </>
    );
  if (stage === 'shown' && shown !== null) return <CustomerPage shown={shown} on={on} />;
  const isGone = stage === 'gone';
  return (
    <EmptyState
      title={isGone ? copy.gone.title : copy.failed.title}
      text={isGone ? copy.gone.text : copy.failure[failureCode ?? 'unexpected']}
    >
      {!isGone && (
        <Button look="line" onClick={on.retry}>
          {copy.failed.retry}
        </Button>
      )}
      <BackToSearch on={on} />
    </EmptyState>
  );
}

export function DeskCustomers({ actor }: { actor: DeskCustomersActor }) {
  const view = useSelector(actor, selectDeskCustomers, shallowEqual);
  const on = useMemo(() => deskCustomersIntents(actor), [actor]);
  return <DeskCustomersView view={view} on={on} />;
}
