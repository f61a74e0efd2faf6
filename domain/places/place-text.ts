import type { Port, PortKind } from './ports';

type PlaceName = Pick<Port, 'code' | 'nameCn'>;

export const placeText = ({ code, nameCn }: PlaceName, kind: PortKind): string =>
  kind === 'city' || kind === 'roadCity' ? nameCn : `${nameCn} ${code}`;
