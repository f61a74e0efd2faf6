import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import { acceptedBeside } from '../../../domain/order/mode/closed';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { enquiryCopy } from '../../../src/copy/modes/enq';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { DGD_CASE } from '../modes/cases/dgd';
import { DOM_CASE } from '../modes/cases/dom';
import { ENQ_CASE } from '../modes/cases/enq';
import { FCL_CASE } from '../modes/cases/fcl';
import { FLEXI_CASE } from '../modes/cases/flexi';
import { LCL_CASE } from '../modes/cases/lcl';
import { MALL_CASE } from '../modes/cases/mall';
import { RAIL_CASE } from '../modes/cases/rail';
import { TANK_CASE } from '../modes/cases/tank';
import { TRUCK_CASE } from '../modes/cases/truck';
import { WH_CASE } from '../modes/cases/wh';
import { atGateway } from '../verdicts/form';

type Words = Readonly<Record<string, string>>;
export type ModeRules = {
  words: Words;
  judge: (form: unknown, facts: unknown) => Acceptance;
  samples: readonly unknown[];
};

type Case = { mode: { id: string }; samples: readonly unknown[]; words: { findings: Words } };

const booked = ({ mode, samples, words }: Case): [string, ModeRules] => [
  mode.id,
  {
    words: words.findings,
    samples,
    judge: (form, facts) => acceptedBeside(mode as unknown as OrderMode, form as never, facts as never),
  },
];

const RULES: ReadonlyMap<string, ModeRules> = new Map<string, ModeRules>([
  ...[FCL_CASE, LCL_CASE, AIR_CASE, RAIL_CASE, CFS_CASE, WH_CASE].map((one) => booked(one)),
  ...[TANK_CASE, FLEXI_CASE, DOM_CASE, TRUCK_CASE, DGD_CASE, MALL_CASE].map((one) => booked(one)),
  [
    'ENQ',
    {
      words: enquiryCopy.finding,
      samples: ENQ_CASE.samples,
      judge: (form, facts) => enquiryAcceptance(form as never, { ...(facts as object), ...atGateway } as never),
    },
  ],
]);

/** Judge of a mode, with samples of its forms. */
export function rulesOf(id: string): ModeRules {
  const rules = RULES.get(id);
  if (!rules) throw new Error(`${id} has no sample`);
  return rules;
}
