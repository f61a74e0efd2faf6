import { verificationCase, verificationLine } from '../../domain/house/subject-shape';
import { fileId, subjectWire } from './case-wire';

export const verificationWire = subjectWire({
  kind: 'verification',
  path: 'verification',
  no: fileId,
  of: '一家企业的认证',
  waits: {
    path: 'verifications',
    summary: '待认证的企业：答应得最早的在前',
    line: verificationLine,
  },
  shows: {
    summary: '一家企业的认证：填写的与执照、历次提交、同一信用代码的其他认领',
    case: verificationCase,
  },
  paper: { path: 'licence', summary: '打开执照：这家企业交来的，或同一信用代码的其他认领交来的' },
});
