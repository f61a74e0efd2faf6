export const LCL_VERDICT_WORDS = {
  lclBoxEmpty: '本箱尚无其他危险品',
  lclBoxStale: '货物与报价时不同，箱内情况需重新核对',
  lclBoxFull: '本班箱位已满',
  lclOwnShared: '本票货物之间无一般隔离要求，仍需查第 16b 栏',
  lclOwnRows: '本票货物之间需隔离，不能进同一个箱',
  lclOwnUnread: '本票货物能否同箱需逐票审批，或转人工核对',
  lclBesideUnnamed: '普通货物查价时没有品名，下单填写品名后核对能否同箱',
  lclWood: '木质包装需有 IPPC 标识',
} as const;
