export type Point = {
  /** Value in `meta.requirements` of a state or transition: section of the specification and its words. */
  id: string;
  says: string;
};

const point = (id: string, says: string): Point => ({ id, says });

/** Points of the specification that a chart can answer. Shared ones are answered by several charts. */
export const points: readonly Point[] = [
  point('1 enterprise verification', '企业用户需完成认证，否则订单 48 小时后自动取消'),
  point('2 route permission check', '进入页面前核对权限；未登录的人不丢失已填内容'),
  point('2 route change loads the user', '每次切换页面，有令牌就取用户信息，成败都继续'),
  point('2 progress bar', '切换页面时显示进度条'),
  point('2 header scroll', '向下滚过 300 像素隐藏页头，向上显示；过 104 像素换底色'),
  point('2 header mini-program', '未登录时可看小程序码'),
  point('2 header member center', '前往会员中心，在新标签页打开'),
  point('2 header logout', '退出登录：提示成功，随后刷新页面'),
  point('2 agreement modal', '协议弹窗：读到底且倒数结束才可确认'),
  point('4 login modes', '登录弹窗三种方式，默认验证码登录'),
  point('4 switching clears validation', '切换方式时清除原表单的校验'),
  point('4 remembered credentials', '进入密码登录时预填记住的账号密码'),
  point('4 success closes the modal', '登录或注册成功：关闭弹窗并取用户信息'),
  point('4 session stored', '登录成功：令牌存 60 天，用户信息存入 Cookie'),
  point('4 single sign-on', '单点登录：服务器验证令牌后保存会话'),
  point('4 fetching user info', '取用户信息：刷新资料；企业用户另取企业信息'),
  point('4 logout', '退出：通知服务器，无论成败都清除'),
  point('4 authentication expired', '登录过期：清除 Cookie 并刷新，仅一次'),
  point('4 SMS send button', '发送验证码后 60 秒倒计时；失败立即可重发'),
  point('4 slider captcha', '滑块：成功变绿后关闭，失败变红一秒后换题'),
  point('4 click-word captcha', '点选：按顺序点三处，0.4 秒后校验，失败 0.7 秒后换题'),
  point('4 auth notice', '认证提醒：倒数 5 秒后打开会员中心'),
  point('4 page loading', '页面载入：200 毫秒后出现进度条，约 5 秒填满'),
  point('4 chunk-load failure', '代码载入失败：整页刷新一次，60 秒内不再刷新'),
  point('5 mobile number', '手机号：11 位，1 开头，第二位 2 至 9'),
  point('5 form rules', '提交前逐项校验并指出错误'),
  point('5 invalid phone at SMS', '手机号有误时不发验证码，并提示'),
  point('7 captcha get and check', '取验证题、校验答案'),
  point('7 change password', '修改密码'),
  point('8 error messages', '错误以提示或通知告知'),
  point('8 expired codes', '过期代码与 401 视为未登录'),
];
