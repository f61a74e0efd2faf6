import type { ReadingFailureCode } from '../../../machines/content/reading';

/** The numbering before a heading; the table of contents drops it. */
const NUMBER = /^[^、]{1,3}、/;

export const readingCopy = {
  version: (version: string, effectiveOn: string) =>
    version === effectiveOn ? `${version} 版，自同日起生效` : `${version} 版，自 ${effectiveOn} 起生效`,
  close: '关闭',
  contents: '目录',
  shortHeading: (heading: string) => heading.replace(NUMBER, ''),
  loading: '正在取得正文…',
  failure: {
    network: '网络不通，正文加载失败。',
    unavailable: '正文暂时取不到，请稍后再试。',
  } satisfies Record<ReadingFailureCode, string>,
  retry: '重新获取',
  read: (percent: number) => `已读 ${percent}%`,
  waitAndRead: (seconds: number) => `读至文末，再等 ${seconds} 秒可确认`,
  readToEnd: '读至文末可确认',
  wait: (seconds: number) => `再等 ${seconds} 秒可确认`,
  allRead: '已读完全文',
  ready: '已读完全文，可以确认了',
  readOn: '继续向下读',
  confirm: '我知道了',
  confirmIn: (seconds: number) => `我知道了 (${seconds}s)`,
  lookedUp: (version: string) => `${version} 版全文，供查阅`,
  end: '正文完',
  contact: { before: '对本文有疑问，请', mail: '写信到', or: '，或', call: '致电' },
};
