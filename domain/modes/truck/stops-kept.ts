import { STOP_AMOUNTS, type TruckForm } from './form';
import type { TruckQuote } from './quote';
import { furtherStops } from './reading';

const PLACES = ['pick', 'stop1', 'stop2', 'drop'] as const;
type Place = (typeof PLACES)[number];
type StopFields = { address: string; contact: string; phone: string };

const BLANK: StopFields = { address: '', contact: '', phone: '' };

const stopPlaces = (count: number): Place[] => [...PLACES.slice(0, count - 1), 'drop'];

const readStopFields = (form: TruckForm, place: Place): StopFields => ({
  address: form[`${place}Address`],
  contact: form[`${place}Contact`],
  phone: form[`${place}Phone`],
});

const writeStopFields = (place: Place, { address, contact, phone }: StopFields): Partial<TruckForm> => ({
  [`${place}Address`]: address,
  [`${place}Contact`]: contact,
  [`${place}Phone`]: phone,
});

/** Stop codes with action and city: `P4401`, `D3502`. */
function stopCodes(quote: TruckQuote): string[] {
  const { org, dst } = quote.offer;
  const between = furtherStops(quote).map(({ isPickup, city }) => `${isPickup ? 'P' : 'D'}${city}`);
  return [`P${org?.code ?? ''}`, ...between, `D${dst?.code ?? ''}`];
}

const NO_AMOUNTS = Object.fromEntries(STOP_AMOUNTS.flatMap(({ pieces, kg }) => [pieces, kg].map((name) => [name, ''])));

/** Clears stop amounts, which belong to the previous route. */
const withoutAmounts = (places: TruckForm['places']): TruckForm['places'] =>
  Object.fromEntries(Object.entries(places).map(([key, said]) => [key, { ...said, ...NO_AMOUNTS }]));

/**
 * Moves the form to another quote: address, contact and phone follow their city. Data of dropped cities go, and so do
 * latest hours and amounts of intermediate stops.
 */
export function fitFormToStops(form: TruckForm, quote: TruckQuote): TruckForm {
  const now = stopCodes(quote);
  const stopsAt = now.join('.');
  // Drafts of older releases lack `stopsAt`.
  if (form.stopsAt === stopsAt || form.stopsAt === '') return { ...form, stopsAt };
  const before = form.stopsAt.split('.');
  const left = stopPlaces(before.length).map((place, at) => ({ stop: before[at], said: readStopFields(form, place) }));
  const moved = stopPlaces(now.length).map((place, at) => {
    const found = left.findIndex(({ stop }) => stop === now[at]);
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    return writeStopFields(place, kept?.said ?? BLANK);
  });
  const unused = PLACES.filter((place) => !stopPlaces(now.length).includes(place)).map((place) =>
    writeStopFields(place, BLANK),
  );
  return Object.assign({}, form, ...unused, ...moved, {
    stop1To: '',
    stop2To: '',
    places: withoutAmounts(form.places),
    stopsAt,
  });
}
