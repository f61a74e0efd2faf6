export const FILE_MESSAGES = {
  notMultipart: '请以 multipart/form-data 上传文件',
  noFile: '请选择要上传的文件',
  tooLarge: '单个文件不超过 20 MB',
  wrongKind: '仅支持 PDF、图片或 Office 文件，且内容须与扩展名一致',
  full: '您上传的资料已达上限，请联系客服清理',
} as const;
