import type { CaseFinding, FindingAnswer } from '../../../domain/house/finding-answers';
import type { ModeId } from '../../../domain/mode-ids';
import { TANK_RULES } from '../../../domain/modes/tank/finding';
import { TRUCK_RULES } from '../../../domain/modes/truck/finding';
import type { FindingCode } from '../../../domain/rules/finding';
import { findingSentence, type OwnFindingWords } from '../trade/findings';
import { airCopy } from '../modes/air';
import { cfsCopy } from '../modes/cfs';
import { dgdCopy } from '../modes/dgd';
import { domCopy } from '../modes/dom';
import { flexiCopy } from '../modes/flexi';
import { lclCopy } from '../modes/lcl';
import { mallCopy } from '../modes/mall';
import { railCopy } from '../modes/rail';
import { whCopy } from '../modes/wh';

const OWN: Readonly<Partial<Record<ModeId, { finding: OwnFindingWords }>>> = {
  AIR: airCopy,
  CFS: cfsCopy,
  DGD: dgdCopy,
  DOM: domCopy,
  FLEXI: flexiCopy,
  LCL: lclCopy,
  MALL: mallCopy,
  RAIL: railCopy,
  TRUCK: { finding: TRUCK_RULES.sentences },
  TANK: { finding: TANK_RULES.sentences },
  WH: whCopy,
};

/** The reason as the owner reads it; the bare code if this release has no words for it. */
export const deskFindingSentence = (mode: ModeId, { code, given }: Pick<CaseFinding, 'code' | 'given'>): string =>
  findingSentence({ code: code as FindingCode, given }, OWN[mode]?.finding) || code;

export const answerNames = {
  checked: '已核对，符合要求',
  carrier: '承运方已确认可接',
  later: '放行前由客户补齐',
  noted: '其他，见说明',
} satisfies Record<FindingAnswer, string>;

export const answerSentence = (answer: FindingAnswer, who: string, at: string): string =>
  `${answerNames[answer]}（${who}，${at}）`;
