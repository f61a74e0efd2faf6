export const SEGREGATION_WORDS = {
  awayFrom: '需“远离”，经主管机关批准方可同箱',
  separated: '需“隔离”，不得同箱',
  byCompartment: '需用一整个舱室或货舱隔离，不得同箱',
  lengthwise: '需用一整个舱室或货舱作纵向隔离，不得同箱',
} as const;
