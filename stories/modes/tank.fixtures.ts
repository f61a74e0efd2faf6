import { IMDG_EDITION } from '../../domain/goods/edition';
import { goodsLookup } from '../../domain/goods/identity';
import { tankPlan, fillWindow } from '../../domain/goods/tank/fill';
import { findTankLiquid } from '../../domain/goods/tank/liquids';
import { findTankType } from '../../domain/goods/tank/types';
import type { VerdictLevel } from '../../domain/goods/verdict';
import { strictestVerdict } from '../../domain/goods/verdict';
import { fillFigures, type TankCargo } from '../../domain/modes/tank/cargo';
import { blankTank, type TankForm } from '../../domain/modes/tank/form';
import { tankFindings } from '../../domain/modes/tank/judging';
import { tankCharges } from '../../domain/modes/tank/price';
import type { TankOffer, TankQuote } from '../../domain/modes/tank/quote';
import type { TankRates } from '../../domain/modes/tank/rates';
import type { TankSearch } from '../../domain/modes/tank/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { METHANOL_FACTS, METHANOL_ROW, SOUND } from '../order/order-forms.fixtures';
import { NOW } from '../order/quoted.fixtures';

/** Forty tons of methanol, filled at 25 °C. */
export const SEARCH: TankSearch = {
  kind: 'TRIP',
  leaseDays: null,
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  unNo: '1230',
  goods: '甲醇',
  group: null,
  tons: 34,
  loadC: 25,
  hotC: null,
  d15: null,
  d50: null,
  heating: 'N',
  last: 'CLEANED',
  isCleaned: true,
  isFood: false,
  etd: null,
};

export const CARGO: TankCargo = {
  goodsId: 'methanol',
  name: '甲醇',
  unNo: '1230',
  isKnown: true,
  state: 'LIQUID',
  hazardClass: '3',
  subRisks: ['6.1'],
  entries: [{ name: '甲醇', group: 'II' }],
  required: ['T7'],
  liquid: findTankLiquid('methanol'),
  isMild: false,
  isFood: false,
  controls: { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false },
  isDoubtful: false,
};

export const RATES: TankRates = {
  ocean: 190_000,
  surcharge: 38_000,
  hazardClass: '3',
  rent: 2400,
  reposition: 22_000,
  cleaning: 18_000,
  grade: 'A',
  last: { CLEANED: 0, SAME: -12_000, DEDICATED: 15_000, NONE: 60_000 },
  heating: { STEAM: 12_000, ELECTRIC: 26_000 },
  position: 0,
  nitrogen: 26_000,
  local: [
    { item: 'THC', name: '码头操作费', unit: 'TK', amount: 75_000, isForDangerOnly: false },
    { item: 'TKCHK', name: '装罐前检查', unit: 'TK', amount: 30_000, isForDangerOnly: false },
    { item: 'DGD', name: '危品申报费', unit: 'BL', amount: 80_000, isForDangerOnly: true },
  ],
  isDanger: true,
  days: { least: 60, before: 5, transit: 34, free: 21 },
  overdue: 3500,
  deposit: 2_000_000,
  notIncluded: ['押金 ¥20,000.00/罐（还罐后退）', '超期租金 $35.00/罐·天'],
};

const end = (code: string, nameCn: string, nameEn: string) => ({ code, nameCn, nameEn });

type SampleOptions = { search?: TankSearch; cargo?: TankCargo; isPlaced?: boolean; free?: number };

