import type { WordsOf } from '../../support/words';
import type { deskCaseMachine } from './desk-case.machine';

export const deskCaseWords = {
  events: {
    'case.refresh': '重新取内容',
    'act.choose': '选一步',
    'act.drop': '不办了',
    'field.change': '填写一项',
    'files.choose': '选文件',
    'act.rehearse': '试办',
    'act.send': '办理',
    'act.change': '回去改',
    'case.hold': '领取、转交或放回',
  },
  guards: {
    isThere: '取到了',
    isGone: '没有这个编号',
    isOffered: '现在能办',
    isFileGiven: '文件已选',
    isAllSaid: '要说的都说了',
    isDone: '办成了',
    isOvertaken: '同事先了一步',
  },
  actions: {
    keepCase: '存下内容',
    beginAct: '开始这一步',
    endAct: '结束这一步',
    keepField: '存下这一项',
    keepFiles: '存下文件',
    tellLacking: '指出没填的',
    keepReading: '存下对方将读到的',
    noteHold: '记下交给谁',
    noteNotice: '记下提示',
    'noteNotice(done)': '提示：已办理',
    noteOvertaken: '提示：同事先了一步',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    clearFailure: '清掉失败原因',
    clearNotice: '清掉提示',
  },
  actors: { loadCase: '取内容', rehearse: '试办', act: '办理', hold: '改由谁处理', paperView: '查看资料' },
  delays: {},
} satisfies WordsOf<typeof deskCaseMachine>;
