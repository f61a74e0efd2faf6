import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { compareCopy as copy, sailingsCopy } from '../../../copy/search/sailings';
import { CompareDialog } from '../../../trade/compare/compare-dialog';
import type { SailingBoardView } from './board-view';
import { bestInRow, compareCell, COMPARED } from './compare-rows';
import type { ChoiceSlot } from './sailing-card';

type CompareDialogProps = { view: SailingBoardView; on: OfferBoardIntents; renderChoice: ChoiceSlot };

export const CompareDialogView = ({ view: { compared }, on, renderChoice }: CompareDialogProps) => (
  <CompareDialog
    head={sailingsCopy.filter.carrier}
    columns={compared.map((sailing) => ({
      id: sailing.sailingId,
      title: sailing.carrier.nameCn,
      note: `${sailing.vessel} ${sailing.voyage}`,
      name: sailing.vessel,
      choice: renderChoice(sailing, false),
    }))}
    rows={COMPARED.map((key) => {
      const best = bestInRow(key, compared);
      const cells = compared.map((sailing) => ({ shown: compareCell(key, sailing), best: best(sailing) }));
      return { key, name: copy.rows[key], cells };
    })}
    on={on}
  />
);
