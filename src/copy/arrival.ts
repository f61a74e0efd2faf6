import type { NamedPerson } from '../../machines/identity/arrival';

const named = ({ name, phone }: NamedPerson) => `${name}（${phone}）`;

export const arrivalCopy = {
  title: '换一个账号登录？',
  here: (person: NamedPerson) => `现在登录的是 ${named(person)}。`,
  arriving: (person: NamedPerson) => `您打开的链接要以 ${named(person)}的身份登录。`,
  warning: '如果这个链接不是您自己打开的，请保持现在的账号。',
  stay: '保持现在的账号',
  enter: ({ name }: NamedPerson) => `换成 ${name}`,
};
