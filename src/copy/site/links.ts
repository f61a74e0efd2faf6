/** Outside addresses and sister brands; each can be overridden by a build setting. */
const setting = (name: string, otherwise: string): string => {
  const given: unknown = import.meta.env[name];
  return typeof given === 'string' && given !== '' ? given : otherwise;
};

type Link = { label: string; href: string };

const FRIENDS =
  '国际海事组织|https://www.imo.org/,联合国危险货物运输|https://unece.org/transport/dangerous-goods,国际贸易单一窗口|https://www.singlewindow.cn/';

const parseLinks = (list: string): Link[] =>
  list.split(',').map((entry) => {
    const [label = '', href = ''] = entry.split('|');
    return { label, href };
  });

export const links = {
  /** Sister brands link to pages of this site until they have their own. */
  truck: setting('VITE_HAUL_URL', '/haul'),
  consol: setting('VITE_CONSOL_URL', '/lcl'),
  /** Content of the QR code in header, menu and help. Empty: the mini program is not open yet. */
  miniProgram: setting('VITE_MINI_PROGRAM_URL', ''),
  userCenter: setting('VITE_USER_CENTER_URL', '/user-center/'),
  friends: parseLinks(setting('VITE_FRIENDLY_LINKS', FRIENDS)),
};
