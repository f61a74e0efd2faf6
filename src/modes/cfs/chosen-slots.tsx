import { nearestGate } from '../../../domain/modes/cfs/board';
import { truckMoved } from '../../../domain/modes/cfs/moving';
import { slotFaults } from '../../../domain/modes/cfs/slot-rules';
import { slotEdit } from '../../../domain/modes/cfs/slot-edits';
import { gateSlotIn, gateText } from '../../../domain/modes/cfs/slots';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { gateWords, stuffWords } from '../../copy/modes/cfs/slot-words';
import { truckCopy } from '../../copy/truck';
import { errorAt, focusTurnAt } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';
import { shownReach } from './shown-reach';

/** What else is free, the nearest first, for an hour that is gone. */
function Instead({ parts: { view, on, quote }, at, slot }: { parts: CfsParts; at: number; slot: string }) {
  const { boards } = quote.offer.detail;
  const read = gateSlotIn(slot);
  if (!boards || !read) return null;
  const reach = shownReach(view, boards);
  const near = nearestGate(boards, read, reach).map(gateText);
  if (near.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-12 text-muted">
      {copy.near}
      {near.map((one) => (
        <Button
          key={one}
          look="line"
          size="small"
          isOff={view.isLocked}
          onClick={() => on.edit(truckMoved(view.form, boards, reach, { at, slot: one }))}
        >
          {copy.move(gateWords(one))}
        </Button>
      ))}
    </p>
  );
}

type Chosen = { parts: CfsParts; at: number; slot: string; error: string | undefined };

function Truck({ parts, at, slot, error }: Chosen) {
  const { view, on } = parts;
  const ref = useFocusTurn<HTMLLIElement>(focusTurnAt(view, `inbound.${at}.slot`));
  return (
    <li ref={ref} tabIndex={-1} className="border-b border-line py-2">
      <span className="flex items-center justify-between gap-3">
        <span className={error === undefined ? 'text-ink' : 'font-semibold text-bad'}>
          {truckCopy.truck(at + 1)} · {gateWords(slot)}
        </span>
        {!view.isLocked && (
          <IconButton name="trash" label={copy.removeTruck(at + 1)} onClick={() => on.edit(slotEdit.removeTruck(at))} />
        )}
      </span>
      <FieldMessage error={error} />
      {error !== undefined && <Instead parts={parts} at={at} slot={slot} />}
    </li>
  );
}

function Stuffing({ parts: { view }, at, slot, teu, error }: Chosen & { teu: string }) {
  const ref = useFocusTurn<HTMLLIElement>(focusTurnAt(view, `stuffSlots.${at}.slot`));
  return (
    <li ref={ref} tabIndex={-1} className="py-2">
      <span className={error === undefined ? 'text-ink' : 'font-semibold text-bad'}>
        {stuffWords(slot)} · {teu} TEU
      </span>
      <FieldMessage error={error} />
    </li>
  );
}

/** Every truck and every half day that was chosen, and what to do where one is gone: that is said before anybody asks. */
export function ChosenSlots({ parts, now }: { parts: CfsParts; now: number }) {
  const { view, quote } = parts;
  const { inbound, stuffSlots } = view.form;
  const said = { own: view.own, faults: slotFaults(view.form, { now, quote, ...shownFacts(view) }) };
  if (inbound.length + stuffSlots.length === 0) return null;
  return (
    <Section title={copy.chosen}>
      <ul>
        {inbound.map(({ slot }, at) => (
          <Truck key={`${slot} ${at}`} parts={parts} at={at} slot={slot} error={errorAt(said, `inbound.${at}.slot`)} />
        ))}
        {stuffSlots.map(({ slot, teu }, at) => (
          <Stuffing
            key={slot}
            parts={parts}
            at={at}
            slot={slot}
            teu={teu}
            error={errorAt(said, `stuffSlots.${at}.slot`)}
          />
        ))}
      </ul>
    </Section>
  );
}
