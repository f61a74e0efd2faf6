import { orderGoodsCopy } from '../../trade/goods';
import type { ApartWords } from '../../trade/apart';

/** Storage wording: goods share a room, not a container. */
export const whApartCopy: ApartWords = {
  ...orderGoodsCopy.segregation,
  title: '同库隔离',
  blocked: '不得同库',
  fine: '可同库',
  suggest: (rooms) => `建议分 ${rooms} 间库房`,
  box: (number) => `库房 ${number}`,
  cell: { X: '可同库', '1': '需批准', '2': '不得同库', '3': '不得同库', '4': '不得同库', '*': '转人工核对' },
  finding: {
    'demand 1': '需“远离”，经批准方可同库',
    'demand 2': '需“隔离”，不得同库',
    'demand 3': '需“隔舱”，不得同库',
    'demand 4': '需“纵向隔舱”，不得同库',
    pairFed: '{one}与{other}：UN {unNo} 助燃，另一方可燃；隔离表不管非危险品，按平台规定不得同库',
    pairContradicted: '{one}与{other}：其中一种的编号与所选类别不符，能否同库，转人工核对',
    pairUnknown: '{one}与{other}：其中一种不在物质库内，能否同库，转人工核对',
    splitNeeded: '存在不可同库的货物，请分票存入不同库房；最少 {boxes} 间库房：{plan}',
  },
};
