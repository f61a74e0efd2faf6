import * as v from 'valibot';

import type { CaseField, ActInput } from '../../../domain/house/act-fields';
import type { ModeId } from '../../../domain/mode-ids';
import {
  ALL_DANGER,
  ANY_CARRIER,
  carrierKey,
  CLOSABLE_CLASSES,
  laneKey,
  placeKey,
} from '../../../domain/offer/closure';
import { type Day, dayAt, daysAfter, isDay } from '../../../domain/values/days';
import { validate } from '../../base/http/validate';
import { CLOSABLE_PLACES, PASSINGS, requireMode } from '../../trade/modes/markets';
import { field } from './field';
import { SCOPE_MESSAGES as messages } from './messages';
import { readList, readText } from './said';

const MOST_DAYS = 90;

const optionSchema = (options: readonly { key: string }[], needed: string) =>
  v.pipe(
    v.string(),
    v.check((key) => options.some((one) => one.key === key), needed),
  );

const daySchema = (least: Day, today: Day, needed: string) =>
  v.pipe(
    v.string(),
    v.check((day) => isDay(day) && day >= least && day <= daysAfter(today, MOST_DAYS), needed),
  );

const places = CLOSABLE_PLACES.map(({ place, name }) => ({ key: place, name: `${name} ${place}` }));
const closablePlaceName = (place: string): string => CLOSABLE_PLACES.find((one) => one.place === place)?.name ?? place;

const ANY = '*';
const CLASS_OPTIONS = CLOSABLE_CLASSES.map((key) => ({
  key,
  name: key === ALL_DANGER ? messages.allDanger : messages.ofClass(key),
}));

type Scope = { mode: ModeId | null; key: string; name: string };
type PlaceId = 'place' | 'org' | 'dst';
type ScopeRule = { fields: CaseField[]; of(said: ActInput): Scope };

export function buildScopes(isMode: (mode: ModeId) => boolean) {
  const passing = PASSINGS.filter(({ mode }) => isMode(mode));
  const modes = [{ key: ANY, name: messages.anyMode }, ...passing.map(({ mode, name }) => ({ key: mode, name }))];
  const carriers = [
    { key: `${ANY} ${ANY}`, name: messages.anyCarrier },
    ...passing.flatMap(({ mode, name, carriers: own }) =>
      own.length === 0
        ? []
        : [
            { key: `${mode} ${ANY}`, name: messages.carriersOf(name) },
            ...own.map((one) => ({ key: `${mode} ${one.place}`, name: one.name })),
          ],
    ),
  ];
  const modeField = field('mode', 'choice', { options: modes, value: ANY });
  const placeField = (id: PlaceId) =>
    field(id, 'choice', { options: places, label: id === 'place' ? messages.place : null });
  const placeIn = (said: ActInput, id: PlaceId) =>
    validate(optionSchema(places, messages.placeNeeded), readText(said, id));

  function modeIn(said: ActInput): { mode: ModeId | null; name: string } {
    const chosen = validate(optionSchema(modes, messages.modeNeeded), readText(said, 'mode') || ANY);
    const name = modes.find(({ key }) => key === chosen)?.name ?? chosen;
    return { mode: chosen === ANY ? null : requireMode(chosen), name };
  }

  return {
    mode: {
      fields: [modeField],
      of: (said) => ({ ...modeIn(said), key: ANY_CARRIER }),
    },
    place: {
      fields: [placeField('place'), modeField],
      of(said) {
        const code = placeIn(said, 'place');
        return { mode: modeIn(said).mode, key: placeKey(code), name: closablePlaceName(code) };
      },
    },
    lane: {
      fields: [placeField('org'), placeField('dst'), modeField],
      of(said) {
        const [org, dst] = [placeIn(said, 'org'), placeIn(said, 'dst')];
        return {
          mode: modeIn(said).mode,
          key: laneKey(org, dst),
          name: `${closablePlaceName(org)} → ${closablePlaceName(dst)}`,
        };
      },
    },
    carrier: {
      fields: [field('carrier', 'choice', { options: carriers })],
      of(said) {
        const chosen = validate(optionSchema(carriers, messages.carrierNeeded), readText(said, 'carrier'));
        const [mode = '', code = ''] = chosen.split(' ');
        const name = carriers.find(({ key }) => key === chosen)?.name ?? code;
        return {
          mode: mode === ANY ? null : requireMode(mode),
          key: code === ANY ? ANY_CARRIER : carrierKey(code),
          name,
        };
      },
    },
  } satisfies Readonly<Record<string, ScopeRule>>;
}

export const spanFields = (classes: string | null = null): CaseField[] => [
  field('classes', 'choices', { options: CLASS_OPTIONS, isFree: true, label: classes }),
  field('from', 'date'),
  field('until', 'date', { label: messages.until }),
];

export function readSpan(said: ActInput, now: number): { classes: string[]; from: Day; until: Day } {
  const today = dayAt(now);
  const from = validate(daySchema(today, today, messages.fromNeeded), readText(said, 'from'));
  return {
    from,
    until: validate(daySchema(from, today, messages.untilNeeded), readText(said, 'until')),
    classes: validate(
      v.array(optionSchema(CLASS_OPTIONS, messages.classesNeeded)),
      readList(said, 'classes').filter((one, at, all) => all.indexOf(one) === at),
    ),
  };
}
