import { CANCEL_TERMS } from '../../../../domain/modes/wh/cancel-terms';
import { mostLayers } from '../../../../domain/modes/wh/room';
import { GATE_HOURS, MOST_AHEAD_DAYS } from '../../../../domain/modes/wh/stay';
import { FLASH_BOUNDS, FLASH_DOUBT_C } from '../../../../domain/goods/fire-class';
import { MOST_TRUCKS } from '../../../../domain/order/trucks/truck-fields';
import { MOST_STAY_DAYS } from '../../../../domain/order/life/staying';
import { RENT_TIERS, tierWords } from '../../../../domain/modes/wh/rates';

const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`;
const [low, high] = FLASH_BOUNDS;

export const storeScopesCopy = {
  title: '哪个库存哪一类',
  caption: '各仓库的许可类别、火灾危险性项别与面积，行是仓库，列是类别',
  store: '仓库',
  takes: '存',
  refuses: '不存',
  fires: '库房项别',
  area: '库房与面积合计',
  temps: '温度',
  rooms: (count: number, m2: number) => `${count} 间 ${m2.toLocaleString('zh-CN')} m²`,
  bonded: '保税',
  source: '一格是该仓库至少一间库房有许可；查询时逐间核对许可、项别、温度与库内已有货物。许可范围为演示数据。',
  items: {
    title: '哪一项进多大的库房',
    caption: '火灾危险性各项的防火分区面积上限与可用库房',
    heads: ['项别', '单个防火分区', '自动灭火时', '堆码', '可存库房'],
    most: (m2: number | null) => (m2 === null ? '不限' : `≤ ${m2.toLocaleString('zh-CN')} m²`),
    layers: (most: number) => `≤ ${most} 层`,
    rooms: (count: number, m2: number) => (count === 0 ? '暂无' : `${count} 间，共 ${m2.toLocaleString('zh-CN')} m²`),
    source: '面积上限依 GB 50016 表 3.3.2（单层）；甲 3、甲 4 项不因自动灭火加倍。',
  },
  asked: '常问的',
  questions: [
    {
      title: '我的货算甲、乙还是丙',
      text: `液体按闪点：低于 ${low}℃ 甲 1，${low} 到 ${high}℃ 乙 1，${high}℃ 及以上丙 1；分界 ±${FLASH_DOUBT_C}℃ 之内由仓储专家按 SDS 定。输入 UN 编号即给出类别、项别和依据。`,
    },
    {
      title: '余量按哪天算',
      text: `按整段存期里最少的一天算，不是按今天。最远可约 ${MOST_AHEAD_DAYS} 天后入库，一次最长存 ${MOST_STAY_DAYS} 天；出库当天的库位可供其他货主使用。`,
    },
    {
      title: '按吨还是按托收仓租',
      text: `吨·天与托·天两种算法取高的一种，整段存期只定一次；${tierWords(RENT_TIERS)}，不足 1 吨按 1 吨。`,
    },
    {
      title: '几点能送货、提货',
      text: `${hour(GATE_HOURS[0])} 到 ${hour((GATE_HOURS.at(-1) ?? 0) + 1)}，${hour(12)} 到 ${hour(13)} 不收不发；入库与出库一车一个预约码，一票各最多 ${MOST_TRUCKS} 车。`,
    },
    {
      title: '能不能分几次提走',
      text: '能，下单时选“允许分批”。货物在库后逐车预约出库；离库登记之后，余量、库存流水与仓租随之减少。',
    },
    {
      title: '能堆几层',
      text: `甲类库房不超过 ${mostLayers({ fires: ['A1'] })} 层，其他不超过 ${mostLayers({ fires: ['C1'] })} 层。`,
    },
    {
      title: '取消要不要钱',
      text: `审核期间不收费；${CANCEL_TERMS}`,
    },
    { title: '能不能在库里分装', text: '不能。倒桶、分装属生产经营活动，本平台不提供；贴标、取样、打托可以。' },
  ],
};
