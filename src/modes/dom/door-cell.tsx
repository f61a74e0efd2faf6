import { Link } from 'wouter';

import { domAddress, enquiryAddress, type DomQuery } from '../../../domain/modes/dom/address';
import { hasTruck } from '../../../domain/modes/dom/trucks';
import { DOOR_CITIES, doorCitiesOfPort, findDoorCityByCode } from '../../../domain/places/door-cities';
import { callsAnywhere } from '../../../domain/modes/dom/loops';
import { FAR_KM, homePort, portName } from '../../../domain/modes/dom/ports';
import { nearbyPorts } from '../../../domain/places/nearby';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { LinkButton } from '../../ui/press/link-button';
import { Cell, INPUT } from './cell';

const { card: copy } = domSearchCopy;

type DoorProps = {
  label: string;
  /** Null while no port is chosen. */
  port: string | null;
  city: string;
  onChoose: (city: string) => void;
};

export function DoorCell({ label, port, city, onChoose }: DoorProps) {
  const here = port === null ? [] : doorCitiesOfPort(port);
  const others = DOOR_CITIES.filter((door) => door.port !== port);
  return (
    <Cell label={label}>
      <select value={city} className={INPUT} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{copy.port}</option>
        {port !== null && here.length > 0 && (
          <optgroup label={copy.here(portName(port))}>
            {here.map(({ code, nameCn, km }) => (
              <option key={code} value={code}>
                {copy.city(nameCn, km)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={copy.others}>
          {others.map(({ code, nameCn, port: of, km }) => (
            <option key={code} value={code}>
              {copy.elsewhere(nameCn, portName(of), km)}
            </option>
          ))}
        </optgroup>
      </select>
    </Cell>
  );
}

type NoteProps = { end: 'from' | 'to'; asked: DomQuery; onDrop: () => void };

const LINK = 'font-semibold text-sea underline-offset-2 hover:underline';

/** The city belongs to another port or is too far: offers both ports, without a price. */
export function DoorNote({ end, asked, onDrop }: NoteProps) {
  const door = findDoorCityByCode(asked.row[end]);
  const [side, port] = end === 'from' ? (['org', asked.org] as const) : (['dst', asked.dst] as const);
  if (!door || (port !== null && hasTruck(door.code, port))) return null;
  const there = portName(door.port);
  const isSilent = !callsAnywhere(door.port);
  const isOther = door.port !== port;
  return (
    <p
      role="note"
      className="mt-2 flex flex-wrap gap-x-3 gap-y-1 rounded-control bg-sea-tint px-3 py-2 text-12 text-text"
    >
      <span>
        {copy.other.known(door.nameCn, there, door.km)}
        {isSilent && copy.other.silent(there)}
        {isOther && port !== null && copy.other.here(portName(port))}
        {door.km > FAR_KM && `；${copy.other.far(FAR_KM)}`}
      </span>
      {isOther && !isSilent && (
        <Link href={domAddress({ ...asked, [side]: door.port })} className={LINK}>
          {copy.other.change(there)}
        </Link>
      )}
      {port !== null && <LinkButton onClick={onDrop}>{copy.other.plain(portName(port))}</LinkButton>}
      <Link href={enquiryAddress(asked, asked.etd)} className={LINK}>
        {copy.toEnquiry}
      </Link>
    </p>
  );
}

/** A port without calls, with nearby ports that have some. */
export function SilentPorts({ asked }: { asked: DomQuery }) {
  const silent = (['org', 'dst'] as const).flatMap((side) => {
    const code = asked[side];
    return code !== null && homePort(code) && !callsAnywhere(code) ? [{ side, code }] : [];
  });
  return silent.map(({ side, code }) => {
    const near = nearbyPorts(code).filter((port) => callsAnywhere(port.code));
    return (
      <p
        key={side}
        role="note"
        className="mt-2 flex flex-wrap gap-x-3 gap-y-1 rounded-control bg-sea-tint px-3 py-2 text-12"
      >
        <span>{copy.silentPort(portName(code), near.map(({ nameCn }) => nameCn).join('、'))}</span>
        {near.map((port) => (
          <Link key={port.code} href={domAddress({ ...asked, [side]: port.code })} className={LINK}>
            {copy.changePort(port.nameCn)}
          </Link>
        ))}
      </p>
    );
  });
}
