import type { Port, PortKind } from './ports';

type PlaceName = Pick<Port, 'code' | 'nameCn'>;

/** A place as a form keeps it: by its name, and by the code people of the trade know. A city has none. */
export const placeText = ({ code, nameCn }: PlaceName, kind: PortKind): string =>
  kind === 'city' || kind === 'roadCity' ? nameCn : `${nameCn} ${code}`;
