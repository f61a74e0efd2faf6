export const notFoundCopy = {
  title: '这片海域还没有海图',
  text: '您要找的页面不存在，可能已被移走，也可能从未有过。',
  english: 'This page could not be found. It may have moved, or it may never have existed.',
  home: '返回首页',
};
