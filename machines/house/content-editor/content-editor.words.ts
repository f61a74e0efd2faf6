import type { WordsOf } from '../../support/words';
import type { contentEditorMachine } from './content-editor.machine';

export const contentEditorWords = {
  events: {
    'key.type': '填写编码',
    'head.type': '填写标题等各项',
    'text.type': '填写正文',
    'draft.save': '存为草稿',
    'act.do': '发布、撤下或取回',
    'draft.drop': '丢弃草稿',
    'drop.leave': '不丢弃',
    'content.reload': '重新载入',
  },
  guards: {
    isNew: '是新写的',
    isBehind: '这一篇可能已不是这样',
    canWrite: '岗位可以改',
    isSound: '改过，且写得合格',
    mayDo: '没有未存的改动，现在可以这样办',
    mayDrop: '没有未存的改动，现在可以丢弃草稿',
    isRead: '取到',
    isDone: '办成',
  },
  actions: {
    keepKey: '记下编码',
    keepHead: '记下这一项',
    keepText: '记下正文',
    keepShown: '存下这一篇，填入文字',
    nameContent: '记下编号',
    nameAct: '记下要办什么',
    nameDrop: '记下要丢弃草稿',
    recordFailure: '记下失败原因',
    recordUnexpected: '记下意外故障',
    clearFailure: '清掉失败原因',
    keepAddress: '写进网址',
  },
  actors: { readContent: '取一篇', saveContent: '存为草稿', actOnContent: '发布、撤下、取回或丢弃' },
  delays: {},
} satisfies WordsOf<typeof contentEditorMachine>;
