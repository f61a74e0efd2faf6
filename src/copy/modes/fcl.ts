import type { FclStep } from '../../../domain/modes/fcl/steps';

export const fclCopy = {
  steps: {
    sailing: '船期与箱型',
    goods: '货物',
    services: '服务与收发货',
    confirm: '费用与确认',
  } satisfies Record<FclStep, string>,
  lane: (org: string, dst: string) => `${org} → ${dst}`,
  sails: (date: string, weekday: string, time: string) => `${date} ${weekday} ${time} 开`,
  change: '更换船期',
  chosen: '已选船期',
  etd: '开船',
  eta: '到港',
  transit: (days: number) => `${days} 天`,
  cutoffs: '截止时间',
  boxes: '箱型箱量',
  terms: '箱属与条款',
  owners: { COC: 'COC 船东箱', SOC: 'SOC 货主箱' },
  noAlternative: '不选备选船期',
  stuffing: {
    title: '要送站装箱？',
    text: '这票的货物、箱量、船名与截港会带入内装单，只需选站、分箱和约车。',
    go: '约内装',
  },
};
