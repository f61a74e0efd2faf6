import type { Sailing } from '../../../../domain/offer/sailing';
import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { momentWords } from '../../../copy/moment-words';
import { sailingsCopy } from '../../../copy/sailings';
import { CompareBar as Bar, type ComparedItem } from '../../../trade/compare/compare-bar';
import type { SailingBoardView } from './board-view';

function itemOf({ sailingId, etd, carrier, transitDays, vessel, price }: Sailing): ComparedItem {
  const name = `${momentWords(etd).date} ${carrier.nameCn} ${sailingsCopy.transit(transitDays)}`;
  return { id: sailingId, name, full: `${name} ${vessel}`, total: price?.charges.totalUsd ?? null };
}

/** The sailings that were picked. */
export const CompareBar = ({ view, on }: { view: SailingBoardView; on: OfferBoardIntents }) => (
  <Bar items={view.compared.map(itemOf)} canCompare={view.canCompare} isFull={view.isFull} on={on} />
);
