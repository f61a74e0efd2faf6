import type { WordsOf } from '../../support/words';
import type { signatureMachine } from './signature.machine';

export const signatureWords = {
  events: {
    'pen.down': '落笔',
    'pen.move': '运笔',
    'pen.up': '提笔',
    'pad.clear': '擦去重写',
    'typing.choose': '改用键入的姓名',
    'drawing.choose': '改回手写',
  },
  guards: { isSigned: '写得够一个签名', hasRoom: '还写得下' },
  actions: { beginStroke: '起一笔', lengthenStroke: '接着这一笔', wipe: '擦去' },
  actors: {},
  delays: {},
} satisfies WordsOf<typeof signatureMachine>;
