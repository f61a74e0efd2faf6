import { person } from '#person';
import { useSelector } from '@xstate/react';

import type { LoginActor, LoginForm } from '../../../machines/identity/login';
import { isOpen } from '../../../machines/support/is-open';
import { loginCopy as copy } from '../../../src/copy/people/login';
import { legalTexts } from '../../../src/copy/content/legal-texts';
import { LoginDialog } from '../../../src/features/login/login-dialog';
import { walkView } from '../../support/model/walk-view';
import { loginPlan } from '../../support/plans/identity/login.plan';
import { lookAtLogin } from './login.look';

/** Renders the dialog while it is open. */
function Page({ actor }: { actor: LoginActor }) {
  const isShown = useSelector(actor, isOpen);
  return isShown ? <LoginDialog actor={actor} renderCaptcha={() => <p>captcha</p>} /> : <p>page</p>;
}

const TEXT_FIELDS = { phone: '手机号', code: '短信验证码', passwordAgain: '再次输入' };
const BOXES = { isAgree: /已阅读并同意/, isRemembered: /记住账号和密码/ };

const LINKS = {
  sms: copy.instead.accountExists,
  password: copy.back,
  register: copy.instead.accountUnknown,
  reset: copy.forgotten,
};

async function edit(change: Partial<LoginForm>) {
  const [[field, value] = []] = Object.entries(change);
  if (field === 'isAgree' || field === 'isRemembered') await person.press('checkbox', BOXES[field]);
  else if (field === 'password') await person.type(/^(密码|设置密码|新密码)$/, String(value));
  else await person.type(TEXT_FIELDS[field as keyof typeof TEXT_FIELDS], String(value));
}

walkView({
  plan: loginPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'login.hide': () => person.press('button', copy.close),
    'mode.choose': async ({ mode, via }) => {
      if (via === 'link') await person.press('button', LINKS[mode]);
      else if (mode !== 'reset') await person.press('tab', new RegExp(copy.tabs[mode]));
    },
    'field.change': ({ change }) => edit(change),
    'code.request': () => person.press('button', '获取验证码'),
    'legal.read': ({ text }) => person.press('button', legalTexts.link(text)),
    'form.submit': () => person.press('button', /^(登录|注册并登录|重设并登录)$/),
  },
  byWorld: {
    'login.show': 'the head of a page',
  },
  look: lookAtLogin,
});
