import { SOURCE_WORDS } from '../../rules/finding';
import type { Finding, FindingSource } from '../../rules/finding';
import { BOOK_SOURCES } from '../../order/findings/book';
import { ownFindings } from '../../order/findings/own-findings';

const ON_THE_WAY = ['winter', 'WINTER'] as const;
const OF_THE_BOX = ['wagons', 'WEIGHT'] as const;
const OF_THE_TRAIN = ['trains', 'CARRIER'] as const;
const OF_A_STATION = ['trains', 'PORT'] as const;

export const TRAIN_CUTOFFS: FindingSource = {
  source: '班列截止时间表（以铁路与场站通知为准）',
  edition: SOURCE_WORDS.edition,
};

export const { codes: RAIL_FINDING_CODES, found } = ownFindings(
  {
    ...BOOK_SOURCES.RAILWAY,
    trains: { source: '班列平台与场站危险货物办理限制（演示数据）', edition: '2026 版' },
    approval: { source: '铁路危险货物运输批复与国际货协附件第 2 号', edition: '2026 版，以铁路批复为准' },
    notices: { source: '口岸限装公告（平台发布）', edition: '以铁路部门最新通知为准' },
    winter: { source: '货物凝固点与走廊冬季最低气温（文献值与演示数据，以 SDS 为准）', edition: '2026 版' },
    wagons: { source: '国际班列单箱货重与配载要求（演示数据）', edition: '2026 版' },
    batteries: { source: 'TB/T 30006 特殊规定 78、79（消费型锂电池）', edition: '2026 版' },
  },
  {
    railTakes: OF_THE_TRAIN,
    railRefuses: OF_THE_TRAIN,
    railOrgTakes: OF_A_STATION,
    railOrgRefuses: OF_A_STATION,
    railDstTakes: OF_A_STATION,
    railDstRefuses: OF_A_STATION,
    railClassUnknown: OF_THE_TRAIN,
    railApproval: ['approval', 'CARRIER'],
    railApplied: ['approval', 'CARRIER'],
    railHeld: ['approval', 'CARRIER'],
    railTransit: ['approval', 'BORDER'],
    railBorder: ['trains', 'BORDER'],
    railNotice: ['notices', 'BORDER'],
    railDisguised: ['trains', 'CONSISTENCY'],
    railResembles: ['trains', 'CONSISTENCY'],
    railUnlisted: ['trains', 'CONSISTENCY'],
    railLithium: ['batteries', 'CONSISTENCY'],
    railWinterUnknown: ON_THE_WAY,
    railWinterInhibited: ON_THE_WAY,
    railWinterHeated: ON_THE_WAY,
    railWinterLiner: ON_THE_WAY,
    railWinterFreeze: ON_THE_WAY,
    railWinterCold: ON_THE_WAY,
    railWinterFine: ON_THE_WAY,
    railNoWinter: ON_THE_WAY,
    railHeavy: OF_THE_BOX,
    railNoWagon: OF_THE_BOX,
    railWeightsBlank: OF_THE_BOX,
    railWeightsFit: OF_THE_BOX,
    railOddTwenty: OF_THE_BOX,
    railPairWeight: OF_THE_BOX,
    railSocMissing: ['papers', 'PAPERS'],
  },
);

export type RailFindingCode = (typeof RAIL_FINDING_CODES)[number];
export type RailFinding = Finding<RailFindingCode>;
