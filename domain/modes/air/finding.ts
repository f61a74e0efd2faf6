import { SOURCE_WORDS } from '../../rules/finding';
import type { Finding, FindingSource } from '../../rules/finding';
import { BOOK_SOURCES } from '../../order/findings/book';
import { ownFindings } from '../../order/findings/own-findings';

export const FLIGHT_CUTOFFS: FindingSource = {
  source: '航班截止时间表（以航司与机场货站通知为准）',
  edition: SOURCE_WORDS.edition,
};

const ABOUT_AIRCRAFT = ['limits', 'CARRIER'] as const;
const ABOUT_AIRLINE = ['airline', 'CARRIER'] as const;
const ABOUT_PIECES = ['doors', 'WEIGHT'] as const;

export const { codes: AIR_FINDING_CODES, found } = ownFindings(
  {
    ...BOOK_SOURCES.AIR,
    limits: { source: '航空危险品客机、货机每件限量与包装说明（平台空运限量表）', edition: '2026 版，中等置信度' },
    apart: { source: '航空危险品包装件隔离表 9.3.A', edition: '2026 版' },
    battery: { source: '航空锂电池荷电状态与缺陷电池规定', edition: '2026 版' },
    airline: { source: '航司与机场危险品收运表（演示数据）', edition: '2026 版' },
    doors: { source: '机型舱门与地板限制表（演示数据）', edition: '2026 版' },
    states: { source: '航空危险品国家差异', edition: '2026 版' },
  },
  {
    airForbidden: ABOUT_AIRCRAFT,
    airUnlisted: ABOUT_AIRCRAFT,
    airAskGroup: ABOUT_AIRCRAFT,
    airAskPercent: ABOUT_AIRCRAFT,
    airAskNet: ABOUT_AIRCRAFT,
    airAskGross: ABOUT_AIRCRAFT,
    airAskCharge: ['battery', 'CARRIER'],
    airCharged: ['battery', 'CARRIER'],
    airOver: ABOUT_AIRCRAFT,
    airOverLimited: ABOUT_AIRCRAFT,
    airNeedFreighter: ABOUT_AIRCRAFT,
    airNextFreighter: ABOUT_AIRCRAFT,
    airCao: ABOUT_AIRCRAFT,
    airCaoOnly: ABOUT_AIRCRAFT,
    airCaoPacked: ABOUT_AIRCRAFT,
    airPax: ABOUT_AIRCRAFT,
    airNoLimit: ABOUT_AIRCRAFT,
    airLineRefuses: ABOUT_AIRLINE,
    airDgReview: ABOUT_AIRLINE,
    airOrgRefuses: ['airline', 'PORT'],
    airStateDiffers: ['states', 'LICENCE'],
    airWatched: ['watched', 'LICENCE'],
    airUnknown: ['goodsList', 'CONSISTENCY'],
    airDoubtful: ['goodsList', 'CONSISTENCY'],
    airRoomWeight: ['weights', 'CONSISTENCY'],
    airDamaged: ['battery', 'CONSISTENCY'],
    airTogether: ['apart', 'SEGREGATION'],
    airApart: ['apart', 'SEGREGATION'],
    airBeside: ['apart', 'SEGREGATION'],
    airPairUnread: ['apart', 'SEGREGATION'],
    airQUnread: ['limits', 'SEGREGATION'],
    airQOver: ['limits', 'SEGREGATION'],
    airPackIbc: ['packing', 'PACK'],
    airPackByHand: ['packing', 'PACK'],
    airPackFits: ['packing', 'PACK'],
    airPieceBig: ABOUT_PIECES,
    airPieceHeavy: ABOUT_PIECES,
    airPiecesFit: ABOUT_PIECES,
    airPiecesUnread: ABOUT_PIECES,
    airCondMissing: ['papers', 'PAPERS'],
  },
);

export type AirFindingCode = (typeof AIR_FINDING_CODES)[number];
export type AirFinding = Finding<AirFindingCode>;
