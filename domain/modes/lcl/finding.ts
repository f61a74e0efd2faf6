import { IMDG_EDITION } from '../../goods/edition';
import type { Finding } from '../../rules/finding';
import { ownFindings } from '../../order/findings/own-findings';

const ABOUT_BOX = ['sharedBox', 'SHARED_BOX'] as const;
const ABOUT_SHED = ['shed', 'LICENCE'] as const;
const ABOUT_FIRE = ['fire', 'LICENCE'] as const;
const ABOUT_WATCHED = ['watched', 'LICENCE'] as const;

export const { codes: LCL_FINDING_CODES, found } = ownFindings(
  {
    shed: { source: '拼箱仓经营许可与库房火灾危险性范围（演示数据）', edition: '2026 版' },
    sharedBox: { source: 'IMDG 规则 7.3.4 同箱规定，按箱内已订货物核对', edition: IMDG_EDITION },
    lithium: { source: 'IMDG 规则特殊规定 376、377', edition: IMDG_EDITION },
    food: { source: 'IMDG 规则 7.3.4.2 食品与饲料', edition: IMDG_EDITION },
    wood: { source: '国际植物检疫措施标准第 15 号', edition: 'ISPM 15' },
    tariff: { source: '途拼拼箱与整箱运价（演示数据）', edition: '2026 版' },
  },
  {
    lclConsolRefuses: ABOUT_BOX,
    lclPackingGroup: ABOUT_BOX,
    lclGroupOpen: ABOUT_BOX,
    lclShedRefuses: ABOUT_SHED,
    lclShedTakes: ABOUT_SHED,
    lclFire: ABOUT_FIRE,
    lclFireUntold: ABOUT_FIRE,
    lclFireUnsure: ABOUT_FIRE,
    lclSubRisk: ABOUT_SHED,
    lclBoxEmpty: ABOUT_BOX,
    lclBoxShared: ABOUT_BOX,
    lclBoxApproval: ABOUT_BOX,
    lclBoxUnread: ABOUT_BOX,
    lclBoxStale: ABOUT_BOX,
    lclBoxClash: ABOUT_BOX,
    lclBoxFull: ABOUT_BOX,
    lclLimited: ['limited', 'LIMITED'],
    lclControlled: ABOUT_WATCHED,
    lclExportLicence: ['watched', 'PAPERS'],
    lclToxic: ABOUT_WATCHED,
    lclLithiumDamaged: ['lithium', 'CONSISTENCY'],
    lclLithium: ['lithium', 'SEGREGATION'],
    lclFood: ['food', 'SEGREGATION'],
    lclOwnShared: ['segregation', 'SEGREGATION'],
    lclOwnRows: ['segregation', 'SEGREGATION'],
    lclOwnUnread: ['segregation', 'SEGREGATION'],
    lclBesideUnnamed: ['segregation', 'SEGREGATION'],
    lclPortRefuses: ['port', 'PORT'],
    lclUnknown: ['goodsList', 'CONSISTENCY'],
    lclDensity: ['goodsList', 'CONSISTENCY'],
    lclRoomWeight: ['weights', 'CONSISTENCY'],
    lclDoubtful: ['goodsList', 'CONSISTENCY'],
    lclCooled: ['cooling', 'CONSISTENCY'],
    lclWood: ['wood', 'PAPERS'],
    lclOwnBox: ['tariff', 'VOLUME'],
  },
);

export type LclFindingCode = (typeof LCL_FINDING_CODES)[number];
export type LclFinding = Finding<LclFindingCode>;
