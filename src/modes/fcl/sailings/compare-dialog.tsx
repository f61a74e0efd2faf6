import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { compareCopy as copy, sailingsCopy } from '../../../copy/sailings';
import { Dialog } from '../../../ui/layer/dialog';
import { DialogTitle } from '../../../ui/layer/dialog-title';
import { IconButton } from '../../../ui/press/icon-button';
import type { SailingBoardView } from './board-view';
import { bestOf, cellOf, COMPARED } from './compare-rows';
import type { ChoiceSlot } from './sailing-card';

type CompareDialogProps = { view: SailingBoardView; on: OfferBoardIntents; renderChoice: ChoiceSlot };

const HEAD = 'sticky left-0 z-1 w-20 min-w-20 bg-surface pr-3 text-left align-top text-12 font-normal text-muted';

/** Up to four sailings side by side, row by row; what is best in a row says so. */
export function CompareDialogView({ view: { compared }, on, renderChoice }: CompareDialogProps) {
  return (
    <Dialog shape="full" closesOnBackdrop className="max-w-270" onClose={on.closePanel}>
      <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <DialogTitle className="text-20">{copy.title}</DialogTitle>
        <IconButton name="close" label={copy.close} onClick={on.closePanel} />
      </header>
      <div className="overflow-x-auto p-5">
        <table className="w-full">
          <thead>
            <tr>
              <th scope="row" className={HEAD}>
                {sailingsCopy.filter.carrier}
              </th>
              {compared.map(({ sailingId, carrier, vessel, voyage }) => (
                <th key={sailingId} scope="col" className="min-w-44 pr-4 pb-3 text-left align-top font-normal">
                  <span className="flex items-start justify-between gap-1">
                    <span>
                      <b className="font-semibold text-ink">{carrier.nameCn}</b>
                      <span className="block text-12 text-muted">
                        {vessel} {voyage}
                      </span>
                    </span>
                    <IconButton
                      name="close"
                      label={copy.remove(vessel)}
                      className="size-8!"
                      onClick={() => on.toggleCompared(sailingId)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARED.map((key) => {
              const best = bestOf(key, compared);
              return (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className={`py-2.5 ${HEAD}`}>
                    {copy.rows[key]}
                  </th>
                  {compared.map((sailing) => (
                    <td key={sailing.sailingId} className="py-2.5 pr-4 align-top text-ink">
                      {cellOf(key, sailing)}
                      {best(sailing) && <span className="text-12 text-good"> {best(sailing)}</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr className="border-t border-line">
              <th scope="row" className={`pt-4 ${HEAD}`}>
                {copy.rows.choice}
              </th>
              {compared.map((sailing) => (
                <td key={sailing.sailingId} className="pt-4 pr-4">
                  <span className="flex">{renderChoice(sailing, false)}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Dialog>
  );
}
