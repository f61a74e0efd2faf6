import type { VisitFailure } from '../../../machines/shell/header';
import { frameCopy } from './frame';
import { miniProgramWords } from './mini-program';

export const layoutCopy = {
  home: frameCopy.home,
  brands: '旗下品牌',
  account: {
    login: '登录 / 注册',
    signIn: '登录',
    orRegister: ' / 注册',
    changePassword: '修改密码',
    logout: '退出登录',
  },
  header: {
    code: '小程序',
    codeFull: '官方小程序',
    codeTitle: miniProgramWords.open,
    codeText: miniProgramWords.text,
    codePicture: miniProgramWords.picture,
    center: '会员中心',
    wholeVehicle: '整车订单',
    menu: '菜单',
    openMenu: '打开菜单',
    close: '关闭',
    newTab: '（在新标签页打开）',
  },
  visit: {
    blocked: '浏览器拦截了新标签页，',
    openByHand: '点此打开会员中心',
    refused: '暂时无法进入会员中心，请重新登录后再试。',
    unavailable: '会员中心暂时无法连接，请稍后再试。',
  } satisfies Record<VisitFailure['code'] | 'openByHand', string>,
  footer: {
    promise: ['化工品供应链服务平台。', '自营化工品、运输与仓储，在线下单。'],
    friends: '友情链接',
    services: '服务',
    help: '帮助中心',
    guide: '新手指南',
    download: '产品下载',
    about: '关于我们',
    news: '新闻资讯',
    service: '服务热线',
    emergency: '应急救援热线',
    copyright: (since: string, until: string, owner: string) => `© ${since}–${until} ${owner}`,
  },
};
