import type { NamedPerson } from '../../../machines/identity/arrival';

const personText = ({ name, phone }: NamedPerson) => `${name}（${phone}）`;

export const arrivalCopy = {
  title: '换一个账号登录？',
  here: (person: NamedPerson) => `现在登录的是 ${personText(person)}。`,
  nobodyHere: '现在没有登录。',
  arriving: (person: NamedPerson) => `您打开的链接要以 ${personText(person)}的身份登录。`,
  warning: '如果这个链接不是您自己打开的，请保持现在的账号。',
  stay: '保持现在的账号',
  alone: {
    title: '以这个账号登录？',
    warning: '如果这个链接不是您自己打开的，请不要登录：填写的内容会留在别人的账号里。',
    stay: '不登录',
    enter: ({ name }: NamedPerson) => `以 ${name} 登录`,
  },
  enter: ({ name }: NamedPerson) => `换成 ${name}`,
};
