import type { ReactNode } from 'react';

import { mayHandInPapers } from '../../../domain/people/enterprise';
import type { CenterPerson } from '../../../machines/identity/user-center';
import type { VerificationView } from '../../../machines/identity/verification';
import { userCenterCopy } from '../../copy/people/user-center';
import { ButtonLink } from '../../ui/press/button-link';
import { centerHref } from './center-frame';
import { CenterOrdersView, type OrdersParts } from './center-orders';
import { Card, Facts, PageHead, StatusBadge } from './center-parts';

const { workplace: copy, status: statusCopy, pages, verification } = userCenterCopy;

function Papers({ view: { stage, facts }, isNatural }: { view: VerificationView; isNatural: boolean }) {
  const { status } = facts;
  if (stage === 'loading' || stage === 'unavailable')
    return (
      <p className="mt-3 text-muted">{stage === 'loading' ? verification.loading : verification.unavailable.title}</p>
    );
  const isOpen = mayHandInPapers(status);
  return (
    <>
      <p className="mt-3">
        <StatusBadge status={status} />
      </p>
      <p className="mt-2">{isNatural && status === 'NONE' ? copy.naturalPapers : statusCopy[status].text}</p>
      <ButtonLink href={centerHref('verification')} look={isOpen ? 'signal' : 'line'} className="mt-4">
        {isOpen ? copy.toVerification.open : copy.toVerification.look}
      </ButtonLink>
    </>
  );
}

type WorkplaceProps = {
  person: CenterPerson;
  papers: VerificationView;
  orders: OrdersParts;
  devices: ReactNode;
  closing: ReactNode;
};

export function Workplace({ person, papers, orders, devices, closing }: WorkplaceProps) {
  const { name, phone } = person;
  const enterprise = papers.facts.enterpriseName || person.enterpriseName;
  return (
    <>
      <PageHead title={copy.hello(name)} lead={pages.workplace} />
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={copy.account}>
          <Facts
            facts={[
              [copy.phone, phone],
              [copy.enterprise, enterprise || copy.natural],
            ]}
          />
        </Card>
        <Card title={copy.verification}>
          <Papers view={papers} isNatural={!enterprise} />
        </Card>
        <div className="md:col-span-2">
          <CenterOrdersView {...orders} />
        </div>
        <div className="md:col-span-2">{devices}</div>
        <div className="md:col-span-2">{closing}</div>
      </div>
    </>
  );
}
