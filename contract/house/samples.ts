import { sampleCase, sampleLine } from '../../domain/house/subject-shape';
import { sampleNo as no } from '../mall/samples';
import { subjectWire } from './case-wire';

export const sampleWire = subjectWire({
  kind: 'sample',
  path: 'sample',
  no,
  of: '一份样品申请',
  waits: {
    path: 'samples',
    summary: '待审核和待寄出的样品：答应得最早的在前',
    line: sampleLine,
  },
  shows: {
    summary: '一份样品申请：谁要、做什么用、寄到哪，处理记录与现在能做的',
    case: sampleCase,
  },
});
