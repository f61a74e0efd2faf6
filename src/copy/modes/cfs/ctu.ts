import type { CtuCode, CtuState } from '../../../../domain/modes/cfs/ctu-answers';

export const ctuCopy = {
  title: (count: number) => `CTU 检查 ${count} 项`,
  counted: (counts: Readonly<Record<CtuState, number>>) =>
    [
      counts.BAD > 0 ? `${counts.BAD} 项不行` : '',
      `${counts.FINE} 项按单可行`,
      `${counts.OPEN} 项待补`,
      `${counts.SITE} 项到站查`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  note: '按所填内容先答；装箱检查员在现场逐项检查后才算数。',
  state: { FINE: '可行', OPEN: '待补', BAD: '不行', SITE: '到站' } satisfies Record<CtuState, string>,
  answer: {
    site: '装箱检查员到场检查',
    empty: '箱内还没有货物',
    numberTold: '{no}，校验位正确，到站核对放箱单',
    numberOpen: '箱号待补',
    numberBad: '箱号格式或校验位不正确',
    packsFit: '包装种类与标记合规，外观到站逐件看',
    packsOpen: '包装种类或标记还不能判断',
    packsBad: '包装不允许，需更换',
    apartHarmless: '无危险货物，不受隔离表约束',
    apartAlone: '箱内只有一行危险货物',
    apartFine: '同箱无一般隔离要求，仍需查第 16b 栏',
    apartOpen: '同箱能不能装还不能判断',
    apartBad: '同箱货物不相容，需分箱',
    massFine: '{kg} kg，限 {most} kg；单件均不超过三成，可均匀摆放',
    massOpen: '毛重或件数还没填，不能判断',
    massHeavy: '{goods}单件超过箱内货重三成，需注明装载位置',
    massOver: '{kg} kg，超过限载 {most} kg',
    lashedOrdered: '已订绑扎加固',
    lashedAlone: '已提加固要求，未订绑扎加固服务，未计价',
    lashedNone: '未订绑扎加固；空隙需由您的包装填实',
    placardsNone: '无危险货物，不贴标牌',
    placardsTold: '需贴第 {hazards} 类，连同标记共 {count} 张',
    placardsLimited: '只贴限量标记 {count} 张',
    placardsOpen: '危险类别未定，贴什么还不能判断',
    sealTold: '铅封号 {seal}，关门后核对',
    sealOpen: '铅封号待补',
    sealBad: '铅封号格式不正确',
  } satisfies Record<CtuCode, string>,
};
