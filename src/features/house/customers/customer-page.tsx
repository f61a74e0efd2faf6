import type { ReactNode } from 'react';

import type { Customer } from '../../../../domain/house/customers';
import type { DeskCustomersIntents } from '../../../../machines/house/desk-customers';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { deskCustomersCopy as copy } from '../../../copy/house/desk-customers';
import { catchFocus } from '../../../ui/layer/catch-focus';
import { Badge } from '../../../ui/mark/badge';
import { Button } from '../../../ui/press/button';
import { LinkButton } from '../../../ui/press/link-button';
import { CustomerEnquiries, CustomerOrders } from './customer-lines';
import {
  CustomerLimited,
  CustomerLooks,
  CustomerMessages,
  CustomerPapers,
  CustomerPeople,
  CustomerSamples,
  CustomerTalk,
  CustomerVerifications,
} from './customer-parts';

type Parts = { shown: Customer; on: DeskCustomersIntents };

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-4">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere text-ink">{children}</dd>
  </div>
);

export const BackToSearch = ({ on }: Pick<Parts, 'on'>) => (
  <Button look="line" size="small" onClick={on.close}>
    {copy.back}
  </Button>
);

function Head({ shown: { kind, name, creditCode, status, enterprise, people }, on }: Parts) {
  const [self] = people;
  return (
    <header>
      <BackToSearch on={on} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 ref={catchFocus} className="min-w-0 text-24 wrap-anywhere">
          {name}
        </h1>
        <Badge look="grey">{copy.kinds[kind]}</Badge>
        {status !== null && <Badge look="sea">{deskCaseCopy.verification[status]}</Badge>}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        {creditCode !== null && <Fact name={copy.facts.creditCode}>{creditCode}</Fact>}
        {kind === 'person' && self && <Fact name={copy.facts.phone}>{self.phone}</Fact>}
        {kind === 'person' && self && <Fact name={copy.facts.since}>{deskCaseCopy.at(self.since)}</Fact>}
        {enterprise !== null && (
          <Fact name={copy.facts.enterprise}>
            <LinkButton className="text-left" onClick={() => on.open({ kind: 'enterprise', id: enterprise.id })}>
              {enterprise.name}
            </LinkButton>
          </Fact>
        )}
      </dl>
    </header>
  );
}

/** A customer page, open cases first. Parts hidden from the reader's role are absent. */
export function CustomerPage({ shown, on }: Parts) {
  const { kind, id, people, orders, enquiries, talk, verifications, papers, samples, limits, messages, looks } = shown;
  return (
    <>
      <Head shown={shown} on={on} />
      <div className="mt-6 grid gap-4">
        {orders !== null && <CustomerOrders {...orders} />}
        {enquiries !== null && <CustomerEnquiries {...enquiries} />}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            {kind === 'enterprise' && <CustomerPeople people={people} open={on.open} />}
            {verifications !== null && <CustomerVerifications id={id} verifications={verifications} />}
            {papers !== null && <CustomerPapers papers={papers} />}
            {samples !== null && <CustomerSamples samples={samples} />}
            {limits !== null && <CustomerLimited {...limits} />}
          </div>
          <div className="grid min-w-0 gap-4">
            {talk !== null && <CustomerTalk talk={talk} />}
            {messages !== null && <CustomerMessages messages={messages} />}
            {looks !== null && <CustomerLooks looks={looks} />}
          </div>
        </div>
      </div>
    </>
  );
}
