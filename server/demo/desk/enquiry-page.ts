import { html } from 'hono/html';

import { pageAnswer } from '../pages/page';

export const ENQUIRY_DESK_SCRIPT_PATH = '/__demo/enquiries.js';

const DESKS = {
  spot: { title: '询价处理台', who: '报价员', other: '/__demo/contracts', otherTitle: '合约询价处理台' },
  contract: { title: '合约询价处理台', who: '合约专员', other: '/__demo/enquiries', otherTitle: '询价处理台' },
};

/** Enquiries that wait for a price or can get another one. */
export const enquiryDeskPage = (desk: keyof typeof DESKS) =>
  pageAnswer(
    DESKS[desk].title,
    html`<header>
        <p class="brand">化途 ChemLane</p>
        <h1>${DESKS[desk].title}</h1>
        <p class="lead">
          演示环境里由您扮演${DESKS[desk].who}：选一班，按箱型、罐、袋、计费吨或计费千克报运费，写明有效期；报价按询价人想用的方式成单。询价人收到<a href="/__demo/outbox">短信</a>，
          接受即成单。其余费用按公布费率自动列出。船期还没有定的，勾选“船期待定”，其余费用按所选班次的费率列出。正式环境没有这个页面。<a
            href="${DESKS[desk].other}"
            >${DESKS[desk].otherTitle}</a
          >
          <a href="/__demo/desk">订单处理台</a>
        </p>
        <p id="status" class="when" role="status"></p>
      </header>
      <p id="empty" class="card empty" hidden>没有等待报价的询价。</p>
      <ul id="enquiries" class="list" data-desk="${desk}"></ul>
      <template id="enquiry">
        <li class="card order">
          <h2></h2>
          <p class="who"><span class="pill state"></span> <span class="lane"></span></p>
          <p class="text"></p>
          <p class="when"></p>
          <ul class="said"></ul>
          <label>班次 <select class="offer"></select></label>
          <label><input class="unsailed" type="checkbox" /> 船期待定</label>
          <fieldset class="prices">
            <legend></legend>
          </fieldset>
          <label>有效至 <input class="until" type="datetime-local" /></label>
          <label>说明 <input class="note" type="text" maxlength="500" autocomplete="off" /></label>
          <div class="moves"><button class="answer" type="button">报价</button></div>
          <label>留言或原因 <input class="words" type="text" maxlength="200" autocomplete="off" /></label>
          <div class="moves">
            <button class="say" type="button">发送留言</button>
            <button class="refuse" type="button">不能报价</button>
          </div>
        </li>
      </template>
      <noscript><p class="card">请启用 JavaScript 后处理询价。</p></noscript>`,
    ENQUIRY_DESK_SCRIPT_PATH,
  );
