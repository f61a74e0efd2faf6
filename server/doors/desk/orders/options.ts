import {
  HAZARD_KEY,
  MOST_OPTIONS,
  PORT_KEY,
  type QueueOption,
  type QueueOptions,
} from '../../../../domain/house/queue';
import type { Parameter, Queries } from '../../../base/database/database';
import { findPlaceName } from '../../../world/ports/catalogue';

type Alike = { places: string[]; hazards: string[]; count: number };

const [ROW, PART, ITEM] = ['\u001d', '\u001e', '\u001f'];

const splitItems = (text = '') => (text === '' ? [] : text.split(ITEM));

/** One text column: thousands of rows take ten times as long. */
export async function readAlikeOrders(queries: Queries, from: string, given: Parameter[]): Promise<Alike[]> {
  const [found] = await queries.query<{ all: string | null }>(
    `select string_agg(array_to_string(places, chr(31)) || chr(30) || array_to_string(hazards, chr(31)) || chr(30) || count, chr(29)) as all
       from (select o.places, o.hazards, count(*) as count ${from} group by o.places, o.hazards) alike`,
    given,
  );
  return (found?.all ?? '')
    .split(ROW)
    .filter((row) => row !== '')
    .map((row) => {
      const [places, hazards, count] = row.split(PART);
      return { places: splitItems(places), hazards: splitItems(hazards), count: Number(count) };
    });
}

type OptionChoice = { port: string; hazard: string };

/** The chosen option stays in the list, even with no orders left. */
function tally(rows: readonly Alike[], keysOf: (row: Alike) => readonly string[], chosen: string): [string, number][] {
  const counts = new Map<string, number>(chosen === '' ? [] : [[chosen, 0]]);
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + row.count);
  return [...counts];
}

const most = (options: readonly QueueOption[], chosen: string): QueueOption[] =>
  options
    .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key))
    .filter(({ key }, at) => at < MOST_OPTIONS || key === chosen);

/** Filter options of a queue; each filter counts what the other one leaves. */
export function optionsAmong(
  rows: readonly Alike[],
  { port, hazard }: OptionChoice,
): Pick<QueueOptions, 'ports' | 'hazards'> {
  const ofHazard = rows.filter(({ hazards }) => hazard === '' || hazards.includes(hazard));
  const ofPort = rows.filter(({ places }) => port === '' || places.includes(port));
  const ports = tally(ofHazard, ({ places }) => places.filter((key) => PORT_KEY.test(key)), port).map(
    ([key, count]) => ({
      key,
      name: findPlaceName(key) || key,
      count,
    }),
  );
  const hazards = tally(ofPort, (row) => row.hazards.filter((key) => HAZARD_KEY.test(key)), hazard).map(
    ([key, count]) => ({ key, name: key, count }),
  );
  return {
    ports: most(ports, port),
    hazards: most(hazards, hazard).toSorted((one, other) => one.key.localeCompare(other.key)),
  };
}

export async function readDepartures(
  queries: Queries,
  from: string,
  { given, departure }: { given: Parameter[]; departure: string },
): Promise<QueueOption[]> {
  const found = await queries.query<{ key: string; count: number }>(
    `select o.departure as key, count(*) as count ${from} and o.departure is not null group by o.departure
      order by count(*) desc, o.departure limit ${MOST_OPTIONS}`,
    given,
  );
  const isMissing = departure !== '' && !found.some(({ key }) => key === departure);
  const all = [...found, ...(isMissing ? [{ key: departure, count: 0 }] : [])];
  return all.map((one) => ({ ...one, name: one.key })).toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
