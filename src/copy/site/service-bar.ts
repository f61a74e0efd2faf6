import { miniProgramWords } from './mini-program';

export const serviceBarCopy = {
  label: '服务栏',
  phone: '电话',
  emergency: '应急',
  code: '小程序',
  codeText: miniProgramWords.open,
  top: '顶部',
  topFull: '回到顶部',
};
