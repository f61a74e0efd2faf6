import { links } from './links';

/** Words about the mini program; without an address it is announced and no code is shown. */
export const miniProgramWords =
  links.miniProgram === ''
    ? { open: '小程序即将开放', text: '开放后可在这里扫码打开', picture: '小程序即将开放' }
    : { open: '微信扫码，打开小程序', text: '查价、追踪、收截关提醒', picture: '官方小程序二维码' };
