import type { MixturePart } from './component';

export const INHERITED = [
  'CARC1',
  'CARC2',
  'MUTA1',
  'MUTA2',
  'REPR1',
  'REPR2',
  'RESP',
  'SKINSENS',
  'STOTRE1',
  'STOTRE2',
  'STOTSE3',
  'ASP1',
] as const;
export type InheritedHazard = (typeof INHERITED)[number];

type CutOff = { percent: number; code: string; isDanger: boolean };
const from = (percent: number, code: string, isDanger: boolean): CutOff => ({ percent, code, isDanger });

const CUT_OFFS: Readonly<Record<InheritedHazard, CutOff>> = {
  CARC1: from(0.1, 'H350', true),
  CARC2: from(1, 'H351', false),
  MUTA1: from(0.1, 'H340', true),
  MUTA2: from(1, 'H341', false),
  REPR1: from(0.3, 'H360', true),
  REPR2: from(3, 'H361', false),
  RESP: from(1, 'H334', true),
  SKINSENS: from(1, 'H317', false),
  STOTRE1: from(10, 'H372', true),
  STOTRE2: from(10, 'H373', false),
  STOTSE3: from(20, 'H335', false),
  ASP1: from(10, 'H304', true),
};

/** Judged by people: effects without a sum rule, and aspiration, which depends on viscosity. */
const FOR_PEOPLE: readonly InheritedHazard[] = ['STOTSE3', 'ASP1'];
const STOT_SECOND_FROM = 1;

type CutOffResult = { code: string; isDanger: boolean; row: number; isForPeople: boolean };

export function inheritedHazard({ row, percent, said }: MixturePart<InheritedHazard>): CutOffResult | null {
  const { percent: least, code, isDanger } = CUT_OFFS[said];
  const isForPeople = FOR_PEOPLE.includes(said);
  if (percent >= least) return { code, isDanger, row, isForPeople };
  const isSecond = said === 'STOTRE1' && percent >= STOT_SECOND_FROM;
  return isSecond ? { code: 'H373', isDanger: false, row, isForPeople } : null;
}
