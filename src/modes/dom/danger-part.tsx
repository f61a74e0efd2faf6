import type { ReactNode } from 'react';

import { enquiryAddress, type DomQuery } from '../../../domain/modes/dom/address';
import { rowFaults } from '../../../domain/modes/dom/asked';
import type { DomRowText } from '../../../domain/modes/dom/search';
import type { LoadRowsIntents, SeenRow } from '../../../machines/booking/load-rows';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { ButtonLink } from '../../ui/press/button-link';
import { Cell, INPUT } from './cell';

const { card: copy } = domSearchCopy;

type DangerProps = {
  row: SeenRow<DomRowText>;
  asked: DomQuery;
  on: Pick<LoadRowsIntents, 'change'>;
  picker: ReactNode;
};

/** Dangerous goods have no instant price on domestic routes; links to an enquiry. */
export function DangerPart({ row, asked, on, picker }: DangerProps) {
  const { identity, unNo, nature } = row;
  const [goods] = identity.goods;
  const note = { known: '', several: '', unsure: copy.unknown, nobody: copy.unknown, waiting: copy.waiting };
  const isWrong = rowFaults(asked).includes('unNo');
  const said = /^\d{4}$/.test(unNo) && nature === 'Y' ? note[identity.kind] : '';
  return (
    <div className="mb-3">
      <div className="grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_120px]">
        <div className="relative flex h-11 items-center gap-3 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea md:h-10">
          <Icon name="search" className="text-muted" />
          {picker}
        </div>
        <Cell label={copy.parts.unNo} fault={isWrong ? copy.fault.unNo : undefined}>
          <input
            id="search-goods"
            inputMode="numeric"
            maxLength={4}
            aria-invalid={isWrong || undefined}
            value={unNo}
            className={INPUT}
            onChange={({ target }) => on.change(row.key, 'unNo', target.value.normalize('NFKC').replaceAll(/\D/g, ''))}
          />
        </Cell>
      </div>
      <p className="mt-2 flex min-h-8 items-center gap-2 empty:hidden">
        {goods?.hazardClass &&
          [goods.hazardClass, ...goods.subRisks].map((one) => (
            <HazardDiamond key={one} hazardClass={one} className="size-7" />
          ))}
        {goods && <b className="font-semibold text-ink">{goods.nameCn}</b>}
        {said !== '' && <span className="text-12 text-muted">{said}</span>}
      </p>
      {nature === 'Y' && (
        <p
          role="note"
          className="mt-2 flex flex-wrap items-center gap-3 rounded-control bg-warn-tint px-3 py-2 text-12 text-warn"
        >
          <span className="min-w-0 flex-1">{copy.danger}</span>
          <ButtonLink href={enquiryAddress(asked, asked.etd)} look="line" size="small">
            {copy.toEnquiry}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
