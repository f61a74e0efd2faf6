import type { DemCode, DemFact, DemName } from '../../../domain/desk/tools/dem';
import type { ToolWords } from './tool-words';

export const demWords: ToolWords<DemName, DemCode, DemFact> = {
  title: '滞期费',
  question: '目的港晚提几天要多少钱？',
  fields: {
    d: { label: '货物', choices: { Y: '危险品', N: '普通货物' } },
    kind: { label: '费用', choices: { DEM: '滞港 DEM', DET: '滞箱 DET' } },
    box: { label: '箱型', choices: { '20GP': '20GP', '40GP': '40GP', '40HQ': '40HQ' } },
    qty: { label: '箱数', unit: '箱' },
    days: { label: '一共停放', unit: '天', hint: '第一天和最后一天都算' },
  },
  says: {
    free: '在 {free} 天免费期内，不收费',
    costs: '{count} × {box} 停放 {days} 天：{cost}',
    tier: '{days} 天，20 英尺箱每天 {perDay}',
    forty: '40 英尺箱按 {factor} 倍计',
  },
  facts: { freeDays: '免费天数', paidDays: '收费天数', perBox: '每箱' },
  limits:
    '演示费率，不含冷藏、开顶、框架等特种箱；实际按提单背面条款、船公司与码头当期费率，节假日是否计入以其通知为准。',
};
