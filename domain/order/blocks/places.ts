import type { PortKind } from '../../places/ports';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';

export type PlaceField = { path: FieldPath; kind: PortKind; text: string };

export type IsPlaceText = (text: string, kind: PortKind) => boolean;

/** Blank places are a separate fault. */
export const unknownPlaces = (places: readonly PlaceField[], isPlaceText: IsPlaceText): OrderFault[] =>
  places
    .filter(({ text, kind }) => text !== '' && !isPlaceText(text, kind))
    .map(({ path }) => fault(path, 'notListed'));
