export const HTTP_MESSAGES = {
  success: '操作成功',
  notSignedIn: '登录已过期，请重新登录',
  wrongApp: '请求头 appCode 缺失或不正确',
  crossSite: '不接受来自其他网站的请求',
  notFound: '您访问的内容不存在',
  stateMoved: '当前状态不能进行此操作，请刷新后再试',
  methodNotAllowed: '该地址不支持这种请求方法',
  tooLarge: '请求内容超过 1 MB',
  unsupportedMedia: '请求内容需为 application/json（UTF-8）',
  unsupportedForm: '请求内容需为网页表单（UTF-8）',
  fieldTwice: '请求内容中有重复的字段',
  headersTooLarge: '请求头过大',
  expectation: '不支持请求头 Expect 的这个值',
  timedOut: '请求超时，请重试',
  unexpected: '抱歉，服务器繁忙！',
  unavailable: '服务正在重启，请稍后重试',
  late: '当前访问人数较多，请稍后重试',
  databaseAway: '系统暂时连不上数据库，请稍后重试',
  databaseFull: '系统存储空间不足，暂时不能保存；查询不受影响，请稍后重试',
  badTarget: '请求地址的编码不正确',
  brokenOff: '请求内容未传完，连接已中断',
  badHttp: '请求格式不正确',
  badJson: '请求内容不是有效的 JSON',
  badText: '请求内容需为 UTF-8 文本，且不含空字符',
  tooDeep: '请求内容嵌套过深',
  notAnObject: '请求内容需为 JSON 对象',
  unfitValue: '请求内容中有超出范围的值',
} as const;

const TYPE_NAMES: Record<string, string> = {
  string: '文本',
  number: '数字',
  boolean: '布尔值',
  Array: '数组',
  Object: '对象',
};

export const missingField = (field: string) => `参数 ${field} 不能为空`;
export const wrongType = (field: string, expected: string) =>
  `参数 ${field} 应为${TYPE_NAMES[expected] ?? ` ${expected}`}`;
export const wrongField = (field: string, reason = '不符合要求') =>
  field === '' ? reason : `参数 ${field}：${reason}`;
