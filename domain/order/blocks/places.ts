import type { PortKind } from '../../places/ports';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';

/** A field of a form that is a place, picked from those of a kind. */
export type PlaceField = { path: FieldPath; kind: PortKind; text: string };

/** Is this the text of a place of that kind? Whoever keeps the places says so. */
export type IsPlaceText = (text: string, kind: PortKind) => boolean;

/** What was not picked at all is another fault. */
export const unknownPlaces = (places: readonly PlaceField[], isPlaceText: IsPlaceText): OrderFault[] =>
  places
    .filter(({ text, kind }) => text !== '' && !isPlaceText(text, kind))
    .map(({ path }) => fault(path, 'notListed'));
