import type { DgHandling, NearCity } from '../../domain/places/ports';
import type { PickerFailureCode, PickerKind } from '../../machines/booking/picker';

export const pickerCopy = {
  placeholder: {
    port: '中文、拼音或代码',
    homePort: '中文、拼音或代码',
    airport: '中文、拼音或三字码',
    station: '中文、拼音或代码',
    city: '中文、拼音或代码',
    goods: 'UN 编号、CAS 或品名',
  } satisfies Record<PickerKind, string>,
  groups: { start: '开头匹配', inside: '包含', near: '这个城市的货走的港口' },
  city: ({ nameCn, km }: NearCity) => `${nameCn} ${km} 公里`,
  usual: '常用在前',
  count: (count: number) => (count === 0 ? '没有符合的结果' : `${count} 个结果，用上下键选择`),
  none: {
    port: { title: '没有找到这个港口', text: '请核对拼写，或换用中文、拼音、五字码。' },
    homePort: { title: '没有找到这个港口', text: '内贸只走境内港口，请核对拼写。' },
    airport: { title: '没有找到这个机场', text: '请核对拼写，或换用中文、拼音、三字码。' },
    station: { title: '没有找到这个场站', text: '请核对拼写，或换用中文、拼音。' },
    city: { title: '这个城市没有危化品仓库', text: '请换附近的城市，仓库会按远近列出。' },
    goods: { title: '没有收录这种货物', text: '请核对 SDS 第 14.1 节，或交给危品专家判定。' },
  } satisfies Record<PickerKind, { title: string; text: string }>,
  elsewhere: {
    port: '没有这个港口？',
    homePort: '没有这个港口？',
    airport: '没有这个机场？',
    station: '没有这个场站？',
    city: '没有这个城市？',
    goods: '转人工核对',
  } satisfies Record<PickerKind, string>,
  keys: { move: '移动', take: '选定', close: '关闭' },
  results: (label: string) => `${label}候选`,
  retry: '重试',
  failure: {
    network: '网络不通，列表加载失败。',
    unavailable: '抱歉，服务器繁忙！',
    unexpected: '出了点问题，列表加载失败。',
  } satisfies Record<PickerFailureCode, string>,
  handling: {
    DIRECT: '直装',
    YARD: '可堆存',
    ACCEPTED: '收危品',
    NONE: '不接危品',
  } satisfies Record<DgHandling, string>,
  unNo: (unNo: string) => `UN ${unNo}`,
  hazard: (hazardClass: string) => `第 ${hazardClass} 类`,
  packing: { I: 'Ⅰ 类包装', II: 'Ⅱ 类包装', III: 'Ⅲ 类包装' },
  packingShort: { I: 'Ⅰ 类', II: 'Ⅱ 类', III: 'Ⅲ 类' },
  notDangerous: '非危险品',
};
