import { CFS_BOXES } from '../../../domain/modes/cfs/search';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { cfsCopy } from '../../copy/modes/cfs';
import { BoxRows } from '../../trade/boxes/box-rows';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { PlaceField } from '../../trade/fields/place-field';
import { DangerChoice } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import { ChosenSlots } from './chosen-slots';
import { FormPlan } from './form-plan';
import type { CfsParts } from './order-parts';
import { OwnText } from './own-fields';
import { SlotBoards } from './slot-boards';

type StationProps = { parts: CfsParts; now: number; renderPicker: RenderPicker };

/** Which booking it is for, when the port closes, and on which hours and half days before that everything happens. */
export function StepStation({ parts, now, renderPicker }: StationProps) {
  return (
    <>
      <Section title={copy.booking} note={copy.bookingNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="carrierBookingNo" isCapital />
          <OwnText parts={parts} path="vesselVoyage" />
          <OwnText parts={parts} path="cutoff" type="datetime-local" />
          <OwnText parts={parts} path="etd" type="date" />
          <PlaceField parts={parts} path="dstPort" label={cfsCopy.label.dstPort} renderPicker={renderPicker} />
        </div>
        <DangerChoice parts={parts} />
      </Section>
      <Section title={copy.boxes} note={copy.boxNote}>
        <BoxRows parts={parts} types={CFS_BOXES} />
      </Section>
      <FormPlan parts={parts} now={now} />
      <SlotBoards parts={parts} />
      <ChosenSlots parts={parts} now={now} />
    </>
  );
}
