import type { BookingMode } from '../../../domain/mode-ids';
import { LATEST_DAYS, type SearchFault, MOST_BOXES } from '../../../domain/offer/search';

export const bookingSearchCopy = {
  modes: '运输方式',
  mode: {
    FCL: '整箱',
    LCL: '拼箱',
    AIR: '空运',
    RAIL: '铁路',
    CFS: '内装',
    WH: '仓储',
    TANK: '罐箱',
    FLEXI: '液袋',
    DOM: '内贸',
    TRUCK: '途运',
    DGD: '危品申报',
    MALL: '商城',
  } satisfies Record<BookingMode, string>,
  submit: {
    FCL: '搜索船期',
    LCL: '搜索班期',
    AIR: '搜索航班',
    RAIL: '搜索班列',
    CFS: '预约内装',
    WH: '找仓库',
    TANK: '找罐箱',
    FLEXI: '核对液袋',
    DOM: '搜索船期',
    TRUCK: '查整车',
    DGD: '办理申报',
    MALL: '搜索商品',
  } satisfies Record<BookingMode, string>,
  danger: { label: '货物性质', Y: '危险品', N: '普通货物' },
  /** Shown when the total covers only some of the rows. */
  inPart: '毛重或体积没有填全，只按已填的算',
  org: { port: '起运港', airport: '起飞机场', station: '起运站', city: '所在城市', roadCity: '提货城市' },
  dst: { port: '目的港', airport: '目的机场', station: '到达站', city: '送达城市', roadCity: '卸货城市' },
  /** Label of a single place, which is not a port of departure. */
  orgAlone: { CFS: '装箱港', WH: '所在城市' } as Partial<Record<BookingMode, string>>,
  /** Label of dates that mean more than a preferred day. */
  etdAlone: { CFS: '开船日期', RAIL: '最早发车日', AIR: '货好日期' } as Partial<Record<BookingMode, string>>,
  goods: { Y: '货物 / UN 编号', N: '货物' },
  clearGoods: '清除货物',
  etd: '期望日期',
  boxes: '箱型箱量',
  boxType: '箱型',
  boxCount: '箱量',
  swap: '对调起运地与目的地',
  past: '最近查过',
  fault: {
    required: (end: string) => `请选择${end}`,
    same: (end: string) => `不能与${end}相同`,
    tooEarly: '日期不能早于明天',
    tooLate: `最远查 ${LATEST_DAYS} 天`,
    outOfRange: `箱量应为 1–${MOST_BOXES}`,
  } satisfies Record<SearchFault, string | ((end: string) => string)>,
  strip: {
    label: '这票货',
    ask: '填 UN 编号或品名，先答能不能走，再报价。',
    general: '普通货物，不做危品核对；申报不符由托运人负责。',
    never: '液袋只装非危险液体，有 UN 编号的货物请改用罐箱。',
  },
};
