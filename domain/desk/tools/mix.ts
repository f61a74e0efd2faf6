import { sumPercent } from '../../goods/mixture/component';
import { INHERITED } from '../../goods/mixture/cut-offs';
import { findPictograms } from '../../goods/mixture/label';
import { findPrecedence, stricterGroup } from '../../goods/precedence';
import type { PackingGroup } from '../../goods/dangerous-goods';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer, ToolEntries } from '../tool';
import { typedText } from '../typed';
import type { MixCode } from './mix-codes';
import { findHazards, type HazardResult } from './mix-hazards';
import { readComponents } from './mix-reading';

const NAMES = [
  'flash',
  'none',
  'boil',
  'ph',
  'form',
  'p',
  'oral',
  'dermal',
  'inh',
  'skin',
  'eye',
  'aq',
  'm',
  'cmr',
] as const;
export type MixName = (typeof NAMES)[number];
export type MixFact = 'statements' | 'pictograms' | 'transport' | 'marine';
export type MixDetail = readonly string[];

const MOST_COMPONENTS = 12;
/** Percentages of a formula are rounded and rarely add up to exactly 100. */
const SUM = { least: 99.5, most: 100.5 };

const POLLUTES: readonly string[] = ['H400', 'H410', 'H411'];

type Hazards = Readonly<Partial<Record<'3' | '6.1' | '8', PackingGroup>>>;

const groupHazards = (all: readonly HazardResult[]): Hazards =>
  all.reduce<Hazards>((groups, { transport }) => {
    if (transport === null) return groups;
    const { hazard, group } = transport;
    const known = groups[hazard];
    return { ...groups, [hazard]: known ? stricterGroup(known, group) : group };
  }, {});

/** Transport class of the mixture. Unknown input and unread table cells go to a person. */
function transportMessage(all: readonly HazardResult[]): ToolMessage<MixCode> {
  if (all.some(({ isForPeople }) => isForPeople)) return { code: 'transportAsk' };
  const groups = groupHazards(all);
  const hazards = (['3', '6.1', '8'] as const).filter((hazard) => groups[hazard] !== undefined);
  const [first, second] = hazards;
  if (first === undefined) return { code: 'transportNone' };
  const group = groups[first];
  if (second === undefined) return { code: 'transportAs', of: { hazard: first, group: group ?? '' } };
  const [three, other] = [groups['3'], groups[second]];
  if (hazards.length > 2 || !three || !other || second === '3') return { code: 'transportAsk' };
  const found = findPrecedence(three, { hazard: second, group: other, isByInhalation: false });
  if (found === null) return { code: 'transportAsk' };
  const { primary, subsidiary } = found;
  return { code: 'transportBoth', of: { hazard: primary, other: subsidiary, group: found.group } };
}

function signalWord(all: readonly HazardResult[]): MixCode {
  if (all.some(({ isDanger }) => isDanger)) return 'danger';
  if (all.some(({ codes }) => codes.length > 0)) return 'warning';
  return all.some(({ isForPeople }) => isForPeople) ? 'unsaid' : 'noSignal';
}

/** A component without data may still be a marine pollutant. */
function marineVerdict(all: readonly HazardResult[]): MixCode {
  if (all.some(({ codes }) => codes.some((code) => POLLUTES.includes(code)))) return 'pollutant';
  const isUntold = all.some(({ why }) => why.some(({ code }) => code === 'aquaticBlank' || code === 'aquaticUntold'));
  return isUntold ? 'pollutantAsk' : 'noPollutant';
}

function answer({ values, rows }: ToolInput): ToolAnswer<MixCode, MixFact, MixDetail> {
  const components = readComponents(rows);
  const sum = sumPercent(components);
  if (sum < SUM.least || sum > SUM.most) {
    const of = { sum: String(sum), off: String(Math.round((100 - sum) * 1000) / 1000) };
    return { level: 'MANUAL', says: { code: 'sumOff', of }, why: [], facts: [], detail: [] };
  }
  const all = findHazards(components, values);
  const codes = [...new Set(all.flatMap((one) => one.codes))].toSorted();
  const pictograms = findPictograms(codes);
  return {
    level: all.some(({ isForPeople }) => isForPeople) ? 'MANUAL' : null,
    says: { code: signalWord(all) },
    why: all.flatMap(({ why }) => why),
    facts: [
      { name: 'statements', says: codes.length === 0 ? '—' : codes.join('、') },
      { name: 'pictograms', says: pictograms.length === 0 ? '—' : pictograms.join('、') },
      { name: 'transport', says: transportMessage(all) },
      { name: 'marine', says: { code: marineVerdict(all) } },
    ],
    detail: pictograms,
  };
}

const isInhaled = (typed: ToolEntries): boolean =>
  Array.from({ length: MOST_COMPONENTS }, (_, at) => typedText(typed, `inh${at + 1}`)).some((text) => text !== '');
const isFlashing = (typed: ToolEntries): boolean => typed['none'] !== 'Y';

export const MIX_TOOL: DeskTool<MixName, MixCode, MixFact, MixDetail> = {
  head: 'tool=mix',
  fields: [
    { name: 'flash', kind: 'number', least: -100, most: 300, places: 1, isAsked: isFlashing },
    { name: 'none', kind: 'flag' },
    { name: 'boil', kind: 'number', least: -200, most: 600, places: 1, isAsked: isFlashing },
    { name: 'ph', kind: 'number', least: 0, most: 14, places: 2 },
    { name: 'form', kind: 'choice', choices: ['vapour', 'dust'], isNeeded: true, isAsked: isInhaled },
    { name: 'p', kind: 'number', least: 0.0001, most: 100, places: 4, isNeeded: true, isInRows: true },
    { name: 'oral', kind: 'toxicity', isInRows: true },
    { name: 'dermal', kind: 'toxicity', isInRows: true },
    { name: 'inh', kind: 'toxicity', isInRows: true },
    { name: 'skin', kind: 'choice', choices: ['1A', '1B', '1C', '2', 'X', 'N'], isInRows: true },
    { name: 'eye', kind: 'choice', choices: ['1', '2', 'N'], isInRows: true },
    { name: 'aq', kind: 'choice', choices: ['A1', 'C1', 'A1C1', 'C2', 'N'], isInRows: true },
    { name: 'm', kind: 'number', least: 1, most: 1_000_000, places: 0, isInRows: true },
    { name: 'cmr', kind: 'choice', choices: INHERITED, isInRows: true },
  ],
  rows: { least: 1, most: MOST_COMPONENTS },
  isTimed: false,
  source: TOOL_SOURCES.mix,
  answer,
};
