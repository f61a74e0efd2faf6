export const newsCopy = {
  purpose: '危险品运输法规、船期与港口动态，按类别整理。',
  categories: ['全部', '法规', '船期', '港口', '平台公告'],
  category: '资讯分类',
  empty: '该分类暂无资讯',
  emptyText: '新的法规与船期变动发布后会出现在这里。',
  action: { label: '查整箱船期', to: 'shippingFcl' },
  error: '资讯加载失败',
} as const;

export const newsDetailCopy = {
  empty: '资讯不存在',
  emptyText: '它可能已被撤下，或者链接有误。',
  action: { label: '返回新闻资讯', to: 'news' },
  error: '加载失败',
} as const;
