import { DOOR_FIELDS, type DoorEnd } from '../../../domain/modes/dom/door-fields';
import { findDoor } from '../../../domain/places/door-cities';
import { domCopy } from '../../copy/modes/dom';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { FormChoice } from '../../trade/fields/fields';
import { Section } from '../../trade/section';
import type { DomParts } from './dom-parts';
import { OwnText } from './own-fields';

type DoorProps = {
  parts: DomParts;
  end: DoorEnd;
  port: string;
  /** The cities the price of the voyage knows a truck for, with their kilometres. */
  cities: Readonly<Record<string, number>>;
};

/** Where a truck loads or unloads, whom it meets, and from when to when; nothing of it where nobody wants one. */
export function DoorCard({ parts, end, port, cities }: DoorProps) {
  const field = DOOR_FIELDS[end];
  const chosen = parts.view.form[field.city];
  const known = Object.entries(cities).toSorted(([, one], [, other]) => one - other);
  const listed = known.map(([code, km]) => ({ key: code, label: copy.city(findDoor(code)?.nameCn ?? code, km) }));
  const stray = chosen === '' || Object.hasOwn(cities, chosen) ? null : findDoor(chosen);
  const choices = [
    { key: '', label: copy.noDoor(port) },
    ...listed,
    // What a search brought along that this port has no truck for stays to be seen, and mended.
    ...(stray ? [{ key: chosen, label: stray.nameCn }] : []),
  ];
  return (
    <Section title={copy[end]} note={chosen === '' ? undefined : copy.window}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormChoice parts={parts} path={field.city} label={domCopy.label[field.city]} choices={choices} />
        {chosen !== '' && (
          <>
            <OwnText parts={parts} path={field.address} />
            <OwnText parts={parts} path={field.contact} />
            <OwnText parts={parts} path={field.phone} type="tel" />
            <OwnText parts={parts} path={field.begins} type="datetime-local" />
            <OwnText parts={parts} path={field.ends} type="datetime-local" />
          </>
        )}
      </div>
    </Section>
  );
}
