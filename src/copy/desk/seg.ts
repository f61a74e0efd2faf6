import { FEWEST_TOGETHER, MOST_TOGETHER } from '../../../domain/goods/together';
import type { SegCode, SegName } from '../../../domain/desk/tools/seg';
import type { ToolWords } from './tool-words';

export const segWords: ToolWords<SegName, SegCode, never> = {
  title: '能否同箱',
  question: '这几种货能放一个箱吗？',
  fields: { un: { label: '货物', hint: `${FEWEST_TOGETHER} 至 ${MOST_TOGETHER} 种` } },
  says: {
    verdictPASS: '可以同箱',
    verdictPASS_CHECK_DGL: '可以同箱，仍需核对第 16b 栏',
    verdictNEED_APPROVAL: '需主管机关批准',
    verdictMANUAL: '需危品专家核对',
    verdictBLOCK: '不能装一个箱',
    severalGoods: 'UN {text} 有 {count} 个条目，先按第一个核对；请按品名选定',
    tooFew: '至少两种才能核对',
  },
  facts: {},
  limits: '危险反应仍需看第 16b 栏与 SDS 第 10 章；限量申报的货物另按第 3.4 章。',
};
