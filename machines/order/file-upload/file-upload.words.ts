import type { WordsOf } from '../../support/words';
import type { fileUploadMachine } from './file-upload.machine';

export const fileUploadWords = {
  events: {
    'files.choose': '选择文件',
    'file.remove': '去掉文件',
    'file.replace': '换上另一份',
    'file.retry': '重传文件',
    'file.open': '查看文件',
    'uploads.resume': '接着上传',
    'upload.progressed': '上传有进展',
    'upload.ended': '一个文件传完',
  },
  guards: {
    isReturned: '已撤回',
    isTakenBack: '已交给订单，且还可撤回',
    isReplaceable: '可以替换',
    isThere: '文件仍在列表中',
    isAnyWaiting: '还有文件在等',
    isRunning: '正在传的就是它',
  },
  actions: {
    admitFiles: '收下文件',
    admitInstead: '收下替换的文件',
    noteWithdrawn: '记下在撤回哪一份',
    dropWithdrawn: '去掉已撤回的',
    noteRefused: '记下为何撤回失败',
    noteUnexpected: '记下撤回出错',
    dropFile: '从列表拿掉',
    retryFile: '重新排队',
    resumeFiles: '让中断的重新排队',
    beginNext: '开始传下一个',
    noteProgress: '记下进度',
    recordEnd: '记下传完或失败',
    openPaper: '请资料窗口打开',
    reportFiles: '报告现有资料',
  },
  actors: {
    uploadFile: '上传文件',
    withdrawFile: '从订单撤回文件',
    resumeWatcher: '监听登录与网络恢复',
    paperView: '查看资料的窗口',
  },
  delays: {},
} satisfies WordsOf<typeof fileUploadMachine>;
