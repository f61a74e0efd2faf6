import { slotFaults } from '../../../domain/modes/cfs/slot-rules';
import { slotEdit } from '../../../domain/modes/cfs/slot-edits';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { gateWords, stuffWords } from '../../copy/modes/cfs/slot-words';
import { truckCopy } from '../../copy/after/truck';
import { fieldError, focusTurnAtPath } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { IconButton } from '../../ui/press/icon-button';
import { OtherHours } from './other-hours';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';

type SlotChoice = { parts: CfsParts; at: number; slot: string; error: string | undefined };

function Truck({ parts, at, slot, error, now }: SlotChoice & { now: number }) {
  const { view, on } = parts;
  const ref = useFocusTurn<HTMLLIElement>(focusTurnAtPath(view, `inbound.${at}.slot`));
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
      {error !== undefined && <OtherHours parts={parts} at={at} slot={slot} now={now} />}
    </li>
  );
}

function Stuffing({ parts: { view }, at, slot, teu, error }: SlotChoice & { teu: string }) {
  const ref = useFocusTurn<HTMLLIElement>(focusTurnAtPath(view, `stuffSlots.${at}.slot`));
  return (
    <li ref={ref} tabIndex={-1} className="py-2">
      <span className={error === undefined ? 'text-ink' : 'font-semibold text-bad'}>
        {stuffWords(slot)} · {teu} TEU
      </span>
      <FieldMessage error={error} />
    </li>
  );
}

/** All chosen slots; a slot that is gone is reported here at once. */
export function ChosenSlots({ parts, now }: { parts: CfsParts; now: number }) {
  const { view, quote } = parts;
  const { inbound, stuffSlots } = view.form;
  const said = { own: view.own, faults: slotFaults(view.form, { now, quote, ...shownFacts(view) }) };
  if (inbound.length + stuffSlots.length === 0) return null;
  return (
    <Section title={copy.chosen}>
      <ul>
        {inbound.map(({ slot }, at) => (
          <Truck
            key={`${slot} ${at}`}
            parts={parts}
            at={at}
            slot={slot}
            now={now}
            error={fieldError(said, `inbound.${at}.slot`)}
          />
        ))}
        {stuffSlots.map(({ slot, teu }, at) => (
          <Stuffing
            key={slot}
            parts={parts}
            at={at}
            slot={slot}
            teu={teu}
            error={fieldError(said, `stuffSlots.${at}.slot`)}
          />
        ))}
      </ul>
    </Section>
  );
}
