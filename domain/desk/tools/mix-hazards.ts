import { flameCategory, flammableVerdict, type FlashPoint } from '../../goods/flammable';
import { judgeAcuteMix, acuteCategory, toxicPackingGroup, type Route } from '../../goods/mixture/acute';
import { judgeAquatic, aquaticUntold } from '../../goods/mixture/aquatic';
import { inheritedHazard } from '../../goods/mixture/cut-offs';
import { corrosiveParts, judgeEye, judgeSkin } from '../../goods/mixture/skin-eye';
import type { PackingGroup } from '../../goods/dangerous-goods';
import type { ToolMessage, Values } from '../tool';
import type { MixCode } from './mix-codes';
import {
  aquaticParts,
  eyeParts,
  inheritedParts,
  hasAnyValue,
  skinParts,
  toxicityParts,
  type Component,
} from './mix-reading';

export type HazardResult = {
  codes: readonly string[];
  isDanger: boolean;
  why: readonly ToolMessage<MixCode>[];
  /** A person must check before anything relies on it. */
  isForPeople: boolean;
  /** Class by the UN Model Regulations; null when there is none or a person decides. */
  transport: { hazard: '3' | '6.1' | '8'; group: PackingGroup } | null;
};

const hazardResult = (rest: Partial<HazardResult>): HazardResult => ({
  codes: [],
  isDanger: false,
  why: [],
  isForPeople: false,
  transport: null,
  ...rest,
});

const STATEMENTS: Readonly<Record<Route, readonly string[]>> = {
  oral: ['H300', 'H300', 'H301', 'H302'],
  dermal: ['H310', 'H310', 'H311', 'H312'],
  vapour: ['H330', 'H330', 'H331', 'H332'],
  dust: ['H330', 'H330', 'H331', 'H332'],
};

/** Rounded for display only; the category uses the full value. */
const formatEstimate = (ate: number): string => String(Math.round(ate * 10) / 10);

function acute(all: readonly Component[], name: string, route: Route): HazardResult {
  if (!hasAnyValue(all, name)) return hazardResult({ why: [{ code: `${route}Blank` }], isForPeople: true });
  const { ate, unknownPercent, row } = judgeAcuteMix(toxicityParts(all, name, route));
  const percent = String(unknownPercent);
  const unknown: ToolMessage<MixCode>[] = unknownPercent > 0 ? [{ code: `${route}Unknown`, of: { percent } }] : [];
  const isForPeople = unknownPercent > 0;
  const category = ate === null ? null : acuteCategory(route, ate);
  if (ate === null || category === null)
    return hazardResult({
      why: [...unknown, { code: `${route}None`, of: { ate: ate === null ? '—' : formatEstimate(ate) } }],
      isForPeople,
    });
  const code = STATEMENTS[route][category - 1] ?? '';
  const group = toxicPackingGroup(route, ate);
  const isByInhalation = route === 'dust' && group === 'I';
  return hazardResult({
    codes: [code],
    isDanger: category < 4,
    why: [
      {
        code: `${route}Found`,
        of: { h: code, ate: formatEstimate(ate), category: String(category), row: String(row ?? '') },
      },
      ...unknown,
    ],
    isForPeople: isForPeople || group === 'manual' || isByInhalation,
    transport: group === null || group === 'manual' ? null : { hazard: '6.1', group },
  });
}

const CORROSION_GROUPS = { corrosive1A: 'I', corrosive1B: 'II', corrosive1C: 'III' } as const;

function skin(all: readonly Component[], ph: number | null): HazardResult {
  if (!hasAnyValue(all, 'skin') && ph === null)
    return hazardResult({ why: [{ code: 'skinBlank' }], isForPeople: true });
  const told = judgeSkin(skinParts(all), ph);
  if (told.kind === 'none') return hazardResult({});
  const of = { rows: told.rows };
  if (told.kind === 'untold') return hazardResult({ why: [{ code: 'skinUntold', of }], isForPeople: true });
  if (told.kind === 'phUntold') return hazardResult({ why: [{ code: 'skinPh', of }], isForPeople: true });
  if (told.kind === 'irritant') return hazardResult({ codes: ['H315'], why: [{ code: 'skinIrritant', of }] });
  const why: ToolMessage<MixCode>[] = [told.rows === '' ? { code: 'skinByPh' } : { code: 'skinCorrosive', of }];
  // Measured pH or a strong acid proves corrosion, but not its subcategory.
  if (told.kind === 'corrosive') return hazardResult({ codes: ['H314'], isDanger: true, why, isForPeople: true });
  return hazardResult({
    codes: ['H314'],
    isDanger: true,
    why,
    transport: { hazard: '8', group: CORROSION_GROUPS[told.kind] },
  });
}

