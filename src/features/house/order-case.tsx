import { Fragment, type ReactNode } from 'react';

import type { HouseCase } from '../../../domain/house/case';
import { deskPagePath, mayOpen } from '../../../domain/house/pages';
import { CHARGES_ID, editionPath } from '../../../domain/order/papers/protocol';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { legalTexts, PROTOCOL_TEXTS } from '../../copy/content/legal-texts';
import { stateName } from '../../copy/orders/states';
import { TextLink } from '../../ui/press/text-link';
import { Comma } from '../../ui/show/comma';
import { Badge } from '../../ui/mark/badge';
import { CaseActs } from './case-acts';
import { CaseHead, type CaseParts } from './case-head';
import { CaseFilled, CaseGoods, CasePrice, CaseRouteFacts } from './case-form';
import { CaseFindings, CaseHistory, CaseInner, CaseNotes, CasePapers, CasePart } from './case-parts';

const MODES: Readonly<Partial<Record<HouseCase['mode'], string>>> = bookingSearchCopy.mode;

function orderCaseFacts({ agreed, customer, org, dst, supplier, leavesAt, submittedAt, dueAt }: HouseCase) {
  return [
    [copy.facts.customer, [customer.enterprise, customer.name, customer.phone].filter(Boolean).join(' · ')],
    [copy.facts.lane, [org, dst].flatMap((end) => end?.nameCn ?? []).join(' → ')],
    [copy.facts.supplier, supplier?.nameCn ?? ''],
    [copy.facts.leaves, leavesAt === null ? '' : copy.at(leavesAt)],
    [copy.facts.submitted, copy.at(submittedAt)],
    [copy.facts.due, dueAt === null ? '' : copy.at(dueAt)],
    [
      copy.facts.agreed,
      <Fragment key="agreed">
        <TextLink href={editionPath(agreed.protocol, agreed.version)} newTab={copy.newTab}>
          {legalTexts.edition(PROTOCOL_TEXTS[agreed.protocol], agreed.version)}
        </TextLink>
        {agreed.charges !== null && (
          <>
            <Comma />{' '}
            <TextLink href={editionPath(CHARGES_ID, agreed.charges)} newTab={copy.newTab}>
              {legalTexts.edition('charges', agreed.charges)}
            </TextLink>
          </>
        )}
      </Fragment>,
    ],
  ] as const;
}

export type Printing = { renderPrints?: ((shown: HouseCase) => ReactNode) | undefined };

export function CaseOfOrder({ view, on, shown, onOpen, renderPrints }: CaseParts<HouseCase> & Printing) {
  const { sections } = copy;
  const marks = (
    <>
      <Badge look="sea">{stateName(shown, shown.state)}</Badge>
      {shown.isDanger && <Badge look="warn">{copy.danger}</Badge>}
      <span className="text-muted">{MODES[shown.mode]}</span>
    </>
  );
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={shown.orderNo} marks={marks} facts={orderCaseFacts(shown)} />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.acts}>
            <CaseActs view={view} on={on} />
          </CasePart>
          <CasePart title={sections.goods}>
            <CaseGoods shown={shown} />
          </CasePart>
          <CasePart title={sections.findings}>
            <CaseFindings shown={shown} />
          </CasePart>
          <CasePart title={sections.filled}>
            <CaseFilled shown={shown} />
          </CasePart>
        </div>
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.way}>
            <CaseRouteFacts shown={shown} />
          </CasePart>
          <CasePart title={sections.price}>
            <CasePrice shown={shown} />
          </CasePart>
          {mayOpen('receipt', view.self.roles) && (
            <CasePart title={sections.prints}>
              <p className="mt-3">
                <TextLink href={`#${deskPagePath({ name: 'receipt', orderNo: shown.orderNo })}`} newTab={copy.newTab}>
                  {copy.receipt}
                </TextLink>
              </p>
              {shown.prints.length > 0 && renderPrints?.(shown)}
            </CasePart>
          )}
          <CasePart title={sections.papers}>
            <CasePapers shown={shown} onOpen={onOpen} />
          </CasePart>
          {shown.notes.length > 0 && (
            <CasePart title={sections.notes}>
              <CaseNotes shown={shown} onOpen={onOpen} />
            </CasePart>
          )}
          {shown.inner.length > 0 && (
            <CasePart title={sections.inner}>
              <CaseInner shown={shown} />
            </CasePart>
          )}
          <CasePart title={sections.history}>
            <CaseHistory shown={shown} />
          </CasePart>
        </div>
      </div>
    </>
  );
}
