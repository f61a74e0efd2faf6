import * as v from 'valibot';

import type { CaseField, Said } from '../../../domain/house/act-fields';
import type { ClosureCase, ClosureReading } from '../../../domain/house/case';
import {
  ALL_DANGER,
  ANY_CARRIER,
  carrierKey,
  CLOSABLE_CLASSES,
  laneKey,
  placeKey,
} from '../../../domain/offer/closure';
import { type Day, dayAt, daysAfter, isDay } from '../../../domain/values/days';
import type { ClosureDesk, ClosureHits, NewClosure } from '../../closures/closures';
import { validate } from '../../http/validate';
import { CLOSABLE_PLACES, modeNamed, PASSING } from '../../modes/tables/passing';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { CLOSURE_MESSAGES as messages } from '../messages';
import { listIn, textIn } from '../said';

export type AtClosure = Pick<ClosureCase, 'no' | 'stand' | 'closure'>;
/** Closures, as of now. */
export type ClosureActs = ClosureDesk & { now(): number; told(hits: ClosureHits): Promise<ClosureReading> };
type ActOfClosure = ActOf<AtClosure, ClosureActs>;

const MOST_DAYS = 90;

const text = v.pipe(v.string(), v.trim(), v.minLength(2, messages.textNeeded), v.maxLength(60, messages.textNeeded));
const dayFrom = (least: Day, today: Day, needed: string) =>
  v.pipe(
    v.string(),
    v.check((day) => isDay(day) && day >= least && day <= daysAfter(today, MOST_DAYS), needed),
  );
const oneOf = (options: readonly { key: string }[], needed: string) =>
  v.pipe(
    v.string(),
    v.check((key) => options.some((one) => one.key === key), needed),
  );

const places = CLOSABLE_PLACES.map(({ place, name }) => ({ key: place, name: `${name} ${place}` }));
const nameOf = (place: string): string => CLOSABLE_PLACES.find((one) => one.place === place)?.name ?? place;

const ANY = '*';
const modes = Object.entries(PASSING).map(([key, { name }]) => ({ key, name }));
/** Every carrier of a mode, or of all, and then each of them. */
const carriers = [
  { key: `${ANY} ${ANY}`, name: messages.anyCarrier },
  ...Object.entries(PASSING).flatMap(([mode, { name, carriers: own }]) =>
    own.length === 0
      ? []
      : [
          { key: `${mode} ${ANY}`, name: messages.carriersOf(name) },
          ...own.map((one) => ({ key: `${mode} ${one.place}`, name: one.name })),
        ],
  ),
];
const CLASS_OPTIONS = CLOSABLE_CLASSES.map((key) => ({
  key,
  name: key === ALL_DANGER ? messages.allDanger : messages.ofClass(key),
}));

const common = (): CaseField[] => [
  field('classes', 'choices', { options: CLASS_OPTIONS, isFree: true }),
  field('from', 'date'),
  field('until', 'date', { label: messages.until }),
  field('text', 'text', { label: messages.text }),
];
const modeField = () =>
  field('mode', 'choice', { options: [{ key: ANY, name: messages.anyMode }, ...modes], value: ANY });

/** What every closure says besides what it closes. */
function commonIn(said: Said, now: number): Pick<NewClosure, 'classes' | 'reason' | 'from' | 'until'> {
  const today = dayAt(now);
  const from = validate(dayFrom(today, today, messages.fromNeeded), textIn(said, 'from'));
  return {
    from,
    until: validate(dayFrom(from, today, messages.untilNeeded), textIn(said, 'until')),
    reason: validate(text, textIn(said, 'text')),
    classes: validate(
      v.array(oneOf(CLASS_OPTIONS, messages.classesNeeded)),
      listIn(said, 'classes').filter((one, at, all) => all.indexOf(one) === at),
    ),
  };
}

const modeIn = (said: Said) => {
  const key = validate(oneOf([{ key: ANY }, ...modes], messages.modeNeeded), textIn(said, 'mode') || ANY);
  return key === ANY ? null : modeNamed(key);
};
const placeIn = (said: Said, id: 'place' | 'org' | 'dst') =>
  validate(oneOf(places, messages.placeNeeded), textIn(said, id));

const isNew = ({ stand }: AtClosure): boolean => stand === 'NEW';

const put =
  (closed: (said: Said) => Pick<NewClosure, 'mode' | 'key' | 'name'>): ActOfClosure['does'] =>
  async (desk, _, said) =>
    desk.told(await desk.put({ ...closed(said), ...commonIn(said, desk.now()) }));

const place: ActOfClosure = {
  id: 'closure.place',
  fields: (at) =>
    isNew(at) ? [field('place', 'choice', { options: places, label: messages.place }), modeField(), ...common()] : null,
  does: put((said) => {
    const code = placeIn(said, 'place');
    return { mode: modeIn(said), key: placeKey(code), name: nameOf(code) };
  }),
};

const lane: ActOfClosure = {
  id: 'closure.lane',
  fields: (at) =>
    isNew(at)
      ? [
          field('org', 'choice', { options: places }),
          field('dst', 'choice', { options: places }),
          modeField(),
          ...common(),
        ]
      : null,
  does: put((said) => {
    const [org, dst] = [placeIn(said, 'org'), placeIn(said, 'dst')];
    return { mode: modeIn(said), key: laneKey(org, dst), name: `${nameOf(org)} → ${nameOf(dst)}` };
  }),
};

const carrier: ActOfClosure = {
  id: 'closure.carrier',
  fields: (at) => (isNew(at) ? [field('carrier', 'choice', { options: carriers }), ...common()] : null),
  does: put((said) => {
    const chosen = validate(oneOf(carriers, messages.carrierNeeded), textIn(said, 'carrier'));
    const [mode = '', code = ''] = chosen.split(' ');
    const name = carriers.find(({ key }) => key === chosen)?.name ?? code;
    return { mode: mode === ANY ? null : modeNamed(mode), key: code === ANY ? ANY_CARRIER : carrierKey(code), name };
  }),
};

const dropped: ActOfClosure = {
  id: 'closure.dropped',
  fields: ({ stand }) => (stand === 'HOLDS' || stand === 'COMING' ? [] : null),
  async does(desk, { no }) {
    const hits = await desk.drop(no);
    return hits && desk.told(hits);
  },
};

/** All that can be done about what is closed. */
export const CLOSURE_ACTS: readonly ActOfClosure[] = [place, lane, carrier, dropped];
