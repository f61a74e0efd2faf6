import type { PlaceField } from '../../order/blocks/places';
import type { PortKind } from '../../places/ports';
import type { DgdForm } from './form';
import { OWN } from './own';
import type { DgdQuote } from './quote';

type PlaceName = 'exitPort' | 'fromAirport' | 'toAirport' | 'fromPort' | 'viaPort' | 'nextPort' | 'toPort' | 'city';

const KINDS: Readonly<Record<PlaceName, PortKind>> = {
  exitPort: 'port',
  fromAirport: 'airport',
  toAirport: 'airport',
  fromPort: 'port',
  viaPort: 'port',
  nextPort: 'port',
  toPort: 'port',
  city: 'city',
};

export const askedPlaces = (form: DgdForm, quote: DgdQuote | null): PlaceField[] =>
  (Object.keys(KINDS) as PlaceName[])
    .filter((path) => OWN.asks(path, form, { quote, now: 0 }))
    .map((path) => ({ path, kind: KINDS[path], text: form[path] }));
