import { DOOR_LEAD_HOURS } from '../../../../domain/modes/truck/bounds';
import { beforehand } from './lasts';

export const partOrderCopy = {
  closes: (date: string, weekday: string, time: string) => `${date} ${weekday} ${time} 前送到站点`,
  what: (kg: string | null, m3: string | null) => `${kg ?? '—'} 千克 / ${m3 ?? '—'} 立方米`,
  unpriced: '重量或体积待填',
  load: '这一班的余位',
  loadNote: '一票只订一种货物；提交时按车上当时的货物再判一次。',
  otherGoods: '货物与查车时不同：能不能与车上货物同车、多少钱，请按新货物重新查车',
  removeSecond: '删去第二种货物',
  pickup: (city: string) => `交货 · ${city}`,
  drop: (city: string) => `收货 · ${city}`,
  hubAt: (city: string, hub: string) => `${city}站点（演示数据）：${hub}`,
  hub: { pickDoor: '自己送到站点', dropDoor: '到站点自提' },
  door: (name: string, km: number) => `${name}（距站点 ${km} 公里）`,
  closing: (at: string) => `站点 ${at} 截货；上门提货要提前 ${DOOR_LEAD_HOURS} 小时，并在截货前提到`,
  arrives: (date: string, weekday: string, time: string) => `预计 ${date} ${weekday} ${time} 前到站`,
  service: '保价',
  fees: '取消费按运费与危险品附加费计收；时间按站点截货时间算：',
  bands: {
    booked: (hours: readonly number[], at: number) => `已派车，截货前 ${beforehand(hours, at)}`,
  },
};
