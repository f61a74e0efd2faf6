import { CONTACT } from '../../../domain/people/contact';
import type { SmsMessageType } from '../../../domain/people/sms';
import type { LoginMode, LoginReason, SignInFailureCode } from '../../../machines/identity/login';

export const loginCopy = {
  title: {
    sms: '登录化途',
    password: '登录化途',
    register: '注册化途账号',
    reset: '重设密码',
  } satisfies Record<LoginMode, string>,
  tabs: { sms: '验证码登录', password: '密码登录', register: '注册' },
  ways: '登录方式',
  close: '关闭',
  phone: { label: '手机号', placeholder: '请输入 11 位手机号', prefix: '+86' },
  phoneHint: {
    sms: '首次使用请先注册',
    password: '首次使用请先注册',
    register: '手机号即登录账号',
    reset: '注册时使用的手机号',
  } satisfies Record<LoginMode, string>,
  recalled: '已填入本机保存的账号',
  code: { label: '短信验证码', placeholder: '请输入验证码', hint: '6 位数字，5 分钟内有效' },
  codeFor: { user_login: '登录', user_sign: '注册', user_pwd: '重设密码', user_close: '注销账号' } satisfies Record<
    SmsMessageType,
    string
  >,
  codeForOther: (sent: string, wanted: string) => `已发出的验证码用于${sent}，${wanted}请重新获取`,
  safety: { label: '安全验证', hint: '滑动拼图或点选文字，也可全程用键盘', sent: '未收到？倒计时结束后可重新发送' },
  password: { label: '密码', placeholder: '请输入密码', hint: '至少 6 位，区分大小写' },
  newPassword: { label: '设置密码', placeholder: '至少 6 位', hint: '建议字母加数字' },
  resetPassword: { label: '新密码', placeholder: '至少 6 位', hint: '建议字母加数字' },
  passwordAgain: { label: '再次输入', placeholder: '再输一次', hint: '' },
  passwordReset: '密码已重设，请用新密码登录',
  remember: {
    label: '记住账号和密码 30 天',
    hint: ['密码由本机密钥加密后保存，换浏览器不会带出。', '公用电脑请勿勾选。'],
  },
  forgotten: '忘记密码',
  back: '返回密码登录',
  proof: {
    demand: '请先完成安全验证，再登录',
    under: '等待完成安全验证…',
    start: '去验证',
    hint: '验证通过后自动继续登录',
  },
  submit: {
    sms: { idle: '登录', busy: '正在登录…' },
    password: { idle: '登录', busy: '正在登录…' },
    register: { idle: '注册并登录', busy: '正在注册…' },
    reset: { idle: '重设并登录', busy: '正在重设…' },
  } satisfies Record<LoginMode, { idle: string; busy: string }>,
  consent: { implied: '登录即表示同意', ticked: '已阅读并同意', and: '和', edition: (day: string) => `（${day} 版）` },
  help: { before: '遇到问题请致电', after: `，${CONTACT.serviceHours}` },
  failure: {
    loginRefused: '手机号或密码不正确，请重新输入',
    captchaRequired: '请先完成安全验证',
    captchaFailed: '安全验证未通过，请重试',
    captchaCancelled: '请先完成安全验证',
    codeRefused: '验证码不正确或已失效，请重新输入',
    accountUnknown: '该手机号尚未注册',
    accountExists: '该手机号已注册',
    agreementChanged: '请阅读并同意协议的现行版本',
    tooMany: '操作太频繁，请稍后再试',
    unavailable: '服务器繁忙，请稍后再试',
    network: '网络不通，请检查网络后重试',
    unexpected: '服务器繁忙，请稍后再试',
  } satisfies Record<SignInFailureCode, string>,
  instead: { accountUnknown: '去注册', accountExists: '去登录' },
  panel: {
    wish: {
      title: '登录之后',
      lines: [
        { icon: 'document', title: '逐项费用，一目了然', text: '含什么、不含什么，写在价格旁' },
        { icon: 'clock', title: '截关、截港逐项提醒', text: '错过之前先知道' },
        { icon: 'undo', title: '填到一半，接着填', text: '登录不丢已填内容' },
      ],
    },
    resume: {
      title: '登录后继续',
      lines: [
        { icon: 'undo', title: '从刚才的一步接着走', text: '登录后自动完成您刚才的操作' },
        { icon: 'document', title: '已填内容保留', text: '不用重新填写' },
      ],
    },
    expired: {
      title: '登录已过期',
      lines: [
        { icon: 'shield', title: '为保护账号，请重新登录', text: '长时间未使用，或已在别处退出' },
        { icon: 'document', title: '已填内容保留', text: '不用重新填写' },
      ],
    },
  } as const satisfies Record<
    LoginReason,
    { title: string; lines: readonly { icon: string; title: string; text: string }[] }
  >,
  steps: {
    title: '三步开始订舱',
    lines: [
      { title: '手机号注册', text: '约 1 分钟' },
      { title: '企业认证', text: '下单后 48 小时内完成，否则订单自动取消' },
      { title: '查价、下单、交单证', text: '截关、截港时间逐项提醒' },
    ],
  },
};
