import { callService } from '../../../domain/people/contact';

export const FILE_MESSAGES = {
  notMultipart: '请以 multipart/form-data 上传文件',
  noFile: '请选择要上传的文件',
  tooLarge: '单个文件不超过 20 MB',
  empty: '这是一个空文件，请重新选择',
  wrongKind: '仅支持 PDF、图片或 Office 文件，且内容需与扩展名一致',
  noPicture: '仅支持 JPG、PNG 照片，内容需与扩展名一致，且不超过 6000 万像素',
  noScan: '仅支持 PDF 或 JPG、PNG 照片，内容需与扩展名一致，照片不超过 6000 万像素',
  noSmall: '照片打不开，保存失败，请重新拍照或换一张',
  full: `您上传的资料已达上限，清理请${callService()}`,
  tooMany: '您同时上传的文件较多，请等前面的传完再传',
  infected: '文件未通过安全检查，保存失败',
  notScanned: '文件安全检查暂时没有应答，保存失败，请稍后重试',
  noRoom: '系统存储空间不足，文件保存失败，请稍后重试',
  away: '文件存储暂时没有应答，请稍后重试',
} as const;
