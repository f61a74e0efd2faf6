import type { DgdPart } from '../../../../domain/modes/dgd/fields';
import { CHOICE_NAMES } from '../../../../domain/modes/dgd/names';
import { dgdCopy } from '../dgd';
import { ACCEPTED_SHARE, BEGUN_SHARE } from '../../../../domain/modes/dgd/cancel';

type Words = Readonly<Record<string, string>>;

export const dgdOrderCopy = {
  title: '危品服务下单',
  missing: { title: '还没有选服务', text: '先选一项服务，再填产品资料。已填的内容会保留。', go: '去选服务' },
  change: '换一项服务',
  hours: (hours: number) => `受理后 ${hours} 个工作小时`,
  what: (count: string) => `${count || 1} 项`,
  unnamed: '产品未填',
  product: '产品',
  productNote: '一份服务单写一个产品；同类多品请在资料或备注中列明。',
  asked: '要求',
  way: '办理',
  fees: {
    note: (isPaidForOthers: boolean) =>
      `费用按所选服务、份数和是否加急计收，已含税。本单取消时的费用如下${isPaidForOthers ? '，已发生的代垫费用另付' : ''}：`,
    unaccepted: '受理以前，包括补充资料期间',
    accepted: `已受理（订单金额的 ${ACCEPTED_SHARE * 100}%）`,
    begun: `办理中（订单金额的 ${BEGUN_SHARE * 100}%）`,
    done: '结果已交付',
  },
  promised: (accepted: string, done: string) => `现在提交：最晚 ${accepted} 受理，${done} 前给结果`,
  unpromised: '完成日所在年度的放假安排尚未公布，完成时间转人工核对',
  names: { ...dgdCopy.label, 'goods.nameCn': '产品名称', 'goods.nameEn': '英文名称' } as Words,
  goods: { nameCn: '产品名称', nameEn: '英文名称', casNo: 'CAS 号', unNo: 'UN 编号' },
  balance: (percent: number) => `余下 ${percent}% 记作“水 / 余量”`,
  earlier: (at: string, hasResult: boolean) =>
    hasResult
      ? `${at} 您或同企业已办过同一产品的这项服务，可直接下载旧结果；确需再办，可继续提交。旧单：`
      : `${at} 您或同企业已下单办理同一产品的这项服务，正在办理，尚未出结果；确需再办，可继续提交。旧单：`,
  paperNote: '可先提交，受理前补齐',
  batteryNote: '锂电池需交，才能提交',
  hints: {
    components: '合计需为 100%（允许 ±0.5%），不足的部分写“水”或“余量”',
    unMark: '照包装上的原样，例如 UN 1A1/Y1.4/150/26/CN/C210001',
    isRush: '时限减半，价格 1.5 倍',
    expectAt: '可不填；不早于该服务最快的完成时间',
    count: '同类产品或批次数，5 项起 9 折，20 项起 8 折',
  } as Readonly<Partial<Record<keyof DgdPart, string>>>,
  choices: CHOICE_NAMES,
};
