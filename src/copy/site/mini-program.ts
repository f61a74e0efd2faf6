import { links } from './links';

/** What is said of the mini program: while it has no address, that it opens soon, and nothing to scan. */
export const miniProgramWords =
  links.miniProgram === ''
    ? { open: '小程序即将开放', text: '开放后可在这里扫码打开', picture: '小程序即将开放' }
    : { open: '微信扫码，打开小程序', text: '查价、追踪、收截关提醒', picture: '官方小程序二维码' };
