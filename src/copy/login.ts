export const loginCopy = {
  phone: { label: '手机号', hint: '仅支持中国大陆手机号', placeholder: '请输入 11 位手机号', prefix: '+86' },
  code: { label: '短信验证码', hint: '6 位数字，5 分钟内有效', placeholder: '请输入验证码' },
  safety: { label: '安全验证' },
};
