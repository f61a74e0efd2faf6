import type { ReactNode } from 'react';

import type { Customer, CustomerEnquiry, CustomerOrder } from '../../../../domain/house/customers';
import { deskPagePath } from '../../../../domain/house/pages';
import type { SubjectKind } from '../../../../domain/house/subjects';
import { modeWishName } from '../../../../domain/modes/enq/ways';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { deskCustomersCopy as copy } from '../../../copy/house/desk-customers';
import { enquiryStateNames } from '../../../copy/modes/enq';
import { orderStateNames } from '../../../copy/orders/states';
import { Badge } from '../../../ui/mark/badge';
import { TextLink } from '../../../ui/press/text-link';
import { Table, type Column } from '../../../ui/show/table';
import { CasePart } from '../case-parts';
import { MODES } from '../queue-cells';

type Line = {
  no: string;
  way: string | undefined;
  state: string;
  lane: string;
  goods: readonly string[];
  at: string;
  isOpen: boolean;
  holder: string | undefined;
};

const ofOrder = ({ orderNo, mode, state, org, dst, goods, submittedAt, isOpen, heldBy }: CustomerOrder): Line => ({
  no: orderNo,
  way: MODES[mode],
  state: orderStateNames[state],
  lane: [org, dst].flatMap((end) => end?.nameCn ?? []).join(' → '),
  goods,
  at: submittedAt,
  isOpen,
  holder: heldBy?.name,
});

const ofEnquiry = ({ enquiryNo, mode, state, org, dst, goods, sentAt, isOpen, heldBy }: CustomerEnquiry): Line => ({
  no: enquiryNo,
  way: modeWishName(mode),
  state: enquiryStateNames[state],
  lane: `${org} → ${dst}`,
  goods,
  at: sentAt,
  isOpen,
  holder: heldBy?.name,
});

export const caseLink = (kind: SubjectKind, no: string, name: string) => (
  <TextLink href={`#${deskPagePath({ name: 'case', subject: { kind, no } })}`}>{name}</TextLink>
);

const column = (key: keyof typeof copy.lines, cell: (line: Line) => ReactNode) => ({
  key,
  head: copy.lines[key],
  cell,
});

const caseColumns = (kind: 'order' | 'enquiry'): Column<Line, keyof typeof copy.lines>[] => [
  column('no', ({ no, way }) => (
    <span>
      {caseLink(kind, no, no)} <span className="text-12 text-muted">{way}</span>
    </span>
  )),
  column('state', ({ state, isOpen }) => (
    <span>
      {state} {isOpen && <Badge look="sea">{copy.open}</Badge>}
    </span>
  )),
  column('lane', ({ lane }) => lane),
  column('goods', ({ goods }) => <span className="wrap-anywhere">{goods.join('、')}</span>),
  column('at', ({ at }) => deskCaseCopy.at(at)),
  column('holder', ({ isOpen, holder }) => holder ?? <span className="text-muted">{isOpen ? copy.free : '—'}</span>),
];

type LinesProps = { kind: 'order' | 'enquiry'; title: string; empty: string; lines: readonly Line[]; total: number };

function Lines({ kind, title, empty, lines, total }: LinesProps) {
  return (
    <CasePart title={copy.counted(title, total)}>
      <div className="mt-3">
        {lines.length === 0 ? (
          <p className="text-muted">{empty}</p>
        ) : (
          <Table caption={title} columns={caseColumns(kind)} rows={lines} keyOf={({ no }) => no} />
        )}
        {total > lines.length && <p className="mt-3 text-muted">{copy.partly(lines.length)}</p>}
      </div>
    </CasePart>
  );
}

export const CustomerOrders = ({ records, total }: NonNullable<Customer['orders']>) => (
  <Lines
    kind="order"
    title={copy.sections.orders}
    empty={copy.empty.orders}
    lines={records.map(ofOrder)}
    total={total}
  />
);

export const CustomerEnquiries = ({ records, total }: NonNullable<Customer['enquiries']>) => (
  <Lines
    kind="enquiry"
    title={copy.sections.enquiries}
    empty={copy.empty.enquiries}
    lines={records.map(ofEnquiry)}
    total={total}
  />
);
