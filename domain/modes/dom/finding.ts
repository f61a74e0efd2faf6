import type { Finding } from '../../rules/finding';
import { BOOK_SOURCES } from '../../order/findings/book';
import { ownFindings } from '../../order/findings/own-findings';

const ABOUT_CARRIER = ['carrier', 'CARRIER'] as const;
const ABOUT_GOODS = ['goodsList', 'CONSISTENCY'] as const;
const ABOUT_RIVER = ['river', 'LICENCE'] as const;
const ABOUT_BOXES = ['boxes', 'WEIGHT'] as const;

export const { codes: DOM_FINDING_CODES, found } = ownFindings(
  {
    ...BOOK_SOURCES.COAST,
    river: { source: '长江流域危险货物禁运要求（以现行法规与内河禁运目录为准）', edition: '2026 版' },
    daysOff: { source: '国务院办公厅放假通知与《全国年节及纪念日放假办法》', edition: '2026 版' },
    loops: { source: '内贸班轮班期与中转规则（演示数据）', edition: '2026 版' },
  },
  {
    /** Dangerous goods have no list price: staff quote each order. */
    domDanger: ABOUT_CARRIER,
    domCarrierRefuses: ABOUT_CARRIER,
    domUnsaid: ABOUT_CARRIER,
    domGeneral: ABOUT_CARRIER,
    domUnknown: ABOUT_GOODS,
    domDeclared: ABOUT_GOODS,
    domResembles: ABOUT_GOODS,
    domUnlisted: ABOUT_GOODS,
    domPort: ['port', 'PORT'],
    domRiverBan: ABOUT_RIVER,
    domRiverCheck: ABOUT_RIVER,
    domRoad: ['road', 'WEIGHT'],
    domHeavy: ABOUT_BOXES,
    domFits: ABOUT_BOXES,
    domUnweighed: ABOUT_BOXES,
    domTransfer: ['loops', 'CUTOFF'],
    domLowWater: ['loops', 'WEIGHT'],
    domHoliday: ['daysOff', 'CUTOFF'],
    domDaysUntold: ['daysOff', 'CUTOFF'],
  },
);

export type DomFindingCode = (typeof DOM_FINDING_CODES)[number];
export type DomFinding = Finding<DomFindingCode>;
