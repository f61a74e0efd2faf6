import { flameCategory, flammableVerdict, mayNotSustain, type FlashPoint } from '../../goods/flammable';
import { parseNumber } from '../../values/typed-number';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer, ToolEntries } from '../tool';

export type PgName = 'none' | 'flash' | 'boil' | 'sustain' | 'viscous';

export type PgCode =
  | 'flammable'
  | 'noFlashPoint'
  | 'aboveSixty'
  | 'notSustaining'
  | 'clash'
  | 'boilUntold'
  | 'boilAssumed'
  | 'viscous'
  | 'otherHazards'
  | 'stricterFirst'
  | `flame${1 | 2 | 3 | 4}`
  | 'noFlame';
export type PgFact = 'hazard' | 'group' | 'ghs';

export type PgDetail = { flash: FlashPoint; boil: number | null };

const VISCOUS_BELOW = 23;

const readFlashPoint = (typed: ToolEntries): number | null =>
  typed['none'] === 'Y' ? null : parseNumber(typed['flash'] ?? '', 1);
const isFlash = (is: (flash: number) => boolean) => (typed: ToolEntries) => {
  const flash = readFlashPoint(typed);
  return flash !== null && is(flash);
};

const ghsMessage = (flash: FlashPoint, boil: number | null): ToolMessage<PgCode> => {
  const category = flameCategory(flash, boil);
  return { code: category === null ? 'noFlame' : `flame${category}` };
};

function answer({ values }: ToolInput): ToolAnswer<PgCode, PgFact, PgDetail> {
  const flash: FlashPoint = values.has('none') ? 'none' : (values.number('flash') ?? 'none');
  const boil = values.number('boil');
  const told = flammableVerdict({ flash, boil, isSustaining: values.text('sustain') !== 'N' });
  // A liquid with a flash point of 23 °C or above hardly ever boils by 35 °C: the answer is group III and states this
  // assumption.
  const isAssumed = told.kind === 'boilUntold' && told.group === 'III';
  const verdict = isAssumed ? { kind: 'flammable' as const, group: told.group } : told;
  const detail = { flash, boil };
  const ghs = { name: 'ghs' as const, says: ghsMessage(flash, boil) };
  switch (verdict.kind) {
    case 'clash':
      return { level: 'MANUAL', says: { code: 'clash' }, why: [], facts: [], detail };
    case 'boilUntold':
      return {
        level: 'MANUAL',
        says: { code: 'boilUntold', of: { group: verdict.group } },
        why: [],
        facts: [],
        detail,
      };
    case 'free':
      return { level: null, says: { code: verdict.why }, why: [{ code: 'otherHazards' }], facts: [ghs], detail };
    case 'flammable': {
      const isViscous = values.has('viscous') && verdict.group === 'II';
      return {
        level: isViscous ? 'MANUAL' : null,
        says: { code: 'flammable', of: { group: verdict.group } },
        why: [
          ...(isAssumed ? [{ code: 'boilAssumed' as const }] : []),
          ...(isViscous ? [{ code: 'viscous' as const }] : []),
          { code: 'stricterFirst' },
        ],
        facts: [{ name: 'hazard', says: '3' }, { name: 'group', says: verdict.group }, ghs],
        detail,
      };
    }
  }
}

export const PG_TOOL: DeskTool<PgName, PgCode, PgFact, PgDetail> = {
  head: 'tool=pg',
  fields: [
    {
      name: 'flash',
      kind: 'number',
      least: -100,
      most: 300,
      places: 1,
      isNeeded: true,
      isAsked: (typed) => typed['none'] !== 'Y',
    },
    { name: 'none', kind: 'flag' },
    { name: 'boil', kind: 'number', least: -200, most: 600, places: 1, isAsked: (typed) => typed['none'] !== 'Y' },
    { name: 'sustain', kind: 'choice', choices: ['Y', 'N'], isAsked: isFlash(mayNotSustain) },
    { name: 'viscous', kind: 'flag', isAsked: isFlash((flash) => flash < VISCOUS_BELOW) },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.pg,
  answer,
};
