import type { RouteName } from '../../../domain/routes';

export const notFoundCopy = {
  code: '错误 404',
  title: '页面走丢了',
  english: 'Sorry, the page you visited is lost.',
  plain: 'This page could not be found',
  home: '返回首页',
  onwards: '或者从这里继续',
  picture: '海图到此为止，航道之外的一艘船',
};

export const WAYS_ON: readonly RouteName[] = ['shippingFcl', 'dgdesk', 'helpCenter'];
