import { CONTAINERS } from '../../../domain/offer/containers';
import { soundPlan, type Boards } from '../../../domain/modes/cfs/board';
import { countedBoxes } from '../../../domain/modes/cfs/boxes';
import { stuffToggled } from '../../../domain/modes/cfs/choosing';
import { truckMoved } from '../../../domain/modes/cfs/moving';
import { trucksBetween } from '../../../domain/modes/cfs/reading';
import { slotEdit } from '../../../domain/modes/cfs/slot-edits';
import { slotFaults } from '../../../domain/modes/cfs/slot-rules';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { cfsOrderCopy } from '../../copy/modes/cfs/order';
import { momentWords } from '../../copy/words/moment-words';
import { fieldError } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { gateGrid, stuffGrid } from './grids';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';
import { shownReach } from './shown-reach';
import { SlotGrid } from './slot-grid';

const { grid: copy } = cfsSearchCopy;

type BoardProps = { parts: CfsParts; boards: Boards };

function Gate({ parts: { view, on, quote }, boards }: BoardProps) {
  const { form } = view;
  const reach = shownReach(view, boards);
  const error = fieldError(view, 'inbound');
  // A truck whose slot is gone moves to the pressed slot and keeps its other data.
  const wrong = slotFaults(form, { now: reach.now, quote, ...shownFacts(view) }).map(({ path }) => path);
  const lost = form.inbound.findIndex((_, at) => wrong.includes(`inbound.${at}.slot`));
  const plan = soundPlan(boards, countedBoxes(form), reach, Math.max(1, form.inbound.length));
  return (
    <Section
      title={copy.gate}
      note={copy.gateNote(boards[form.isDanger].perHour, form.isDanger === 'Y')}
      isBad={error !== undefined}
      aside={
        <span className="flex flex-wrap items-center gap-3 text-12 text-muted">
          {cfsOrderCopy.trucks(form.inbound.length)}
          {plan && (
            <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(slotEdit.plan(plan))}>
              {copy.earliest}
            </Button>
          )}
        </span>
      }
    >
      <SlotGrid
        label={copy.gate}
        head={copy.gateHead}
        ownWord={copy.ownTrucks}
        isLocked={view.isLocked}
        onPress={({ key }) =>
          on.edit(lost === -1 ? slotEdit.addTruck(key) : truckMoved(form, boards, reach, { at: lost, slot: key }))
        }
        onDrop={({ key }) => on.edit(slotEdit.dropTruck(key))}
        {...gateGrid(boards, reach, form)}
      />
      <FieldMessage error={error} />
    </Section>
  );
}

function Stuff({ parts: { view, on }, boards }: BoardProps) {
  const { form } = view;
  const reach = shownReach(view, boards);
  const error = fieldError(view, 'stuffSlots');
  const boxes = countedBoxes(form);
  const needed = boxes.reduce((all, type) => all + CONTAINERS[type].teu, 0);
  return (
    <Section
      title={copy.stuff}
      note={copy.stuffNote(boards[form.isDanger].perBlock)}
      isBad={error !== undefined}
      aside={<span className="text-12 text-muted">{copy.needed(needed)}</span>}
    >
      <SlotGrid
        label={copy.stuff}
        head={copy.stuffHead}
        ownWord={copy.ownTeu}
        isLocked={view.isLocked}
        onPress={({ key, left }) => on.edit(slotEdit.stuff(stuffToggled(form.stuffSlots, boxes, { slot: key, left })))}
        {...stuffGrid(boards, reach, trucksBetween(form)?.last ?? null, form)}
      />
      <FieldMessage error={error} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-12 text-muted">
        <span>{copy.night}</span>
        <span>{copy.seen(momentWords(boards.seenAt).time)}</span>
      </p>
    </Section>
  );
}

/** Availability of the station. Trucks by hour and containers by half day are separate boards. */
export function SlotBoards({ parts }: { parts: CfsParts }) {
  const { boards } = parts.quote.offer.detail;
  if (!boards)
    return (
      <Section title={copy.gate}>
        <p role="status" className="text-muted">
          {copy.waiting}
        </p>
      </Section>
    );
  return (
    <>
      <Gate parts={parts} boards={boards} />
      <Stuff parts={parts} boards={boards} />
    </>
  );
}
