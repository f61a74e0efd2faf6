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
  /** Cities with a truck price for this voyage, and their distance in km. */
  cities: Readonly<Record<string, number>>;
};

export function DoorCard({ parts, end, port, cities }: DoorProps) {
  const field = DOOR_FIELDS[end];
  const chosen = parts.view.form[field.city];
  const known = Object.entries(cities).toSorted(([, one], [, other]) => one - other);
  const listed = known.map(([code, km]) => ({ key: code, label: copy.city(findDoor(code)?.nameCn ?? code, km) }));
  const stray = chosen === '' || Object.hasOwn(cities, chosen) ? null : findDoor(chosen);
  const choices = [
    { key: '', label: copy.noDoor(port) },
    ...listed,
    // A city taken over from the search stays listed even if this port has no truck to it, so that it can be corrected.
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
