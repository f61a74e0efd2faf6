import type { ReactNode } from 'react';

import type {
  Customer,
  CustomerLimits,
  CustomerLook,
  CustomerWord,
  SentMessage,
} from '../../../../domain/house/customers';
import { BUYER_PAPER_NAMES } from '../../../../domain/mall/buyer-papers';
import type { DeskCustomersIntents } from '../../../../machines/house/desk-customers';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { deskCustomersCopy as copy } from '../../../copy/house/desk-customers';
import { LinkButton } from '../../../ui/press/link-button';
import { CasePart } from '../case-parts';
import { caseLink } from './customer-lines';

type PartId = keyof typeof copy.empty;

function Part<TRow>({
  id,
  rows,
  renderLine,
}: {
  id: PartId;
  rows: readonly TRow[];
  renderLine: (row: TRow) => ReactNode;
}) {
  return (
    <CasePart title={copy.sections[id]}>
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">{copy.empty[id]}</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- what was read once stays in its place
            <li key={at} className="wrap-anywhere text-ink">
              {renderLine(row)}
            </li>
          ))}
        </ul>
      )}
    </CasePart>
  );
}

const small = (text: string) => <span className="block text-12 text-muted">{text}</span>;

type PeopleProps = Pick<Customer, 'people'> & Pick<DeskCustomersIntents, 'open'>;

export const CustomerPeople = ({ people, open }: PeopleProps) => (
  <Part
    id="people"
    rows={people}
    renderLine={({ userId, name, phone, since }) => (
      <>
        <LinkButton className="text-left" onClick={() => open({ kind: 'person', id: userId })}>
          {name}
        </LinkButton>{' '}
        {phone}
        {small(`${copy.facts.since} ${deskCaseCopy.at(since)}`)}
      </>
    )}
  />
);

type VerificationsProps = { id: string; verifications: NonNullable<Customer['verifications']> };

export const CustomerVerifications = ({ id, verifications }: VerificationsProps) => (
  <Part
    id="verifications"
    rows={verifications}
    renderLine={({ name, creditCode, submittedAt, decision, reason }) => (
      <>
        {name} {creditCode}
        {small(
          [
            deskCaseCopy.handedIn(deskCaseCopy.at(submittedAt)),
            decision === null ? deskCaseCopy.verification.WAIT : deskCaseCopy.decided[decision],
            reason ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · '),
        )}
        {caseLink('verification', id, copy.toVerification)}
      </>
    )}
  />
);

export const CustomerPapers = ({ papers }: { papers: NonNullable<Customer['papers']> }) => (
  <Part
    id="papers"
    rows={papers}
    renderLine={({ paperId, paper, number, validTo, isExpired, permit, state, reason }) => (
      <>
        {caseLink('buyerPaper', paperId, `${BUYER_PAPER_NAMES[paper]} ${number}`)}
        {small(
          [
            deskCaseCopy.buyerPaper.state[state],
            `${deskCaseCopy.valid(validTo)}${isExpired ? deskCaseCopy.buyerPaper.isExpired : ''}`,
            permit === null
              ? ''
              : `${permit.substance.nameCn}，${deskCaseCopy.buyerPaper.leftKg} ${deskCaseCopy.buyerPaper.weight(permit.leftKg)}`,
            reason ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · '),
        )}
      </>
    )}
  />
);

export const CustomerSamples = ({ samples }: { samples: NonNullable<Customer['samples']> }) => (
  <Part
    id="samples"
    rows={samples}
    renderLine={({ sampleNo, product, size, state, askedAt, reason, parcel }) => (
      <>
        {caseLink('sample', sampleNo, `${product.nameCn} ${product.grade}，${size}`)}
        {small(
          [deskCaseCopy.sample.state[state], deskCaseCopy.at(askedAt), parcel ?? '', reason ?? '']
            .filter((part) => part !== '')
            .join(' · '),
        )}
      </>
    )}
  />
);

export function CustomerLimited({ openOrders, mostOpen, mostADay, allowed }: CustomerLimits) {
  const words = copy.limits;
  const rows = [
    [words.open, words.ofMost(openOrders, mostOpen)],
    [words.day, words.most(mostADay)],
    [
      words.allowed,
      allowed === null ? words.usual : words.times(allowed.times, allowed.reason, deskCaseCopy.at(allowed.at)),
    ],
  ] as const;
  return (
    <CasePart title={copy.sections.limits}>
      <dl className="mt-3 grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </CasePart>
  );
}

export const CustomerTalk = ({ talk }: { talk: readonly CustomerWord[] }) => (
  <Part
    id="talk"
    rows={talk}
    renderLine={({ enquiryNo, at, byHouse, text }) => (
      <>
        <span className="whitespace-pre-line">{text}</span>
        <span className="block text-12 text-muted">
          {byHouse ? deskCaseCopy.said.house : deskCaseCopy.said.customer} · {deskCaseCopy.at(at)} ·{' '}
          {caseLink('enquiry', enquiryNo, enquiryNo)}
        </span>
      </>
    )}
  />
);

export const CustomerMessages = ({ messages }: { messages: readonly SentMessage[] }) => (
  <Part
    id="messages"
    rows={messages}
    renderLine={({ at, to, kind, text }) => (
      <>
        {text ?? copy.codeHidden(copy.sent[kind])}
        {small(`${to} · ${deskCaseCopy.at(at)}`)}
      </>
    )}
  />
);

export const CustomerLooks = ({ looks }: { looks: readonly CustomerLook[] }) => (
  <Part
    id="looks"
    rows={looks}
    renderLine={({ at, who }) => (
      <>
        {copy.looked(who)}
        {small(deskCaseCopy.at(at))}
      </>
    )}
  />
);
