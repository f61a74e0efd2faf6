import type { ReactNode } from 'react';

import type { SegregationCheckIntents, SegregationCheckView } from '../../../machines/booking/segregation-check';
import { pickerCopy } from '../../copy/search/picker';
import { segregationCopy as copy } from '../../copy/trade/segregation';
import { segregationGridCopy } from '../../copy/trade/segregation-grid';
import { FieldMessage } from '../../ui/form/field-message';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';

type GoodsListProps = { view: SegregationCheckView; on: SegregationCheckIntents; picker: ReactNode };

function checkHint({ goods, isFull }: SegregationCheckView): string | undefined {
  if (isFull) return copy.full;
  if (goods.length === 1) return copy.few;
  return goods.length === 0 ? copy.none : undefined;
}

export function GoodsList({ view, on, picker }: GoodsListProps) {
  const { goods, objection, isFull } = view;
  return (
    <div className="mt-6">
      <div className="rounded-control border border-line-strong">
        <ul aria-label={segregationGridCopy.list} className="divide-y divide-line">
          {goods.map(({ unNo, nameCn, hazardClass, packingGroup }) => (
            <li key={unNo} className="flex items-center gap-3 py-2 pr-2 pl-3">
              <HazardDiamond hazardClass={hazardClass} className="size-9" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2 text-ink">
                  <b className="flex-none font-semibold">{pickerCopy.unNo(unNo)}</b>
                  <span className="truncate">{nameCn}</span>
                </span>
                <span className="text-12 text-muted">
                  {pickerCopy.hazard(hazardClass)}
                  {packingGroup && ` · ${pickerCopy.packing[packingGroup]}`}
                </span>
              </span>
              <button
                type="button"
                aria-label={copy.remove(unNo)}
                className="grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
                onClick={() => on.remove(unNo)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {!isFull && (
          <div
            className={`relative flex h-12 items-center gap-3 rounded-b-control px-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea ${goods.length > 0 ? 'border-t border-line' : ''}`}
          >
            <Icon name="plus" className="text-sea" />
            {picker}
          </div>
        )}
      </div>
      <div className="mt-1.5 min-h-4.5">
        <output className="block text-12 text-muted">{objection ? null : checkHint(view)}</output>
        {objection && <FieldMessage error={copy.objection[objection]} />}
      </div>
    </div>
  );
}
