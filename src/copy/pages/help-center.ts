export const helpCenterCopy = {
  what: '帮助',
  tree: '帮助目录',
  fold: (count: number) => (count === 0 ? '全部文章' : `全部文章（${count} 篇）`),
  search: '搜索帮助',
  hint: '例如：认证、取消、zongjia',
  submit: '搜索',
  found: (count: number, asked: string) => `与“${asked}”有关的帮助，共 ${count} 篇`,
  empty: '没有找到相关帮助',
  emptyText: '换一个更短的词，或者直接问我们。',
  unknown: (code: string) => `没有编码为“${code}”的帮助`,
  unknownText: '它可能已被撤下，或者链接有误。可以从目录里找，或者搜索。',
  all: '返回全部帮助',
  unsolved: '没有解决您的问题？',
  unsolvedText: (hasMail: boolean, hasLine: boolean) =>
    hasMail
      ? `写信${hasLine ? '或打电话' : ''}给我们，信里会自动注明您正在看的这一篇。`
      : `${hasLine ? '打电话给我们，或者' : ''}到危品服务台提问。`,
  mail: '写信反馈',
  mailSubject: (title: string) => `帮助中心反馈：${title}`,
  desk: '到危品服务台提问',
  papers: {
    company: '公司',
    licence: '经营许可',
    icp: '网站备案',
    police: '公安备案',
    line: '服务热线',
    mail: '服务邮箱',
  },
};
