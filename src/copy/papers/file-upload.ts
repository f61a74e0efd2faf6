import { UPLOAD_BYTES, UPLOADS } from '../../../domain/order/papers/upload';
import type { PaperFailureCode } from '../../../machines/order/paper-view';
import type { UploadFaultCode, WithdrawFailureCode } from '../../../machines/order/file-upload';
import { joinWithSpace } from '../../../domain/values/fill';

const megabytes = UPLOAD_BYTES / 1024 / 1024;

/** MB from one million bytes, else kB. */
export const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;

const SHUT = '照片打不开，请换一张';

export const fileUploadCopy = {
  hint: `PDF、图片或 Office，单个不超过 ${megabytes} MB，也可拖到这里`,
  choose: '上传',
  chooseFor: (name: string) => joinWithSpace('上传', name),
  another: '再传一份',
  remove: (name: string) => `移除 ${name}`,
  cancel: (name: string) => `取消上传 ${name}`,
  replace: '替换',
  replaceOf: (name: string) => `替换 ${name}`,
  leaving: '正在撤回',
  kept: {
    closed: '订单已进入下一步，不能再撤回，可再传一份',
    network: '网络不通，撤回失败，请再试',
    unavailable: '服务器繁忙，撤回失败，请再试',
    unexpected: '撤回失败，请再试一次',
  } satisfies Record<WithdrawFailureCode, string>,
  open: '查看',
  openOf: (name: string) => `查看 ${name}`,
  retry: '重试',
  retryOf: (name: string) => `重试 ${name}`,
  drawing: '正在读取',
  waiting: '排队中',
  sending: (percent: number) => `已传 ${percent}%`,
  done: '已上传',
  fault: {
    tooMany: '最多 20 份资料，请先移除不需要的',
    tooLarge: `超过 ${megabytes} MB，请压缩后再传`,
    empty: '这是一个空文件，请重新选择',
    wrongKind: '仅支持 PDF、图片、Office 文件，且内容需与扩展名一致',
    unreadable: SHUT,
    refused: '文件未被接受，请换一份',
    signedOut: '已留在列表里，登录后自动上传',
    network: '网络不通，恢复后自动继续',
    unavailable: '服务器繁忙，请稍后重试',
    unexpected: '上传出错，请重试',
  } satisfies Record<UploadFaultCode, string>,
};

export const photoUploadCopy = {
  choose: '拍照或选照片',
  another: '再加照片',
  fault: {
    ...fileUploadCopy.fault,
    tooMany: `最多 ${UPLOADS.photos.most} 张照片，请先移除不需要的`,
    empty: '这是一张空照片，请重新选择',
    wrongKind: '仅支持 JPG、PNG 照片，且内容需与扩展名一致',
    refused: '照片未被接受，请换一张',
  } satisfies Record<UploadFaultCode, string>,
};

export const paperCopy = {
  preview: (name: string) => `${name} 的预览`,
  fetching: (name: string) => `正在取回 ${name}…`,
  cancel: '取消',
  close: '关闭',
  save: '存到本机',
  failed: (name: string, why: string) => `${name}：${why}`,
  failure: {
    gone: '文件已不在，可移除后重新上传',
    network: '网络不通，恢复后再试',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '文件加载失败，请再试一次',
  } satisfies Record<PaperFailureCode, string>,
};
