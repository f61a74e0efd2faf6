import type { Finding } from '../../rules/finding';
import { BOOK_SOURCES } from '../../order/findings/book';
import { ownFindings } from '../../order/findings/own-findings';

const OF_LICENCE = ['licence', 'LICENCE'] as const;
const OF_FIRE = ['fire', 'LICENCE'] as const;
const OF_NEIGHBOURS = ['storing', 'STORE'] as const;
const OF_WATCH = ['watched', 'LICENCE'] as const;
const OF_HOUSE = ['store', 'STORE'] as const;

export const { codes: WH_FINDING_CODES, found } = ownFindings(
  {
    ...BOOK_SOURCES.STORE,
    licence: { source: '危险化学品经营（仓储）许可与库房范围（演示数据）', edition: '2026 版' },
    storing: { source: '危险化学品仓库储存通则 GB 15603 与 IMDG 7.2.4 隔离表，按库内已存货物核对', edition: '2022 版' },
    major: { source: '危险化学品重大危险源辨识 GB 18218 表 1、表 2（上线前逐行核对）', edition: '2018 版' },
    store: { source: '平台仓储规则（演示数据）', edition: '2026 版' },
  },
  {
    whFireRefused: OF_FIRE,
    whFireHigher: OF_FIRE,
    whFireUnsure: OF_FIRE,
    whFireBorder: OF_FIRE,
    whFireDiffers: OF_FIRE,
    whFireUntold: OF_FIRE,
    whFireSaid: OF_FIRE,
    whPackShare: OF_FIRE,
    whClassRefused: OF_LICENCE,
    whSubRisk: OF_LICENCE,
    whMixedLicence: OF_LICENCE,
    whTakes: OF_LICENCE,
    whTogether: OF_NEIGHBOURS,
    whEmpty: OF_NEIGHBOURS,
    whByName: OF_NEIGHBOURS,
    whApart: OF_NEIGHBOURS,
    whUnread: OF_NEIGHBOURS,
    whCombustible: OF_NEIGHBOURS,
    whClash: OF_NEIGHBOURS,
    whStale: OF_NEIGHBOURS,
    whStayBlank: OF_NEIGHBOURS,
    whStayWrong: OF_NEIGHBOURS,
    whMajor: ['major', 'LICENCE'],
    whMajorUntold: ['major', 'LICENCE'],
    whMajorSum: ['major', 'STORE'],
    whSorting: ['store', 'CARRIER'],
    whOverRoom: OF_HOUSE,
    whFits: OF_HOUSE,
    whShort: ['room', 'ROOM'],
    whToxic: OF_WATCH,
    whExplosive: OF_WATCH,
    whPrecursor: OF_WATCH,
    whPrecursorPermit: OF_WATCH,
    whPrecursorFiling: OF_WATCH,
    whDoubtful: ['goodsList', 'CONSISTENCY'],
    whCooled: ['cooling', 'LICENCE'],
    whTempCool: ['store', 'LICENCE'],
    whTempWarm: ['store', 'LICENCE'],
    whTempWrong: ['store', 'LICENCE'],
    whLongStay: ['store', 'CUTOFF'],
  },
);

export type WhFindingCode = (typeof WH_FINDING_CODES)[number];
export type WhFinding = Finding<WhFindingCode>;