function eye(all: readonly Component[], isCorrosive: boolean): HazardResult {
  if (isCorrosive) return hazardResult({ codes: ['H318'], isDanger: true, why: [{ code: 'eyeBySkin' }] });
  if (!hasAnyValue(all, 'eye') && !hasAnyValue(all, 'skin'))
    return hazardResult({ why: [{ code: 'eyeBlank' }], isForPeople: true });
  const told = judgeEye(eyeParts(all), corrosiveParts(skinParts(all)));
  if (told.kind === 'none') return hazardResult({});
  const of = { rows: told.rows };
  if (told.kind === 'untold') return hazardResult({ why: [{ code: 'eyeUntold', of }], isForPeople: true });
  const isDanger = told.kind === 'damage';
  return hazardResult({
    codes: [isDanger ? 'H318' : 'H319'],
    isDanger,
    why: [{ code: isDanger ? 'eyeDamage' : 'eyeIrritant', of }],
  });
}

function aquatic(all: readonly Component[]): HazardResult {
  if (!hasAnyValue(all, 'aq')) return hazardResult({ why: [{ code: 'aquaticBlank' }], isForPeople: true });
  const parts = aquaticParts(all);
  const told = judgeAquatic(parts);
  const untold = aquaticUntold(parts);
  return hazardResult({
    codes: told.map(({ code }) => code),
    why: [
      ...told.map(({ code, rows }): ToolMessage<MixCode> => ({ code: 'aquaticFound', of: { h: code, rows } })),
      ...(untold === '' ? [] : [{ code: 'aquaticUntold' as const, of: { rows: untold } }]),
    ],
    isForPeople: untold !== '',
  });
}

const inherited = (all: readonly Component[]): HazardResult[] =>
  inheritedParts(all).flatMap((part) => {
    const told = inheritedHazard(part);
    if (told === null) return [];
    const of = { h: told.code, row: String(told.row) };
    const why: ToolMessage<MixCode>[] = [{ code: told.isForPeople ? 'inheritedAsk' : 'inheritedFound', of }];
    return [hazardResult({ codes: [told.code], isDanger: told.isDanger, why, isForPeople: told.isForPeople })];
  });

const FLAMES = ['H224', 'H225', 'H226', 'H227'];

function flame(values: Values): HazardResult {
  const flash: FlashPoint | null = values.has('none') ? 'none' : values.number('flash');
  if (flash === null) return hazardResult({ why: [{ code: 'flashBlank' }], isForPeople: true });
  const boil = values.number('boil');
  const verdict = flammableVerdict({ flash, boil, isSustaining: true });
  if (verdict.kind === 'clash') return hazardResult({ why: [{ code: 'flashClash' }], isForPeople: true });
  const category = flameCategory(flash, boil);
  if (category === null) return hazardResult({});
  const code = FLAMES[category - 1] ?? '';
  const isUntold = verdict.kind === 'boilUntold';
  return hazardResult({
    codes: [code],
    isDanger: category < 3,
    why: [{ code: 'flameFound', of: { h: code } }, ...(isUntold ? [{ code: 'boilUntold' as const }] : [])],
    isForPeople: isUntold,
    transport: verdict.kind === 'flammable' ? { hazard: '3', group: verdict.group } : null,
  });
}

export function findHazards(all: readonly Component[], values: Values): HazardResult[] {
  const ph = values.number('ph');
  const onSkin = skin(all, ph);
  const inhaled = values.text('form') === 'dust' ? 'dust' : 'vapour';
  return [
    flame(values),
    acute(all, 'oral', 'oral'),
    acute(all, 'dermal', 'dermal'),
    acute(all, 'inh', inhaled),
    onSkin,
    eye(all, onSkin.codes.includes('H314')),
    ...inherited(all),
    aquatic(all),
  ];
}