export function offerOf(
  code: string,
  { search = SEARCH, cargo = CARGO, isPlaced = true, free = 4 }: SampleOptions = {},
): TankOffer {
  const tank = findTankType(code);
  if (!tank) throw new Error(code);
  const filled = fillFigures(cargo, search);
  const window = filled && fillWindow(tank, filled);
  const kg = search.tons === null ? null : search.tons * 1000;
  const plan =
    filled && window
      ? kg === null
        ? { kind: 'fits' as const, tanks: 1, eachKg: window.mostKg, percent: window.mostPercent, isLittle: false }
        : tankPlan(tank, filled, kg)
      : null;
  const arrives = '2027-01-10';
  const findings = tankFindings({
    cargo,
    tank,
    filled,
    amount: { kg, tanks: null },
    heating: search.heating,
    isHotMissing: search.heating !== 'N' && search.hotC === null,
    last: search.last,
    discharge: '',
    nitrogen: '',
    sapt: null,
    inhibitorUntil: null,
    way: isPlaced
      ? {
          operator: '罐砾罐箱服务',
          excludes: [],
          coldestC: -10,
          isLease: false,
          arrives,
          backBy: '2027-01-31',
          testDue: '2028-05-01',
          returnTo: '鹿特丹罐场',
          grade: 'A',
        }
      : null,
  });
  const level: VerdictLevel = strictestVerdict(findings.map((one) => one.level));
  const tanks = plan?.kind === 'fits' ? plan.tanks : null;
  const charges =
    isPlaced && tanks !== null && level !== 'BLOCK'
      ? tankCharges(
          { tanks, days: 60, last: search.last, heating: search.heating, isCleaned: true, hasNitrogen: false },
          RATES,
        )
      : null;
  const { rent, cleaning, last, heating, deposit, overdue } = RATES;
  return {
    offerId: isPlaced ? `TK-GLTK-${code}-CGYU-CNSHA-NLRTM-261207` : `TK--${code}`,
    mode: 'TANK',
    supplier: isPlaced ? end('GLTK', '罐砾罐箱服务', 'Guanli Tank Services') : null,
    org: isPlaced ? end('CNSHA', '上海', 'Shanghai') : null,
    dst: isPlaced ? end('NLRTM', '鹿特丹', 'Rotterdam') : null,
    leavesAt: isPlaced ? '2026-12-07T10:00:00.000Z' : null,
    arrivesAt: isPlaced ? '2027-01-10T10:00:00.000Z' : null,
    cutoffs: [],
    closesAt: isPlaced ? '2026-11-27T10:00:00.000Z' : null,
    state: charges === null ? 'ENQUIRE' : free < (tanks ?? 0) ? 'SOLD_OUT' : 'OPEN',
    left: isPlaced ? [{ measure: 'TANK', amount: free }] : [],
    acceptance: {
      level,
      reason: '罐型、充装与承运人未见不合',
      source: 'IMDG 规则 4.2.5.2.5 可移动罐柜导则代用表',
      edition: IMDG_EDITION,
      notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
    },
    price: charges && { charges, units: [] },
    detail: {
      tank: code,
      cargo,
      excludes: [],
      window,
      plan,
      voyage: isPlaced
        ? {
            sailingId: 'CGYU-CNSHA-NLRTM-261207',
            carrier: end('CGYU', '沧屿海运', 'Cangyu Ocean'),
            vessel: 'CANGYU PIONEER',
            voyage: '019W',
            via: null,
            transitDays: 34,
            coldestC: -10,
          }
        : null,
      lease: null,
      stock: isPlaced
        ? { depot: '上海洋山罐场', week: '2026-11-30', free, testDue: '2028-05-01', returnTo: '鹿特丹罐场' }
        : null,
      terms: isPlaced ? { rent, days: 60, transit: 34, deposit, overdue, cleaning, last, heating } : null,
      findings: findings.map(({ level: one, code: name, given }) => ({ level: one, code: name, given })),
    },
  };
}

export const S24 = offerOf('S24');

export const TANK_QUOTE: TankQuote = {
  quoteId: 'Q1',
  mode: 'TANK',
  state: 'LOCKED',
  lockedUntil: '2026-11-24T02:00:00.000Z',
  search: SEARCH,
  offer: S24,
  rates: RATES,
  takers: null,
};

export const TANK_FACTS: OrderFacts<TankQuote> = {
  now: NOW,
  quote: TANK_QUOTE,
  ...goodsLookup(() => ({ kind: 'known', goods: [METHANOL_FACTS], strangers: [] })),
};

const { currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files, shipper, consignee } =
  SOUND;

export const TANK_SOUND: TankForm = {
  ...blankTank,
  currency,
  payType,
  contactName,
  contactPhone,
  emergencyName,
  emergencyPhone,
  files,
  shipper,
  consignee,
  destTaxId: 'NL123456789',
  amsAgent: 'PLATFORM',
  agreeProtocol: true,
  dgPromise: true,
  quoteId: 'Q1',
  offerId: S24.offerId,
  goods: [{ ...METHANOL_ROW, packKind: '', packMark: '', pieces: '', grossKg: '', netKg: '', volume: '' }],
  quantityT: '34',
  loadTemp: '25',
  density15: '0.7961',
  density50: '0.7633',
  tanks: '2',
  lastCargo: 'CLEANED',
  heating: 'N',
  discharge: 'BOTTOM',
  nitrogen: 'N',
  cleanAtDest: 'Y',
  leaseDays: '60',
  loadAddress: '上海市金山区化工路 1 号',
  loadFrom: '2026-12-04T09:00',
  loadTo: '2026-12-04T17:00',
  depositWay: 'TRANSFER',
};
