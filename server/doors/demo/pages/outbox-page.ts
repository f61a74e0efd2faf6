import { html } from 'hono/html';

import { pageAnswer } from './page';

export const OUTBOX_SCRIPT_PATH = '/__demo/outbox.js';

export const outboxPage = () =>
  pageAnswer(
    '短信发件箱',
    html`<header>
        <p class="brand">化途 ChemLane</p>
        <h1>短信发件箱</h1>
        <p class="lead">演示环境不会真的发出短信，验证码会出现在这里，最新的在最上面，页面自动刷新。订单、询价与企业认证由您在<a href="/__demo/staff">平台工作台</a>处理。</p>
        <p id="status" class="when" role="status"></p>
      </header>
      <p id="empty" class="card empty">还没有短信。在登录窗口点击“获取验证码”后，验证码会出现在这里。</p>
      <ul id="messages" class="list"></ul>
      <template id="message">
        <li class="card message">
          <p class="who"><span class="phone"></span> <span class="pill purpose"></span> <span class="pill state"></span></p>
          <p class="code"></p>
          <p class="text"></p>
          <p class="when"></p>
          <button type="button">复制</button>
        </li>
      </template>
      <noscript><p class="card">请启用 JavaScript 后查看验证码。</p></noscript>`,
    OUTBOX_SCRIPT_PATH,
  );
