type Section = { title: string; text: string };

export type HelpArticle = { code: string; title: string; intro: string; sections: readonly Section[] };

/** The three leaves of the help center; an address names them by their codes. */
export const HELP: readonly [HelpArticle, ...HelpArticle[]] = [
  {
    code: '1.1.1',
    title: '新手指南',
    intro: '从查价到装船，第一次订危险品货运只需要知道这六件事。',
    sections: [
      {
        title: '先查能不能走',
        text: '选运输方式，填起运港、目的港和 UN 编号（或品名、CAS 号）。结果先写可接、需审、不接，再写价格。',
      },
      {
        title: '看懂价格',
        text: '卡片上的总价含起运港全部费用；「未包含」单独列出；价格锁定 24 小时，到期可重新获取。',
      },
      {
        title: '注册与登录',
        text: '用手机号注册，短信验证码或密码登录。表单可以先填，提交时才需要登录，填好的内容不会丢。',
      },
      { title: '完成企业认证', text: '企业用户下单后两天内须完成企业认证，否则订单自动取消；到期前会提醒两次。' },
      { title: '备齐资料', text: 'SDS、危包证、24 小时应急联系人。缺少的资料可在下单后补交，页面会写明最晚时间。' },
      { title: '盯住截止时间', text: '截单、截 VGM、危品申报与截港排成一条时间线；下一个要办的用粗体标出。' },
    ],
  },
  {
    code: '2',
    title: '产品下载',
    intro: '小程序随手查价、追踪与收截关提醒；电脑端无须安装。',
    sections: [
      { title: '官方小程序', text: '点击页面顶部的「小程序」，用微信扫码即可打开；手机上在菜单底部可见。' },
      { title: '电脑端', text: '支持近两年内的主流浏览器，1280 像素以上宽度显示完整筛选栏。' },
    ],
  },
  {
    code: '3',
    title: '关于我们',
    intro: '我们做危险化学品的货运与供应链服务，不参与买卖双方的交易。',
    sections: [
      { title: '做什么', text: '海运整箱与拼箱、空运、铁路、罐箱、液袋、内装、仓储与危品申报，一套单证、一张时间表。' },
      {
        title: '不做什么',
        text: '不替货物隐瞒品名与类别；拿不准的由危品服务台人工判定，判定注明规则版本，以承运人与主管机关审核为准。',
      },
      { title: '资质', text: '危险化学品经营许可证与备案编号见页面底部。' },
    ],
  },
];

export const helpCenterCopy = {
  tree: '帮助目录',
  contact: '没有找到相关帮助',
  contactText: '请拨打服务热线，或到危品服务台留下问题。',
  empty: '没有找到相关帮助',
  error: '文章加载失败',
};
